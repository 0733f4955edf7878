import { createHash } from 'node:crypto';
import type { PostRow } from '../post.entity.ts';
import type { ImportSource } from './source-post.ts';

/** The primary key of an imported post. */
interface OriginKey {
  readonly source: ImportSource;
  readonly originalId: string;
}

/** Fits the column: ASCII without a space at its ends, which MySQL ignores. */
const STORABLE = /^[\x21-\x7e](?:[\x20-\x7e]{0,188}[\x21-\x7e])?$/;

/** Returns the id of a post that was written on this site, for its export. */
export const ownId = ({ id, createdAt }: Pick<PostRow, 'id' | 'createdAt'>): string =>
  `${id}-${createdAt.toString(36)}`;

/** Returns the key of a post, and for one that was written with this software also the row that it would be on its site. */
export function originOf({ source, originalId }: OriginKey): {
  readonly key: OriginKey;
  readonly own?: Pick<PostRow, 'id' | 'createdAt'>;
} {
  const digest = () => `sha256:${createHash('sha256').update(originalId).digest('base64url')}`;
  const key = { source, originalId: STORABLE.test(originalId) ? originalId : digest() };
  const [, id = '', createdAt = ''] = /^(\d{1,15})-([0-9a-z]{1,10})$/.exec(originalId) ?? [];
  return source === 'whenabouts' && id !== ''
    ? { key, own: { id: Number(id), createdAt: Number.parseInt(createdAt, 36) } }
    : { key };
}
