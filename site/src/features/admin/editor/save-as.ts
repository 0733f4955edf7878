import type { DraftBody, EditablePost, PostBody } from '@whenabouts/server/contract';
import { createDraft, createPost, updateDraft, updatePost } from '../../../api/admin-posts.ts';
import type { SaveMode } from './post-values.ts';

/** Creates a post in a mode. The body was validated for this mode. */
export const createAs = (mode: SaveMode, body: PostBody | DraftBody): Promise<EditablePost> =>
  mode === 'draft' ? createDraft(body) : createPost(body as PostBody);

/** Updates a post in a mode. The body was validated for this mode; `version` undefined overwrites newer versions. */
export const updateAs = (
  mode: SaveMode,
  id: number,
  body: PostBody | DraftBody,
  version: number | undefined,
): Promise<EditablePost> =>
  mode === 'draft' ? updateDraft(id, body, version) : updatePost(id, body as PostBody, version);
