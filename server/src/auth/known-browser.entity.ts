import { defineEntity, p } from '@mikro-orm/core';

/** A kind of browser that an account has logged in with, such as "Firefox on Windows". */
export const KnownBrowser = defineEntity({
  name: 'KnownBrowser',
  tableName: 'known_browsers',
  properties: {
    id: p.integer().primary(),
    accountId: p.integer(),
    browser: p.string(),
    seenAt: p.integer(),
  },
});
