import { defineEntity, p } from '@mikro-orm/core';

/** A result of the widget. `id` is the keyed hash of its code; `accountId` is null until a member opens the result. */
export const HandoffRow = defineEntity({
  name: 'HandoffRow',
  tableName: 'handoffs',
  properties: {
    id: p.string().primary(),
    handoffId: p.string(),
    partnerId: p.string().strictNullable(),
    currentAge: p.integer(),
    retirementAge: p.integer(),
    currentSavings: p.float(),
    monthlySavings: p.float(),
    annualIncome: p.float(),
    expectedReturn: p.float(),
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
