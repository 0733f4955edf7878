import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/** A saved plan: a name and the calculator's inputs, never a result. */
export const PlanRow = defineEntity({
  name: 'PlanRow',
  tableName: 'plans',
  properties: {
    id: p.integer().primary(),
    accountId: p.integer(),
    name: p.string(),
    currentAge: p.integer(),
    retirementAge: p.integer(),
    currentSavings: p.float(),
    monthlySavings: p.float(),
    annualIncome: p.float(),
    expectedReturn: p.float(),
    version: p.integer(),
    createdAt: p.integer(),
    updatedAt: p.integer(),
    idempotencyKey: p.string().strictNullable(),
  },
});

export type PlanRow = InferEntity<typeof PlanRow>;
