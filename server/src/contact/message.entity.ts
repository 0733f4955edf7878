import { defineEntity, p } from '@mikro-orm/core';

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
