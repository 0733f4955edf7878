import { defineEntity, p } from '@mikro-orm/core';

/** A sign-up for the newsletter, confirmed or not. */
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
