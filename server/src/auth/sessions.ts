import { hash } from 'node:crypto';
import type { ActiveSession, Endpoints } from '../../contract/index.ts';
import { byCaller } from '../audit/audit-log.entity.ts';
import { type EntityManager, inTransaction, query } from '../database/database.ts';
import { MINUTE } from '../durations.ts';
import { findSession } from '../hot-queries.ts';
import { HttpError } from '../http/http-error.ts';
import { type Actor, type SessionStore, sessionLifetimes } from '../http/middleware/session.ts';
import type { RequestContext } from '../http/request-context.ts';
import { hashToken, newToken } from '../random-token.ts';
import type { Services } from '../services.ts';
import { Account } from './account.entity.ts';
import { Session, type SessionKind } from './session.entity.ts';

/** Limit per account and kind. Each login deletes the oldest sessions above it. */
const SESSIONS_PER_ACCOUNT = 20;
/** The last use is recorded at most this often, so that reading pages does not write to the database. */
const SEEN_INTERVAL_MS = MINUTE;
/** 256 bits in base64url. */
const TOKEN = /^[\w-]{43}$/;

/** Creates the store of the sessions of members and admins. */
export function sessionStore({
  database,
  now,
  log,
}: Pick<Services, 'database' | 'now' | 'log'>): SessionStore {
  const { orm } = database;
  const remove = async (id: string) => {
    await orm.em.fork().nativeDelete(Session, { id });
  };
  const markSeen = async (id: string, kind: SessionKind, createdAt: number) => {
    const seenAt = now();
    const expiresAt = Math.min(
      seenAt + sessionLifetimes[kind].idleMs,
      createdAt + sessionLifetimes[kind].totalMs,
    );
    await orm.em.fork().nativeUpdate(Session, { id }, { seenAt, expiresAt });
  };
  /** Logs errors of an update, such as a full disk, which must not fail a read. */
  const attempt = (update: Promise<void>) =>
    update.catch((err: unknown) => log.warn({ err }, 'session update failed'));
  return {
    find: async (kind, token, isUse) => {
      if (!TOKEN.test(token)) return undefined;
      const id = hashToken(token);
      const session = await findSession(database, kind, id);
      if (!session) return undefined;
      const { createdAt, seenAt, expiresAt, ...account } = session;
      if (expiresAt <= now()) {
        // Deleted now, so that it does not become valid again if the clock is set back.
        await attempt(remove(id));
        return undefined;
      }
      if (isUse && now() - seenAt >= SEEN_INTERVAL_MS) await attempt(markSeen(id, kind, createdAt));
      return { ...account, sessionId: id, kind };
    },
    end: (token) => remove(hashToken(token)),
  };
}

interface NewSession {
  readonly kind: SessionKind;
  readonly browser: string;
  readonly now: number;
}

/**
 * Adds a session within the transaction of the login, and returns its token. `passwordVersion` must have been read
 * together with the verified password hash: if the password is changed at the same moment, even on another node of a
 * cluster, the session is invalid from the start.
 */
export async function addSession(
  em: EntityManager,
  { id: accountId, passwordVersion }: Pick<Account, 'id' | 'passwordVersion'>,
  { kind, browser, now }: NewSession,
): Promise<string> {
  const token = newToken();
  const { idleMs, totalMs } = sessionLifetimes[kind];
  await em.insert(Session, {
    id: hashToken(token),
    kind,
    accountId,
    passwordVersion,
    createdAt: now,
    seenAt: now,
    expiresAt: now + Math.min(idleMs, totalMs),
    browser,
  });
  const excess = await em.find(
    Session,
    { accountId, kind },
    { fields: ['id'], orderBy: { createdAt: 'desc', id: 'asc' }, offset: SESSIONS_PER_ACCOUNT, limit: 100 },
  );
  const ids = excess.map(({ id }) => id).filter((id) => id !== hashToken(token));
  if (ids.length > 0) await em.nativeDelete(Session, { id: { $in: ids } });
  return token;
}

/** Returns the public id of a session, derived from the stored hash of its token. The hash itself is never sent. */
const listedId = (id: string): string => hash('sha256', `session ${id}`, 'base64url').slice(0, 22);

/** Lists the sessions that the caller may see and end. */
export async function listSessions({ database, now }: Services, actor: Actor): Promise<ActiveSession[]> {
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
  { database, audit, now }: Services,
  context: RequestContext<Endpoints['endSession']>,
): Promise<boolean> {
  const { actor, param } = context;
  return inTransaction(database, async (em) => {
    const session = (await findSessions(em, actor, now())).find(({ id }) => listedId(id) === param);
    if (!session || (await em.nativeDelete(Session, { id: session.id })) === 0)
      throw new HttpError('not_found');
    await audit(em, { action: 'session_ended', ...byCaller(context) });
    return session.id === actor.sessionId;
  });
}

/** Ends all sessions of the list except the caller's own. */
export async function endOtherSessions(
  { database, audit, now }: Services,
  context: RequestContext<Endpoints['endOtherSessions']>,
): Promise<void> {
  const { actor } = context;
  await inTransaction(database, async (em) => {
    const ids = (await findSessions(em, actor, now())).map(({ id }) => id);
    const ended = await em.nativeDelete(Session, { id: { $in: ids.filter((id) => id !== actor.sessionId) } });
    // Adds no entry if no session ended: entries are never deleted, and such requests can be repeated freely.
    if (ended > 0) await audit(em, { action: 'sessions_ended', ...byCaller(context) });
  });
}

/**
 * Returns the valid sessions of the account, latest use first. A member gets only sessions of the site, an admin also
 * sessions of the admin area.
 */
async function findSessions(em: EntityManager, { accountId, kind }: Actor, now: number): Promise<Session[]> {
  const account = await em.findOne(Account, { id: accountId }, { fields: ['passwordVersion'] });
  if (!account) throw new HttpError('unauthenticated');
  const { passwordVersion } = account;
  const where = { accountId, passwordVersion, expiresAt: { $gt: now }, ...(kind === 'member' && { kind }) };
  return em.find(Session, where, { orderBy: { seenAt: 'desc', createdAt: 'desc', id: 'asc' } });
}
