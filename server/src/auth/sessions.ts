import { hash } from 'node:crypto';
import type { Logger } from 'pino';
import type { Database, EntityManager } from '../database/database.ts';
import { type LookUp, lookUp } from '../database/look-up.ts';
import { type Actor, newToken, type SessionStore } from '../http/middleware/session.ts';
import type { Account } from './account.entity.ts';
import { Session, type SessionKind } from './session.entity.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** How long a session lasts without being used, and at most. */
export const lifetimes: Readonly<Record<SessionKind, { readonly idleMs: number; readonly totalMs: number }>> =
  {
    member: { idleMs: 14 * DAY, totalMs: 30 * DAY },
    admin: { idleMs: 30 * MINUTE, totalMs: 12 * 60 * MINUTE },
  };

const SESSIONS_PER_ACCOUNT = 20;
/** Uses closer together than this count as one, so that reading pages does not write. */
const SEEN_EVERY_MS = MINUTE;
const TOKEN = /^[\w-]{43}$/;

const idOf = (token: string): string => hash('sha256', token, 'base64url');

interface StoreOptions {
  readonly database: Database;
  readonly kind: SessionKind;
  readonly now: () => number;
  readonly log: Logger;
}

/** The sessions of one kind. */
export function sessionStore({ database, kind, now, log }: StoreOptions): SessionStore {
  const { orm } = database;
  const find = lookUp(database, sessionsById[kind]);
  const remove = async (id: string) => {
    await orm.em.fork().nativeDelete(Session, { id });
  };
  const markSeen = async (id: string, createdAt: number) => {
    const at = now();
    const expiresAt = Math.min(at + lifetimes[kind].idleMs, createdAt + lifetimes[kind].totalMs);
    await orm.em.fork().nativeUpdate(Session, { id }, { seenAt: at, expiresAt });
  };
  /** Upkeep that fails, as on a full disk, is no reason to refuse a read. */
  const attempt = (upkeep: Promise<void>) =>
    upkeep.catch((err: unknown) => log.warn({ err }, 'session upkeep failed'));
  return {
    find: async (token, isUse) => {
      if (!TOKEN.test(token)) return undefined;
      const id = idOf(token);
      const [row] = await find(id);
      if (!row) return undefined;
      if (Number(row.expires_at) <= now()) {
        // Deleted when it is seen to have ended, or a clock that is set back would revive it.
        await attempt(remove(id));
        return undefined;
      }
      if (isUse && now() - Number(row.seen_at) >= SEEN_EVERY_MS)
        await attempt(markSeen(id, Number(row.created_at)));
      return actorOf(row, kind);
    },
    end: (token) => remove(idOf(token)),
  };
}

const FIND = `
  SELECT s.id AS session, s.created_at, s.seen_at, s.expires_at, a.id, a.email, a.first_name, a.last_name
  FROM sessions s JOIN accounts a ON a.id = s.account_id AND a.password_version = s.password_version
  WHERE s.id IN (?)`;

/** A session of each kind by its id, with its account. */
export const sessionsById: Readonly<Record<SessionKind, LookUp>> = {
  member: { column: 'session', sql: `${FIND} AND s.kind = 'member'` },
  admin: { column: 'session', sql: `${FIND} AND s.kind = 'admin' AND a.role = 'admin'` },
};

function actorOf(row: Readonly<Record<string, string | number | null>>, kind: SessionKind): Actor {
  return {
    accountId: Number(row.id),
    kind,
    email: String(row.email),
    firstName: row.first_name as string | null,
    lastName: row.last_name as string | null,
  };
}

/**
 * Adds a session within the transaction that signs someone in; the token goes to the browser. The password version is
 * the one that was read together with the password hash that the caller has checked: if the password is changed at the
 * same moment, on another node of a cluster even, the session is invalid from the start.
 */
export async function addSession(
  em: EntityManager,
  { id: accountId, passwordVersion }: Pick<Account, 'id' | 'passwordVersion'>,
  kind: SessionKind,
  now: number,
): Promise<string> {
  const token = newToken();
  const { idleMs, totalMs } = lifetimes[kind];
  await em.insert(Session, {
    id: idOf(token),
    kind,
    accountId,
    passwordVersion,
    createdAt: now,
    seenAt: now,
    expiresAt: now + Math.min(idleMs, totalMs),
  });
  const surplus = await em.find(
    Session,
    { accountId, kind },
    { fields: ['id'], orderBy: { createdAt: 'desc', id: 'asc' }, offset: SESSIONS_PER_ACCOUNT, limit: 100 },
  );
  const ids = surplus.map(({ id }) => id).filter((id) => id !== idOf(token));
  if (ids.length > 0) await em.nativeDelete(Session, { id: { $in: ids } });
  return token;
}
