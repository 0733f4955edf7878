import type { PostPreview } from '@whenabouts/server/contract';
import { EditPostPage, NewPostPage } from '../../features/admin/editor/post-editor-pages.tsx';
import { Article } from '../../features/blog/article.tsx';

const renderPost = (post: PostPreview) => <Article post={post} />;

/** The editor with the blog's article as its preview. */
export const NewPost = () => <NewPostPage renderPost={renderPost} />;
export const EditPost = () => <EditPostPage renderPost={renderPost} />;
