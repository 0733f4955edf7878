import type { PostPreview } from '@whenabouts/server/contract';
import { EditPostPage, NewPostPage } from '../../features/admin/editor/post-editor.tsx';
import { Article } from '../../features/blog/article.tsx';

const renderPost = (post: PostPreview) => <Article post={post} updatedAt={new Date().toISOString()} />;

/** Pages of the post editor. Their preview is the blog's article. */
export const NewPost = () => <NewPostPage renderPost={renderPost} />;
export const EditPost = () => <EditPostPage renderPost={renderPost} />;
