import type { DraftBody, EditablePost, PostBody } from '@whenabouts/server/contract';
import {
  createDraft,
  createPost,
  readEditablePost,
  updateDraft,
  updatePost,
} from '../../../api/admin-posts.ts';
import { ApiError, hasStatus, newIdempotencyKey } from '../../../api/request.ts';
import type { Draft } from './drafts.ts';
import { isStoredAs, type SaveMode } from './post-values.ts';

/** A stored post, in the version that the form is based on. */
interface StoredPost {
  id: number;
  version: number;
}

/** The version of a post when it has been created and not updated. */
const FIRST_VERSION = 1;

/** The values to save. The body must be valid for the mode. */
interface Save {
  readonly mode: SaveMode;
  readonly body: PostBody | DraftBody;
}

interface AttemptOptions {
  /** Replaces newer versions. */
  readonly overwrite: boolean;
  /** Called before each request that may create a post, or update one that an earlier request created. */
  readonly onAttempt: () => void;
}

const updateAs = ({ mode, body }: Save, id: number, version: number | undefined): Promise<EditablePost> =>
  mode === 'draft' ? updateDraft(id, body, version) : updatePost(id, body as PostBody, version);

const createAs = ({ mode, body }: Save, idempotencyKey: string): Promise<EditablePost> =>
  mode === 'draft' ? createDraft(body, idempotencyKey) : createPost(body as PostBody, idempotencyKey);

/** Returns true if the server rejected the request: it has stored nothing. */
const isRejection = (error: unknown) => error instanceof ApiError && error.status < 500;

export type PostSaver = ReturnType<typeof newPostSaver>;

/** Saves a post, or creates it at most once, even if the responses to earlier attempts were lost. */
export function newPostSaver(post: EditablePost | undefined) {
  let stored: StoredPost | undefined = post && { id: post.id, version: post.version };
  let idempotencyKey = newIdempotencyKey();
  /** True if an attempt with the key may have created the post. */
  let mayExist = false;
  /** Updates without a response: one of them may be the version that the server has. */
  let unconfirmed: readonly Save[] = [];

  /** Creates the post. `isAsSent` is false if an earlier attempt may have created it, with other content. */
  async function create(
    save: Save,
    onAttempt: () => void,
  ): Promise<{ created: StoredPost; isAsSent: boolean }> {
    const mayHaveExisted = mayExist;
    mayExist = true;
    onAttempt();
    try {
      const { id } = await createAs(save, idempotencyKey);
      return { created: { id, version: FIRST_VERSION }, isAsSent: !mayHaveExisted };
    } catch (error) {
      // The server rejected this attempt. Earlier ones may still have created the post.
      if (isRejection(error)) mayExist = mayHaveExisted;
      throw error;
    }
  }

  function confirm(saved: StoredPost): void {
    stored = saved;
    unconfirmed = [];
  }

  async function update(target: StoredPost, save: Save, overwrite: boolean): Promise<void> {
    const earlier = unconfirmed;
    unconfirmed = [...earlier, save];
    try {
      const { version } = await updateAs(save, target.id, overwrite ? undefined : target.version);
      confirm({ id: target.id, version });
    } catch (error) {
      if (isRejection(error)) unconfirmed = earlier;
      if (!hasStatus(error, 412)) throw error;
      // The newer version may be an update of ours whose response was lost.
      const currentPost = await readEditablePost(target.id);
      if (isStoredAs(currentPost, save)) return confirm({ id: target.id, version: currentPost.version });
      if (!earlier.some((sent) => isStoredAs(currentPost, sent))) throw error;
      stored = { id: target.id, version: currentPost.version };
      await update(stored, save, false);
    }
  }

  return {
    async save(save: Save, { overwrite, onAttempt }: AttemptOptions): Promise<void> {
      if (!stored) {
        const { created, isAsSent } = await create(save, onAttempt);
        stored = created;
        if (isAsSent) return;
      }
      if (!post) onAttempt();
      await update(stored, save, overwrite);
    },
    /** The post that the next save updates; undefined if it creates one. */
    stored: () => stored,
    /** Makes the next save create a post. */
    startAsNew: () => {
      post = undefined;
      stored = undefined;
      idempotencyKey = newIdempotencyKey();
      mayExist = false;
      unconfirmed = [];
    },
    /** Returns what a draft has to store, so that a later page continues the attempts to create the post. */
    attempts: (): Pick<Draft, 'attempt'> => (mayExist && !stored ? { attempt: idempotencyKey } : {}),
    /** Continues the attempts of an earlier page. */
    resume: ({ attempt }: Draft) => {
      if (post || attempt === undefined) return;
      idempotencyKey = attempt;
      mayExist = true;
      stored = undefined;
      unconfirmed = [];
    },
  };
}
