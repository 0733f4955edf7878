import type { EditablePost } from '../../contract/index.ts';
import type { AuditLog } from '../audit/audit-log.entity.ts';
import type { Database } from '../database/database.ts';
import type { Actor } from '../http/middleware/session.ts';
import type { RequestContext } from '../http/request-context.ts';
import type { Handlers } from '../http/router.ts';
import { authorOf, updateAuthor } from './authors.ts';
import type { Audience, Posts } from './posts.ts';
import { previewPost } from './preview-post.ts';
import { createPost, deletePost, updatePost } from './write-post.ts';

interface PostOptions {
  readonly database: Database;
  readonly posts: Posts;
  readonly audit: AuditLog;
  readonly now: () => number;
}

const audienceOf = (actor: Actor | undefined): Audience => (actor?.kind === 'admin' ? 'admins' : 'visitors');

/** Returns the handlers of posts, drafts and their authors. */
export function postRoutes(options: PostOptions) {
  const { database, posts } = options;
  return {
    listPosts: async ({ actor }) => (await posts.list(audienceOf(actor))).response,
    readPost: async ({ actor, param }) => (await posts.read(param, audienceOf(actor))).response,

    createPost: (context) => sendVersioned(context, createPost(options, context, 'published')),
    updatePost: (context) => sendVersioned(context, updatePost(options, context, 'published')),
    createDraft: (context) => sendVersioned(context, createPost(options, context, 'draft')),
    updateDraft: (context) => sendVersioned(context, updatePost(options, context, 'draft')),
    editPost: (context) => sendVersioned(context, posts.edit(context.id)),
    previewPost: (context) => previewPost(options, context),
    deletePost: (context) => deletePost(options, context),

    readAuthor: ({ actor }) => authorOf(database, actor),
    updateAuthor: (context) => updateAuthor(options, context),
  } satisfies Partial<Handlers>;
}

/** Returns a post, and sets the `ETag` of the response to its version. */
async function sendVersioned(
  { setVersion }: Pick<RequestContext, 'setVersion'>,
  loading: Promise<EditablePost>,
): Promise<EditablePost> {
  const post = await loading;
  setVersion(post.version);
  return post;
}
