import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/** A member or an admin. */
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
    /** True until the next login for accounts from before browsers were recorded. */
    browsersUnknown: p.boolean().default(false),
    /** The time at which the owner used a link or code from an email; null until then. */
    emailConfirmedAt: p.integer().strictNullable().default(null),
    role: p.string().$type<'member' | 'admin'>(),
    createdAt: p.integer(),
  },
});

export type Account = InferEntity<typeof Account>;

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
    accountId: p.integer().strictNullable(),
    /** Random; the code is derived from it. Null for codes of earlier releases. */
    nonce: p.string().strictNullable(),
    createdAt: p.integer(),
    expiresAt: p.integer(),
    /** The newest email with the code. */
    outboxId: p.integer().strictNullable(),
  },
});

export type ResetToken = InferEntity<typeof ResetToken>;
