import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

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
