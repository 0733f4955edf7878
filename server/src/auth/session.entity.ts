import { defineEntity, type InferEntity, p, raw } from '@mikro-orm/core';
import { type Database, type EntityManager, inTransaction } from '../database/database.ts';
import { HttpError } from '../http/http-error.ts';
import type { Actor } from '../http/middleware/session.ts';

export type SessionKind = 'member' | 'admin';

/** A login. Times are in milliseconds since 1970. */
export const Session = defineEntity({
  name: 'Session',
  tableName: 'sessions',
  properties: {
    id: p.string().primary(),
    kind: p.string().$type<SessionKind>(),
    accountId: p.integer(),
    passwordVersion: p.integer(),
    createdAt: p.integer(),
    seenAt: p.integer(),
    expiresAt: p.integer(),
    /** Browser and operating system, such as "Firefox on Windows"; null in sessions of earlier releases. */
    browser: p.string().strictNullable(),
  },
});

export type Session = InferEntity<typeof Session>;

/**
 * Locks the caller's session within a transaction. Throws `unauthenticated` if it has ended since the request began, so
 * that a request that is still running changes nothing after all sessions were ended or the role was taken. An update and
 * not only a lock, so that it conflicts with the deletion on another node of a cluster. By a millisecond only: `seenAt`
 * is when the session was extended, and a session that was extended lately is not extended again.
 */
export async function lockSession(em: EntityManager, { sessionId }: Pick<Actor, 'sessionId'>): Promise<void> {
  const change = { seenAt: raw<number>('seen_at + 1') };
  if ((await em.nativeUpdate(Session, { id: sessionId }, change)) === 0)
    throw new HttpError('unauthenticated');
}

/**
 * Runs a change by the caller in one transaction, which locks the session before any other row: transactions of one
 * session wait for each other instead of ending in a deadlock.
 */
export function inTransactionAs<T>(
  database: Database,
  actor: Pick<Actor, 'sessionId'>,
  work: (em: EntityManager) => Promise<T>,
): Promise<T> {
  return inTransaction(database, async (em) => {
    await lockSession(em, actor);
    return work(em);
  });
}
