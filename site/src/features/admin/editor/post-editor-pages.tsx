import type { EditablePost } from '@whenabouts/server/contract';
import { useMemo, useState } from 'react';
import { readEditablePost, useEditablePost } from '../../../api/admin-posts.ts';
import { useParams } from '../../../router.ts';
import { AdminOnly } from '../admin-only.tsx';
import { PostPlaceholder } from '../post-placeholder.tsx';
import { PostEditor, type PostEditorProps } from './post-editor.tsx';
import { newValues, todayOf, valuesOf } from './post-values.ts';

/** The preview of the editor. The app passes it, because features do not import one another. */
type RenderPost = Pick<PostEditorProps, 'renderPost'>;

const NEW_TITLE = 'New blog post';
const EDIT_TITLE = 'Edit blog post';

/** The editor with a new post. */
export function NewPostPage(props: RenderPost) {
  return (
    <AdminOnly title={NEW_TITLE}>
      <NewPost {...props} />
    </AdminOnly>
  );
}

function NewPost({ renderPost }: RenderPost) {
  const [initial] = useState(() => newValues(todayOf(new Date())));
  return <PostEditor title={NEW_TITLE} initial={initial} renderPost={renderPost} />;
}

/** The editor with a stored post, draft or published. */
export function EditPostPage({ renderPost }: RenderPost) {
  const { id = '' } = useParams();
  return (
    <AdminOnly title={EDIT_TITLE}>
      <EditPost key={id} id={id} renderPost={renderPost} />
    </AdminOnly>
  );
}

function EditPost({ id, renderPost }: { id: string } & RenderPost) {
  const { data: post, error, mutate } = useEditablePost(id);
  if (!post) return <PostPlaceholder title={EDIT_TITLE} error={error} onRetry={() => void mutate()} />;
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
  return <PostEditor title={EDIT_TITLE} initial={initial} {...props} />;
}
