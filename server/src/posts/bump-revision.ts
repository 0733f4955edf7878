import { raw } from '@mikro-orm/core';
import type { EntityManager } from '../database/database.ts';
import { RevisionRow } from './post.entity.ts';

/** Increments the revision of the posts, within the transaction that changes them. Caches of all servers are stale then. */
export async function bumpRevision(em: EntityManager): Promise<void> {
  await em.nativeUpdate(RevisionRow, { name: 'posts' }, { revision: raw<number>('revision + 1') });
}
