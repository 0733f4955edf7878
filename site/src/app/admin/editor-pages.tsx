import type { PostPreview } from '@whenabouts/server/contract';
import { EditPostPage } from '../../features/admin/editor/edit-post-page.tsx';
import { NewPostPage } from '../../features/admin/editor/new-post-page.tsx';
import { Article } from '../../features/blog/article.tsx';

const renderPost = (post: PostPreview) => <Article post={post} />;

/** The editor with the blog's article as its preview. */
export const NewPost = () => <NewPostPage renderPost={renderPost} />;
export const EditPost = () => <EditPostPage renderPost={renderPost} />;
