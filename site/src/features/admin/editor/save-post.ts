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
  /** True if an attempt with the key may have created the post. */
  let mayExist = false;

  /** Creates the post. `onAttempt` is called before the request is sent. */
  async function create(body: PostBody | DraftBody, mode: SaveMode, onAttempt: () => void): Promise<void> {
    const mayHaveExisted = mayExist;
    mayExist = true;
    onAttempt();
    let post: EditablePost;
    try {
      post = await createAs(mode, body, idempotencyKey);
    } catch (error) {
      // The server rejected this attempt. Earlier ones may still have created the post.
      if (error instanceof ApiError && error.status < 500) mayExist = mayHaveExisted;
      throw error;
    }
    if (!mayHaveExisted) return;
    // An earlier attempt may have created the post, perhaps with other content.
    if (post.version === 1) {
      await updateAs(mode, post.id, body, post.version);
      return;
    }
    // The post was changed since, perhaps by another admin. The server rejects the slug of a new one.
    idempotencyKey = newIdempotencyKey();
    mayExist = false;
    await create(body, mode, onAttempt);
  }

  return {
    /** Returns the key of the attempts that may have created the post; undefined if there are none. */
    attempt: () => (mayExist ? idempotencyKey : undefined),
    /** Continues the attempts of an earlier page. */
    resume: (attempt: string) => {
      idempotencyKey = attempt;
      mayExist = true;
    },
    create,
  };
}
