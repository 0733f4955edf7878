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
    /** Hash of the token in the partner's private link. */
    statsTokenHash: p.string().nullable(),
  },
});

export type PartnerRow = InferEntity<typeof PartnerRow>;
