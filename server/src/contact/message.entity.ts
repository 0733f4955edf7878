import { defineEntity, p } from '@mikro-orm/core';

/** A message from the contact form. */
export const MessageRow = defineEntity({
  name: 'MessageRow',
  tableName: 'contact_messages',
  properties: {
    id: p.integer().primary(),
    name: p.string(),
    email: p.string(),
    message: p.string(),
    createdAt: p.integer(),
  },
});
