import { defineEntity, p } from '@mikro-orm/core';

/** A reset code that is out there, by its hash. Using it deletes it. */
export const ResetToken = defineEntity({
  name: 'ResetToken',
  tableName: 'reset_tokens',
  properties: {
    id: p.string().primary(),
    accountId: p.integer().strictNullable(),
    expiresAt: p.integer(),
  },
});
