import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { HttpError } from '../http/http-error.ts';
import { type Database, type EntityManager, query } from './database.ts';

interface Creation<T> {
  readonly idempotencyKey: string | null;
  /** Finds the row that the caller created with the key. */
  readonly find: (em: EntityManager, idempotencyKey: string) => Promise<T | null>;
  /**
   * Inserts the row with the key, for which the table has a unique index. A `create` that waits can call `findEarlier`
   * afterwards: a concurrent request may have created the row meanwhile.
   */
  readonly create: (findEarlier: () => Promise<T | null>) => Promise<T>;
}

/** Creates a row. A retry with the same key returns the row created first, as long as it exists. */
export async function createOnce<T>(
  database: Database,
  { idempotencyKey, find, create }: Creation<T>,
): Promise<T> {
  if (idempotencyKey === null) return create(async () => null);
  const findEarlier = () => query(database, (em) => find(em, idempotencyKey));
  const earlier = await findEarlier();
  if (earlier) return earlier;
  return create(findEarlier).catch(async (error: unknown) => {
    if (!mayBeTaken(error)) throw error;
    const concurrent = await findEarlier().catch(() => null);
    if (!concurrent) throw error;
    return concurrent;
  });
}

/** Returns true if a concurrent request may have taken the key, and with it a slug or the last place below a limit. */
const mayBeTaken = (error: unknown): boolean =>
  error instanceof UniqueConstraintViolationException ||
  (error instanceof HttpError && (error.code === 'taken' || error.code === 'limit_reached'));
