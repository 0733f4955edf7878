import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { type InputName, type Inputs, mapInputs, type RecordedResults } from '@whenabouts/core';
import type { Plan, PlanAssumptions, PlanRecord } from '../../contract/index.ts';

export const inputColumns = {
  currentAge: p.integer(),
  retirementAge: p.integer(),
  currentSavings: p.float(),
  monthlySavings: p.float(),
  annualIncome: p.float(),
  expectedReturn: p.float(),
} satisfies Record<InputName, unknown>;

/**
 * A saved plan: a name, the calculator's inputs and the outlook's assumptions as JSON, never a result. Savings are in
 * dollars (`monthlySavings` a month), `annualIncome` is in dollars a year, `expectedReturn` in percent a year, and
 * times are in milliseconds since 1970.
 */
export const PlanRow = defineEntity({
  name: 'PlanRow',
  tableName: 'plans',
  properties: {
    id: p.integer().primary(),
    accountId: p.integer(),
    name: p.string(),
    ...inputColumns,
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

/** Parses the JSON of {@link serializeAssumptions}; null if all assumptions have their defaults. */
export function parseAssumptions(column: string | null): PlanAssumptions | null {
  return column === null ? null : JSON.parse(column);
}

/** The columns of a plan that its member sees. */
export type PresentablePlan = Omit<PlanRow, 'accountId' | 'createdAt' | 'idempotencyKey'>;

export function presentPlan(plan: PresentablePlan): Plan {
  return {
    id: plan.id,
    name: plan.name,
    ...mapInputs((name) => plan[name]),
    assumptions: parseAssumptions(plan.assumptions),
    updatedAt: new Date(plan.updatedAt).toISOString(),
    version: plan.version,
  };
}

/** The record of a save of a plan. `basis` and `results` are JSON; the time is in milliseconds since 1970. */
export const PlanRecordRow = defineEntity({
  name: 'PlanRecordRow',
  tableName: 'plan_records',
  properties: {
    id: p.integer().primary(),
    planId: p.integer(),
    planVersion: p.integer(),
    kind: p.string(),
    createdAt: p.integer(),
    basis: p.string(),
    results: p.string(),
  },
});

export type PlanRecordRow = InferEntity<typeof PlanRecordRow>;

/** The numbers that the results are calculated from, as JSON in the column `basis`. */
export interface RecordBasis {
  readonly inputs: Inputs;
  readonly assumptions: PlanAssumptions | null;
}

export function presentRecord({ id, kind, createdAt, basis, results }: PlanRecordRow): PlanRecord {
  return {
    id,
    kind: kind as PlanRecord['kind'],
    createdAt: new Date(createdAt).toISOString(),
    ...(JSON.parse(basis) as RecordBasis),
    ...(JSON.parse(results) as RecordedResults),
  };
}
