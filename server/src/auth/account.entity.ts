import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { AdminRole } from '../../contract/index.ts';

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
