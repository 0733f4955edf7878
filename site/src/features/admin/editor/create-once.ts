import type { EditablePost, PostBody } from '@whenabouts/server/contract';
import { createPost, findEditablePost, updatePost } from '../../../api/admin-posts.ts';
import { ApiError } from '../../../api/request.ts';

/** Returns a function that creates a post at most once, even if the response to an earlier attempt was lost. */
export function createOnce(): (body: PostBody) => Promise<void> {
  /** The body of an attempt without a response, which may have been stored. */
  let unconfirmed: PostBody | undefined;

  return async (body) => {
    const stored = unconfirmed && (await findStored(unconfirmed));
    if (stored) {
      await updatePost(stored.id, body, stored.version);
      return;
    }
    try {
      await createPost(body);
    } catch (error) {
      // An attempt before this page was reloaded has stored it.
      if (isTaken(error) && (await findStored(body))) return;
      if (!isRejection(error)) unconfirmed = body;
      throw error;
    }
  };
}

/** Finds a post with this slug and exactly this content. */
async function findStored(body: PostBody): Promise<EditablePost | undefined> {
  const post = await findEditablePost(body.slug);
  return post && matchesBody(post, body) ? post : undefined;
}

/** Returns true if saving `body` would result in this post. */
export function matchesBody(post: EditablePost, body: PostBody): boolean {
  const same = (['title', 'slug', 'excerpt', 'content', 'coverImage', 'category'] as const).every(
    (name) => post[name] === body[name],
  );
  return (
    same &&
    (!body.publishedAt || post.publishedAt === body.publishedAt) &&
    (post.tags ?? []).join('\n') === (body.tags ?? []).join('\n') &&
    (post.metaTitle ?? '') === (body.metaTitle ?? '') &&
    (post.metaDescription ?? '') === (body.metaDescription ?? '')
  );
}

const isTaken = (error: unknown): boolean => error instanceof ApiError && error.code === 'taken';

/** Returns true if the server rejected the request, so that nothing was stored. */
const isRejection = (error: unknown): boolean => error instanceof ApiError && error.status < 500;
