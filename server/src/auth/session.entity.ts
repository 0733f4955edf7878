import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/** What a session opens: the member's side, or the admin's. */
export type SessionKind = 'member' | 'admin';

/** A signed-in browser. Times are milliseconds since 1970. */
export const Session = defineEntity({
  name: 'Session',
  tableName: 'sessions',
  properties: {
    id: p.string().primary(),
    kind: p.string().$type<SessionKind>(),
    accountId: p.integer(),
    /** That of the account when the session began. */
    passwordVersion: p.integer(),
    createdAt: p.integer(),
    seenAt: p.integer(),
    expiresAt: p.integer(),
  },
});

export type Session = InferEntity<typeof Session>;
