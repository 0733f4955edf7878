import type { EntityManager } from '../database/database.ts';

/** Increments the revision of the posts, within the transaction that changes them. Caches of all servers are stale then. */
export async function bumpRevision(em: EntityManager): Promise<void> {
  await em.execute("UPDATE revisions SET revision = revision + 1 WHERE name = 'posts'", [], 'run');
}
