import { defineEntity, p } from '@mikro-orm/core';

/** A reset code, stored as a hash. It is deleted when it is used. */
export const ResetToken = defineEntity({
  name: 'ResetToken',
  tableName: 'reset_tokens',
  properties: {
    id: p.string().primary(),
    accountId: p.integer().strictNullable(),
    expiresAt: p.integer(),
  },
});
