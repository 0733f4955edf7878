import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

export type SessionKind = 'member' | 'admin';

/** A session of a browser. Times are in milliseconds since 1970. */
export const Session = defineEntity({
  name: 'Session',
  tableName: 'sessions',
  properties: {
    id: p.string().primary(),
    kind: p.string().$type<SessionKind>(),
    accountId: p.integer(),
    /** The password version of the account when the session began. */
    passwordVersion: p.integer(),
    createdAt: p.integer(),
    seenAt: p.integer(),
    expiresAt: p.integer(),
    /** Browser and operating system in words; null in sessions of earlier releases. */
    browser: p.string().strictNullable(),
  },
});

export type Session = InferEntity<typeof Session>;
