import { defineEntity, p } from '@mikro-orm/core';

/** A result of the widget that is stored under a code. */
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

/** A record that a result was saved, without the member who saved it. */
export const ReceiptRow = defineEntity({
  name: 'ReceiptRow',
  tableName: 'handoff_receipts',
  properties: { id: p.string().primary(), expiresAt: p.integer() },
});
