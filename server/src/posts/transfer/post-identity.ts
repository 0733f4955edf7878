import { createHash } from 'node:crypto';
import type { PostRow } from '../post.entity.ts';
import type { ImportSource } from './source-post.ts';

/** The primary key of an `ImportedPostRow`. */
interface ImportKey {
  readonly source: ImportSource;
  readonly originalId: string;
}

/** The columns that distinguish a post from one with the same id in another database. */
type PostIdentity = Pick<PostRow, 'id' | 'createdAt'>;

/** Fits the column `originalId`: ASCII without a space at its ends, which MySQL ignores. */
const STORABLE = /^[\x21-\x7e](?:[\x20-\x7e]{0,188}[\x21-\x7e])?$/;

/** An id that `exportIdOf` has returned. */
const EXPORT_ID = /^(?<id>\d{1,15})-(?<createdAt>[0-9a-z]{1,10})$/;

/** Returns the id under which a post that was written on this site is exported. */
export const exportIdOf = ({ id, createdAt }: PostIdentity): string => `${id}-${createdAt.toString(36)}`;

/** Returns the key under which an imported post is recorded. */
export function importKeyOf({ source, originalId }: ImportKey): ImportKey {
  if (STORABLE.test(originalId)) return { source, originalId };
  return { source, originalId: `sha256:${createHash('sha256').update(originalId).digest('base64url')}` };
}

/** Returns the row of an exported post on the site that it was written on; undefined if it was written elsewhere. */
export function writtenPostOf({ source, originalId }: ImportKey): PostIdentity | undefined {
  const { id, createdAt } = EXPORT_ID.exec(originalId)?.groups ?? {};
  if (source !== 'whenabouts' || id === undefined || createdAt === undefined) return undefined;
  return { id: Number(id), createdAt: Number.parseInt(createdAt, 36) };
}
