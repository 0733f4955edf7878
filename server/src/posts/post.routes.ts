import type { AuditLog } from '../audit/audit-log.entity.ts';
import type { Database } from '../database/database.ts';
import type { Actor } from '../http/middleware/session.ts';
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

    createPost: async (context) => {
      const post = await createPost(options, context, 'published');
      context.setVersion(post.version);
      return post;
    },
    updatePost: async (context) => {
      const post = await updatePost(options, context, 'published');
      context.setVersion(post.version);
      return post;
    },
    createDraft: async (context) => {
      const post = await createPost(options, context, 'draft');
      context.setVersion(post.version);
      return post;
    },
    updateDraft: async (context) => {
      const post = await updatePost(options, context, 'draft');
      context.setVersion(post.version);
      return post;
    },
    previewPost: (context) => previewPost(options, context),
    editPost: async ({ id, setVersion }) => {
      const post = await posts.edit(id);
      setVersion(post.version);
      return post;
    },
    deletePost: (context) => deletePost(options, context),

    readAuthor: ({ actor }) => authorOf(database, actor),
    updateAuthor: (context) => updateAuthor(options, context),
  } satisfies Partial<Handlers>;
}
