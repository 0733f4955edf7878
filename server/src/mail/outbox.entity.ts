import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/** An email to send, or the record of a sent one. Times are in milliseconds since 1970. */
export const OutboxRow = defineEntity({
  name: 'OutboxRow',
  tableName: 'outbox',
  properties: {
    id: p.integer().primary(),
    kind: p.string(),
    /** Null if the recipient has no account. */
    accountId: p.integer().strictNullable(),
    recipient: p.string(),
    subject: p.string(),
    /** Encrypted JSON of the content without the subject; null once the email is sent or has failed for good. */
    body: p.string().strictNullable(),
    messageId: p.string(),
    createdAt: p.integer(),
    /** When a worker may send it; while it is claimed, when the claim expires. Null once it is sent or has failed for good. */
    nextTryAt: p.integer().strictNullable(),
    tries: p.integer(),
    /** Random id of the claim of the worker that is sending it. */
    claimedBy: p.string().strictNullable(),
    sentAt: p.integer().strictNullable(),
    /** When it failed for good. */
    failedAt: p.integer().strictNullable(),
    lastError: p.string().strictNullable(),
  },
});

export type OutboxRow = InferEntity<typeof OutboxRow>;
