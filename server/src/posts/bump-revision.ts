import type { EntityManager } from '../database/database.ts';

/** Tells every process that its copies of posts are old, by the transaction that makes them so. */
export async function bumpRevision(em: EntityManager): Promise<void> {
  await em.execute("UPDATE revisions SET revision = revision + 1 WHERE name = 'posts'", [], 'run');
}
