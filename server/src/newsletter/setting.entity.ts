import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/** A setting that admins change on the site. */
export const SettingRow = defineEntity({
  name: 'SettingRow',
  tableName: 'settings',
  properties: { name: p.string().$type<'postal_address'>().primary(), value: p.string() },
});

export type SettingRow = InferEntity<typeof SettingRow>;
