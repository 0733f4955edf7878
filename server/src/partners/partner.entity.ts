import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/** A site that shows the widget, registered by an admin. */
export const PartnerRow = defineEntity({
  name: 'PartnerRow',
  tableName: 'partners',
  properties: {
    id: p.string().primary(),
    name: p.string(),
    origin: p.string(),
    createdAt: p.integer(),
    statsTokenHash: p.string().nullable(),
  },
});

export type PartnerRow = InferEntity<typeof PartnerRow>;

/** The number of plans saved from a partner's pages on a day, such as `2026-01-31`. */
export const PartnerSavesRow = defineEntity({
  name: 'PartnerSavesRow',
  tableName: 'partner_saves',
  properties: { partnerId: p.string().primary(), day: p.string().primary(), saves: p.integer() },
});

/** A keyed hash of a member, a partner and a day on which the member has saved a plan from the partner's pages. */
export const PartnerSaverRow = defineEntity({
  name: 'PartnerSaverRow',
  tableName: 'partner_savers',
  properties: { id: p.string().primary(), expiresAt: p.integer() },
});
