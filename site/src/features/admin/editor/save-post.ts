import type { DraftBody, EditablePost, PostBody } from '@whenabouts/server/contract';
import { createDraft, createPost, updateDraft, updatePost } from '../../../api/admin-posts.ts';
import { ApiError, newIdempotencyKey } from '../../../api/request.ts';
import type { SaveMode } from './post-values.ts';

/** Updates a post. The body must be valid for the mode. `version` undefined overwrites newer versions. */
export const updateAs = (
  mode: SaveMode,
  id: number,
  body: PostBody | DraftBody,
  version: number | undefined,
): Promise<EditablePost> =>
  mode === 'draft' ? updateDraft(id, body, version) : updatePost(id, body as PostBody, version);

/** Creates a post. The body must be valid for the mode. */
const createAs = (
  mode: SaveMode,
  body: PostBody | DraftBody,
  idempotencyKey: string,
): Promise<EditablePost> =>
  mode === 'draft' ? createDraft(body, idempotencyKey) : createPost(body as PostBody, idempotencyKey);

export type Creation = ReturnType<typeof newCreation>;

/** Creates a post at most once, even if the responses to earlier attempts were lost. */
export function newCreation() {
  let idempotencyKey = newIdempotencyKey();
  /** What the attempts have sent, without those that the server rejected. */
  let sent = new Set<string>();
  return {
    /** Returns the key of the attempts that may have created the post; undefined if there are none. */
    attempt: () => (sent.size > 0 ? idempotencyKey : undefined),
    /** Continues the attempts of an earlier page. */
    resume: (attempt: string) => {
      idempotencyKey = attempt;
      sent = new Set(['unknown']);
    },
    /** Creates the post. `onAttempt` is called before the request is sent. */
    create: async (body: PostBody | DraftBody, mode: SaveMode, onAttempt: () => void): Promise<void> => {
      const content = JSON.stringify([mode, body]);
      sent.add(content);
      onAttempt();
      try {
        const post = await createAs(mode, body, idempotencyKey);
        if (sent.size === 1) return;
        // An earlier attempt may have created the post with other content. If it was changed since, perhaps by another
        // admin, the server rejects the new post's slug.
        if (post.version === 1) await updateAs(mode, post.id, body, post.version);
        else await createAs(mode, body, newIdempotencyKey());
      } catch (error) {
        if (error instanceof ApiError && error.status < 500) sent.delete(content);
        throw error;
      }
    },
  };
}
