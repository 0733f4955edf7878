import type { EditablePost } from '@whenabouts/server/contract';
import { useMemo } from 'react';
import { readEditablePost, useEditablePost } from '../../../api/admin-posts.ts';
import { useParams } from '../../../router.ts';
import { AdminOnly } from '../admin-only.tsx';
import { PostPlaceholder } from '../post-placeholder.tsx';
import { PostEditor } from './post-editor.tsx';
import { valuesOf } from './post-values.ts';

const TITLE = 'Edit blog post';

export function EditPostPage() {
  const { id = '' } = useParams();
  return (
    <AdminOnly title={TITLE}>
      <EditPost key={id} id={id} />
    </AdminOnly>
  );
}

function EditPost({ id }: { id: string }) {
  const { data: post, error, mutate } = useEditablePost(id);
  if (!post) return <PostPlaceholder title={TITLE} error={error} onRetry={() => void mutate()} />;
  return (
    <LoadedPost
      // A new version resets the form.
      key={post.version}
      post={post}
      onReload={async () => {
        await mutate(readEditablePost(post.id), { revalidate: false });
      }}
    />
  );
}

function LoadedPost({ post, onReload }: { post: EditablePost; onReload: () => Promise<void> }) {
  const initial = useMemo(() => valuesOf(post), [post]);
  return <PostEditor title={TITLE} initial={initial} post={post} onReload={onReload} />;
}
