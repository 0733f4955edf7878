import type { EditablePost } from '@whenabouts/server/contract';
import { useMemo } from 'react';
import { readEditablePost, useEditablePost } from '../../../api/admin-posts.ts';
import { useParams } from '../../../router.ts';
import { AdminOnly } from '../admin-only.tsx';
import { PostPlaceholder } from '../post-placeholder.tsx';
import { PostEditor, type PostEditorProps } from './post-editor.tsx';
import { valuesOf } from './post-values.ts';

const TITLE = 'Edit blog post';

export function EditPostPage({ renderPost }: Pick<PostEditorProps, 'renderPost'>) {
  const { id = '' } = useParams();
  return (
    <AdminOnly title={TITLE}>
      <EditPost key={id} id={id} renderPost={renderPost} />
    </AdminOnly>
  );
}

function EditPost({ id, renderPost }: { id: string } & Pick<PostEditorProps, 'renderPost'>) {
  const { data: post, error, mutate } = useEditablePost(id);
  if (!post) return <PostPlaceholder title={TITLE} error={error} onRetry={() => void mutate()} />;
  return (
    <LoadedPost
      // A new version resets the form.
      key={post.version}
      post={post}
      renderPost={renderPost}
      onReload={async () => {
        await mutate(readEditablePost(post.id), { revalidate: false });
      }}
    />
  );
}

interface LoadedPostProps extends Pick<PostEditorProps, 'onReload' | 'renderPost'> {
  post: EditablePost;
}

function LoadedPost(props: LoadedPostProps) {
  const { post } = props;
  const initial = useMemo(() => valuesOf(post), [post]);
  return <PostEditor title={TITLE} initial={initial} {...props} />;
}
