import { hash } from 'node:crypto';
import type { Logger } from 'pino';
import { retention } from '../../contract/index.ts';
import type { Database, EntityManager } from '../database/database.ts';
import { DAY, MINUTE } from '../durations.ts';
import { findSession } from '../hot-queries.ts';
import { newToken, type SessionStore } from '../http/middleware/session.ts';
import type { Account } from './account.entity.ts';
import { Session, type SessionKind } from './session.entity.ts';

/** Lifetimes of sessions without use, and in total. */
export const sessionLifetimes: Readonly<
  Record<SessionKind, { readonly idleMs: number; readonly totalMs: number }>
> = {
  member: { idleMs: retention.memberIdleDays * DAY, totalMs: retention.memberSessionDays * DAY },
  admin: {
    idleMs: retention.adminIdleMinutes * MINUTE,
    totalMs: retention.adminSessionHours * 60 * MINUTE,
  },
};

const SESSIONS_PER_ACCOUNT = 20;
/** The last use is recorded at most this often, so that reading pages does not write to the database. */
const SEEN_INTERVAL_MS = MINUTE;
const TOKEN = /^[\w-]{43}$/;

const idOf = (token: string): string => hash('sha256', token, 'base64url');

interface StoreOptions {
  readonly database: Database;
  readonly kind: SessionKind;
  readonly now: () => number;
  readonly log: Logger;
}

/** Creates a store for the sessions of members or admins. */
export function sessionStore({ database, kind, now, log }: StoreOptions): SessionStore {
  const { orm } = database;
  const remove = async (id: string) => {
    await orm.em.fork().nativeDelete(Session, { id });
  };
  const markSeen = async (id: string, createdAt: number) => {
    const at = now();
    const expiresAt = Math.min(
      at + sessionLifetimes[kind].idleMs,
      createdAt + sessionLifetimes[kind].totalMs,
    );
    await orm.em.fork().nativeUpdate(Session, { id }, { seenAt: at, expiresAt });
  };
  /** Logs errors of an update, such as a full disk, which must not fail a read. */
  const attempt = (update: Promise<void>) =>
    update.catch((err: unknown) => log.warn({ err }, 'session update failed'));
  return {
    find: async (token, isUse) => {
      if (!TOKEN.test(token)) return undefined;
      const id = idOf(token);
      const session = await findSession(database, kind, id);
      if (!session) return undefined;
      const { createdAt, seenAt, expiresAt, ...account } = session;
      if (expiresAt <= now()) {
        // Deleted now, so that it does not become valid again if the clock is set back.
        await attempt(remove(id));
        return undefined;
      }
      if (isUse && now() - seenAt >= SEEN_INTERVAL_MS) await attempt(markSeen(id, createdAt));
      return { ...account, sessionId: id, kind };
    },
    end: (token) => remove(idOf(token)),
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
    id: idOf(token),
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
  const ids = excess.map(({ id }) => id).filter((id) => id !== idOf(token));
  if (ids.length > 0) await em.nativeDelete(Session, { id: { $in: ids } });
  return token;
}
