import type { Audit } from '../audit/audit-log.entity.ts';
import type { Database } from '../database/database.ts';
import type { Actor } from '../http/middleware/session.ts';
import type { Handlers } from '../http/router.ts';
import { authorOf, changeAuthor } from './authors.ts';
import type { Audience, Posts } from './posts.ts';
import { createPost, deletePost, updatePost } from './write-post.ts';

interface PostOptions {
  readonly database: Database;
  readonly posts: Posts;
  readonly audit: Audit;
  readonly now: () => number;
}

type PostHandlers = Pick<
  Handlers,
  | 'listPosts'
  | 'readPost'
  | 'createPost'
  | 'updatePost'
  | 'editPost'
  | 'deletePost'
  | 'readAuthor'
  | 'updateAuthor'
>;

const audienceOf = (actor: Actor | undefined): Audience => (actor?.kind === 'admin' ? 'admins' : 'visitors');

export function postRoutes(options: PostOptions): PostHandlers {
  const { database, posts, audit } = options;
  return {
    listPosts: async ({ actor }) => (await posts.list(audienceOf(actor))).prepared,
    readPost: async ({ actor, word }) => (await posts.read(word, audienceOf(actor))).prepared,

    createPost: async (call) => {
      const post = await createPost(options, call);
      call.setVersion(post.version);
      return post;
    },
    updatePost: async (call) => {
      const post = await updatePost(options, call);
      call.setVersion(post.version);
      return post;
    },
    editPost: async ({ id, setVersion }) => {
      const post = await posts.edit(id);
      setVersion(post.version);
      return post;
    },
    deletePost: (call) => deletePost(options, call),

    readAuthor: ({ actor }) => authorOf(database, actor),
    updateAuthor: ({ actor, body, address, requestId: request }) =>
      changeAuthor({ database, audit, actor, body, address: address(), request }),
  };
}
