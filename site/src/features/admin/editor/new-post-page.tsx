import { useState } from 'react';
import { AdminOnly } from '../admin-only.tsx';
import { PostEditor, type PostEditorProps } from './post-editor.tsx';
import { newValues, todayOf } from './post-values.ts';

const TITLE = 'New blog post';

export function NewPostPage({ renderPost }: Pick<PostEditorProps, 'renderPost'>) {
  return (
    <AdminOnly title={TITLE}>
      <NewPost renderPost={renderPost} />
    </AdminOnly>
  );
}

function NewPost({ renderPost }: Pick<PostEditorProps, 'renderPost'>) {
  const [initial] = useState(() => newValues(todayOf(new Date())));
  return <PostEditor title={TITLE} initial={initial} onReload={async () => {}} renderPost={renderPost} />;
}
