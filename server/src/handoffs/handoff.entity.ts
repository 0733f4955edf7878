import { defineEntity, p } from '@mikro-orm/core';
import { inputColumns } from '../plans/plan.entity.ts';

/** A result of the widget. `id` is the keyed hash of its code; `accountId` is null until a member opens the result. */
export const HandoffRow = defineEntity({
  name: 'HandoffRow',
  tableName: 'handoffs',
  properties: {
    id: p.string().primary(),
    handoffId: p.string(),
    partnerId: p.string().strictNullable(),
    ...inputColumns,
    accountId: p.integer().strictNullable(),
    expiresAt: p.integer(),
  },
});

/** A record that a result was saved, without the member who saved it. `id` is a hash of the result's `handoffId`. */
export const ReceiptRow = defineEntity({
  name: 'ReceiptRow',
  tableName: 'handoff_receipts',
  properties: { id: p.string().primary(), expiresAt: p.integer() },
});
