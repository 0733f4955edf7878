import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { Inputs, RecordedResults } from '@whenabouts/core';
import type { PlanAssumptions, PlanRecord } from '../../contract/index.ts';

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

/** The numbers of the plan, as JSON in the column `basis`. */
export interface RecordBasis {
  readonly inputs: Inputs;
  readonly assumptions: PlanAssumptions | null;
}

/** Selects the fields of a record for its member. */
export function presentRecord({ id, kind, createdAt, basis, results }: PlanRecordRow): PlanRecord {
  return {
    id,
    kind: kind as PlanRecord['kind'],
    createdAt: new Date(createdAt).toISOString(),
    ...(JSON.parse(basis) as RecordBasis),
    ...(JSON.parse(results) as RecordedResults),
  };
}
