import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/** An email to send, or the record of a sent one. Times are in milliseconds since 1970. */
export const OutboxRow = defineEntity({
  name: 'OutboxRow',
  tableName: 'outbox',
  properties: {
    id: p.integer().primary(),
    kind: p.string(),
    accountId: p.integer().strictNullable(),
    recipient: p.string(),
    subject: p.string(),
    body: p.string().strictNullable(),
    messageId: p.string(),
    createdAt: p.integer(),
    nextTryAt: p.integer().strictNullable(),
    tries: p.integer(),
    claimedBy: p.string().strictNullable(),
    sentAt: p.integer().strictNullable(),
    failedAt: p.integer().strictNullable(),
    lastError: p.string().strictNullable(),
  },
});

export type OutboxRow = InferEntity<typeof OutboxRow>;
