import type { DraftBody, EditablePost, PostBody } from '@whenabouts/server/contract';
import {
  createDraft,
  createPost,
  findEditablePost,
  updateDraft,
  updatePost,
} from '../../../api/admin-posts.ts';
import { ApiError } from '../../../api/request.ts';
import { coverOf, type SaveMode } from './post-values.ts';

/** Updates a post. The body must be valid for the mode. `version` undefined overwrites newer versions. */
export const updateAs = (
  mode: SaveMode,
  id: number,
  body: PostBody | DraftBody,
  version: number | undefined,
): Promise<EditablePost> =>
  mode === 'draft' ? updateDraft(id, body, version) : updatePost(id, body as PostBody, version);

/** Creates a post. The body must be valid for the mode. */
const createAs = (mode: SaveMode, body: PostBody | DraftBody): Promise<EditablePost> =>
  mode === 'draft' ? createDraft(body) : createPost(body as PostBody);

/** Returns a function that creates a post at most once, even if the response to an earlier attempt was lost. */
export function createOnce(): (body: PostBody | DraftBody, mode: SaveMode) => Promise<void> {
  /** The body of the last attempt without a response, or with a server error. It may have been stored. */
  let unconfirmed: PostBody | DraftBody | undefined;

  return async (body, mode) => {
    const stored = unconfirmed && (await findStored(unconfirmed));
    if (stored) {
      await updateAs(mode, stored.id, body, stored.version);
      return;
    }
    try {
      await createAs(mode, body);
    } catch (error) {
      // The slug may be taken by this post itself, stored by an attempt before the page was reloaded.
      if (isTaken(error) && (await findStored(body))) return;
      if (!isRejection(error)) unconfirmed = body;
      throw error;
    }
  };
}

/** Finds a post with this slug and exactly this content; undefined if there is none. */
async function findStored(body: PostBody | DraftBody): Promise<EditablePost | undefined> {
  if (body.slug === '') return undefined;
  const post = await findEditablePost(body.slug);
  return post && matchesBody(post, body) ? post : undefined;
}

/** Returns true if saving `body` would result in this post. */
export function matchesBody(post: EditablePost, body: PostBody | DraftBody): boolean {
  const hasSameTexts = (['title', 'slug', 'excerpt', 'content', 'category'] as const).every(
    (name) => post[name] === body[name],
  );
  return (
    hasSameTexts &&
    coverOf(post) === body.coverImage &&
    (!body.publishedAt || post.publishedAt === body.publishedAt) &&
    (post.tags ?? []).join('\n') === (body.tags ?? []).join('\n') &&
    (post.metaTitle ?? '') === (body.metaTitle ?? '') &&
    (post.metaDescription ?? '') === (body.metaDescription ?? '')
  );
}

const isTaken = (error: unknown): boolean => error instanceof ApiError && error.code === 'taken';

/** Returns true if the server rejected the request, so that nothing was stored. */
const isRejection = (error: unknown): boolean => error instanceof ApiError && error.status < 500;
