import { defineEntity, type InferEntity, p, raw } from '@mikro-orm/core';
import type { AdminRole } from '../../contract/index.ts';
import { type Database, type EntityManager, inTransaction } from '../database/database.ts';
import { HttpError } from '../http/http-error.ts';
import type { Actor } from '../http/middleware/session.ts';

/** A member or an admin. Times in this file are in milliseconds since 1970. */
export const Account = defineEntity({
  name: 'Account',
  tableName: 'accounts',
  properties: {
    id: p.integer().primary(),
    email: p.string(),
    passwordHash: p.string(),
    /** Increases with every new password. Sessions with an older version are invalid. */
    passwordVersion: p.integer().default(1),
    /** True for an admin with a generated password that must be replaced at the next login. */
    mustChangePassword: p.boolean().default(false),
    firstName: p.string().strictNullable(),
    lastName: p.string().strictNullable(),
    /** True until the next login of an account that is older than the record of browsers. */
    browsersUnknown: p.boolean().default(false),
    /** The time at which the owner used a link or code from an email, or an operator entered it; null until then. */
    emailConfirmedAt: p.integer().strictNullable().default(null),
    /** `admin` for owners; earlier releases give these all rights. See `roleOf`. */
    role: p.string().$type<'member' | 'admin'>(),
    /** The role in the admin area of an account that is not an owner; null for owners and members. */
    teamRole: p.string().$type<Exclude<AdminRole, 'owner'>>().strictNullable().default(null),
    /** The provider of single sign-on and its id of the person; null for accounts that log in with a password. */
    ssoIssuer: p.string().strictNullable().default(null),
    ssoSubject: p.string().strictNullable().default(null),
    createdAt: p.integer(),
  },
});

export type Account = InferEntity<typeof Account>;

export const roleOf = ({ role, teamRole }: Pick<Account, 'role' | 'teamRole'>): AdminRole | null =>
  role === 'admin' ? 'owner' : teamRole;

/** Returns the columns of an account with a role in the admin area, or of a member. */
export const roleColumns = (role: AdminRole | null): Pick<Account, 'role' | 'teamRole'> =>
  role === 'owner' ? { role: 'admin', teamRole: null } : { role: 'member', teamRole: role };

export const IN_TEAM = { $or: [{ role: 'admin' as const }, { teamRole: { $ne: null } }] };

/** The fields of an account that its member may see, as they are stored. */
export type PresentableAccount = Pick<Account, 'email' | 'firstName' | 'lastName' | 'emailConfirmedAt'>;

/** A kind of browser that an account has logged in with, such as "Firefox on Windows". */
export const KnownBrowser = defineEntity({
  name: 'KnownBrowser',
  tableName: 'known_browsers',
  properties: {
    id: p.integer().primary(),
    accountId: p.integer(),
    browser: p.string(),
    seenAt: p.integer(),
  },
});

/** The token of a link that confirms an email address, stored as a hash. */
export const EmailConfirmation = defineEntity({
  name: 'EmailConfirmation',
  tableName: 'email_confirmations',
  properties: {
    id: p.string().primary(),
    accountId: p.integer(),
    expiresAt: p.integer(),
  },
});

/** A reset code, stored as a hash. It is deleted when it is used. */
export const ResetToken = defineEntity({
  name: 'ResetToken',
  tableName: 'reset_tokens',
  properties: {
    id: p.string().primary(),
    /** Null in dummy rows, which `forgotPassword` adds when it sends no email. */
    accountId: p.integer().strictNullable(),
    /** Random; the code is derived from it. Null for codes of earlier releases. */
    nonce: p.string().strictNullable(),
    createdAt: p.integer(),
    expiresAt: p.integer(),
    /** The newest email with the code; null in dummy rows. */
    outboxId: p.integer().strictNullable(),
    /** Wrong codes that were typed while the token was valid. */
    typedFailures: p.integer().default(0),
  },
});

export type ResetToken = InferEntity<typeof ResetToken>;

export type SessionKind = 'member' | 'admin';

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
 * says when the session was extended, and a session that was extended lately is not extended again.
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

/** A passkey (a WebAuthn credential) of an account. */
export const PasskeyRow = defineEntity({
  name: 'PasskeyRow',
  tableName: 'passkeys',
  properties: {
    id: p.integer().primary(),
    accountId: p.integer(),
    /** In base64url, like the public key. */
    credentialId: p.string(),
    publicKey: p.string(),
    /** The authenticator's signature counter at the last use. */
    counter: p.integer(),
    /** JSON array of the ways in which a browser can reach the authenticator, such as `usb`. */
    transports: p.string(),
    name: p.string(),
    createdAt: p.integer(),
    /** Null until the first login with the passkey. */
    usedAt: p.integer().strictNullable(),
  },
});

export type PasskeyRow = InferEntity<typeof PasskeyRow>;

/** The token of a link that removes a new passkey, stored as a hash. */
export const PasskeyUndoRow = defineEntity({
  name: 'PasskeyUndoRow',
  tableName: 'passkey_undos',
  properties: {
    id: p.string().primary(),
    accountId: p.integer(),
    /** The passkey, which may be gone. The link also removes later ones. */
    passkeyId: p.integer(),
    addedAt: p.integer(),
    expiresAt: p.integer(),
  },
});

/** A code that replaces a passkey at a login, stored as a keyed hash. It is deleted when it is used. */
export const RecoveryCodeRow = defineEntity({
  name: 'RecoveryCodeRow',
  tableName: 'recovery_codes',
  properties: {
    id: p.string().primary(),
    accountId: p.integer(),
    createdAt: p.integer(),
  },
});

/** Purpose of a challenge: to add a passkey, or to log in to the site or to the admin area. */
export type ChallengePurpose = 'add' | SessionKind;

/** A random value that an authenticator must sign, stored as a hash. It is deleted when it is used. */
export const PasskeyChallengeRow = defineEntity({
  name: 'PasskeyChallengeRow',
  tableName: 'passkey_challenges',
  properties: {
    id: p.string().primary(),
    accountId: p.integer(),
    purpose: p.string().$type<ChallengePurpose>(),
    passwordVersion: p.integer(),
    expiresAt: p.integer(),
  },
});
