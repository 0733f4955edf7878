import { hash } from 'node:crypto';
import type { ActiveSession, Endpoints } from '../../contract/index.ts';
import { type AuditLog, byCaller } from '../audit/audit-log.entity.ts';
import { acquireWriteLock, type EntityManager, inTransaction, query } from '../database/database.ts';
import { HttpError } from '../http/http-error.ts';
import type { Actor } from '../http/middleware/session.ts';
import type { RequestContext } from '../http/request-context.ts';
import { Account } from './account.entity.ts';
import type { AuthOptions } from './auth-options.ts';
import { Session } from './session.entity.ts';

interface SessionListOptions extends AuthOptions {
  readonly audit: AuditLog;
}

/** Returns the public id of a session, derived from the stored hash of its token. The hash itself is never sent. */
const listedId = (id: string): string => hash('sha256', `session ${id}`, 'base64url').slice(0, 22);

/** Lists the sessions that the caller may see and end. */
export async function listSessions({ database, now }: AuthOptions, actor: Actor): Promise<ActiveSession[]> {
  const sessions = await query(database, (em) => findSessions(em, actor, now()));
  return sessions.map(({ id, kind, browser, createdAt, seenAt }) => ({
    id: listedId(id),
    kind,
    browser: browser ?? 'Unknown browser',
    current: id === actor.sessionId,
    createdAt: new Date(createdAt).toISOString(),
    lastUsedAt: new Date(seenAt).toISOString(),
  }));
}

/** Ends one session of the list. Returns true if the caller's own session ended, so that its cookie is removed. */
export async function endSession(
  { database, audit, now }: SessionListOptions,
  context: RequestContext<Endpoints['endSession']>,
): Promise<boolean> {
  const { actor, param } = context;
  return inTransaction(database, async (em) => {
    await acquireWriteLock(database, em);
    const session = (await findSessions(em, actor, now())).find(({ id }) => listedId(id) === param);
    if (!session || (await em.nativeDelete(Session, { id: session.id })) === 0)
      throw new HttpError('not_found');
    await audit(em, { action: 'session_ended', ...byCaller(context) });
    return session.id === actor.sessionId;
  });
}

/** Ends all sessions of the list except the caller's own. */
export async function endOtherSessions(
  { database, audit, now }: SessionListOptions,
  context: RequestContext<Endpoints['endOtherSessions']>,
): Promise<void> {
  const { actor } = context;
  await inTransaction(database, async (em) => {
    await acquireWriteLock(database, em);
    const ids = (await findSessions(em, actor, now())).map(({ id }) => id);
    await em.nativeDelete(Session, { id: { $in: ids.filter((id) => id !== actor.sessionId) } });
    await audit(em, { action: 'sessions_ended', ...byCaller(context) });
  });
}

/** Members see only sessions of the site; admins also see sessions of the admin area. */
async function findSessions(em: EntityManager, { accountId, kind }: Actor, now: number): Promise<Session[]> {
  const account = await em.findOne(Account, { id: accountId }, { fields: ['passwordVersion'] });
  if (!account) throw new HttpError('unauthenticated');
  const { passwordVersion } = account;
  const where = { accountId, passwordVersion, expiresAt: { $gt: now }, ...(kind === 'member' && { kind }) };
  return em.find(Session, where, { orderBy: { seenAt: 'desc', createdAt: 'desc', id: 'asc' } });
}
