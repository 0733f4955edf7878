import { defineEntity, p } from '@mikro-orm/core';

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
