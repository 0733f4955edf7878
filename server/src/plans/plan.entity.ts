import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { PlanAssumptions } from '../../contract/index.ts';

/** A saved plan: a name, the calculator's inputs and the outlook's assumptions as JSON, never a result. */
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
    assumptions: p.string().strictNullable(),
    version: p.integer(),
    createdAt: p.integer(),
    updatedAt: p.integer(),
    idempotencyKey: p.string().strictNullable(),
  },
});

export type PlanRow = InferEntity<typeof PlanRow>;

/** Returns the assumptions as JSON for the database; null if all have their defaults. */
export function serializeAssumptions(assumptions: PlanAssumptions | null): string | null {
  return assumptions === null || Object.keys(assumptions).length === 0 ? null : JSON.stringify(assumptions);
}

/** Parses the JSON of {@link serializeAssumptions}. */
export function parseAssumptions(column: string | null): PlanAssumptions | null {
  return column === null ? null : JSON.parse(column);
}
