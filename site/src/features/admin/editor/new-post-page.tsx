import { useState } from 'react';
import { AdminOnly } from '../admin-only.tsx';
import { PostEditor } from './post-editor.tsx';
import { newValues, todayOf } from './post-values.ts';

const TITLE = 'New blog post';

export function NewPostPage() {
  return (
    <AdminOnly title={TITLE}>
      <NewPost />
    </AdminOnly>
  );
}

function NewPost() {
  const [initial] = useState(() => newValues(todayOf(new Date())));
  return <PostEditor title={TITLE} initial={initial} onReload={async () => {}} />;
}
