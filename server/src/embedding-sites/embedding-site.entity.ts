import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/** A site that shows the widget, registered by an admin. */
export const EmbeddingSiteRow = defineEntity({
  name: 'EmbeddingSiteRow',
  tableName: 'partners',
  properties: {
    id: p.string().primary(),
    name: p.string(),
    origin: p.string(),
    createdAt: p.integer(),
    statsTokenHash: p.string().nullable(),
  },
});

export type EmbeddingSiteRow = InferEntity<typeof EmbeddingSiteRow>;

/** The number of plans saved from an embedding site's pages on a day, such as `2026-01-31`. */
export const EmbeddingSiteSavesRow = defineEntity({
  name: 'EmbeddingSiteSavesRow',
  tableName: 'partner_saves',
  properties: { partnerId: p.string().primary(), day: p.string().primary(), saves: p.integer() },
});

/** A keyed hash of a member, an embedding site and a day on which the member has saved a plan from the embedding site's pages. */
export const EmbeddingSiteSaverRow = defineEntity({
  name: 'EmbeddingSiteSaverRow',
  tableName: 'partner_savers',
  properties: { id: p.string().primary(), expiresAt: p.integer() },
});
