import type { EditablePost } from '../../contract/index.ts';
import type { RequestContext } from '../http/request-context.ts';
import type { Handlers } from '../http/router.ts';
import type { Services } from '../services.ts';
import { authorOf, updateAuthor } from './authors.ts';
import { audienceOf } from './post-access.ts';
import { previewPost } from './preview-post.ts';
import { createPost, deletePost, updatePost } from './write-post.ts';

/** Returns the handlers of posts, drafts and their authors. */
export function postRoutes(services: Services) {
  const { database, posts } = services;
  return {
    listPosts: async ({ actor }) => (await posts.list(audienceOf(actor))).response,
    readPost: async ({ actor, param }) => (await posts.read(param, audienceOf(actor))).response,

    createPost: (context) => withETag(context, createPost(services, context, 'published')),
    updatePost: (context) => withETag(context, updatePost(services, context, 'published')),
    createDraft: (context) => withETag(context, createPost(services, context, 'draft')),
    updateDraft: (context) => withETag(context, updatePost(services, context, 'draft')),
    editPost: (context) => withETag(context, posts.readEditable(context.id, context.actor)),
    previewPost: (context) => previewPost(services, context),
    deletePost: (context) => deletePost(services, context),

    readAuthor: ({ actor }) => authorOf(database, actor),
    updateAuthor: (context) => updateAuthor(services, context),
  } satisfies Partial<Handlers>;
}

/** Returns a post, and sets the `ETag` of the response to its version. */
async function withETag(
  { setVersion }: Pick<RequestContext, 'setVersion'>,
  loading: Promise<EditablePost>,
): Promise<EditablePost> {
  const post = await loading;
  setVersion(post.version);
  return post;
}
