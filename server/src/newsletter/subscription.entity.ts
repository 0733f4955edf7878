import { defineEntity, p } from '@mikro-orm/core';

/** Someone who asked for the newsletter; a reader once that is confirmed. */
export const Subscription = defineEntity({
  name: 'Subscription',
  tableName: 'subscriptions',
  properties: {
    id: p.integer().primary(),
    email: p.string(),
    confirmedAt: p.integer().strictNullable(),
    tokenId: p.string(),
    tokenExpiresAt: p.integer(),
    createdAt: p.integer(),
  },
});
