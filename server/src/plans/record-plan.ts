import { LockMode } from '@mikro-orm/core';
import { type Inputs, inputNames, type RecordedResults } from '@whenabouts/core';
import { type PlanRecord, RECORDS_PER_PLAN } from '../../contract/index.ts';
import type { EntityManager } from '../database/database.ts';
import { PlanRecordRow, type PlanRow, parseAssumptions, type RecordBasis } from './plan.entity.ts';

/** Results, and the numbers that they were calculated from. */
export interface CalculatedResults {
  readonly basis: RecordBasis;
  readonly results: RecordedResults;
}

/** A record cannot be inserted, because there are no results for the numbers of the plan. */
export class ResultsMissing extends Error {
  readonly basis: RecordBasis;

  constructor(basis: RecordBasis) {
    super('The results of the plan have not been calculated.');
    this.basis = basis;
  }
}

/** Returns the numbers of a plan that its results are calculated from. */
export function basisOf(plan: Inputs & Pick<PlanRow, 'assumptions'>): RecordBasis {
  const inputs = Object.fromEntries(inputNames.map((name) => [name, plan[name]])) as Record<
    keyof Inputs,
    number
  >;
  return { inputs, assumptions: parseAssumptions(plan.assumptions) };
}

/**
 * Records a save within its transaction, which has locked the plan. A save that changes no number is recorded only as a check-in.
 * Throws {@link ResultsMissing} if it has to be recorded, and `calculated` has no results for its numbers.
 */
export async function recordPlan(
  em: EntityManager,
  plan: PlanRow,
  kind: PlanRecord['kind'],
  calculated: CalculatedResults | undefined,
): Promise<void> {
  const planId = plan.id;
  const currentBasis = basisOf(plan);
  const basis = JSON.stringify(currentBasis);
  // Locked, because MySQL would otherwise read what was there at the start of the transaction.
  const last = await em.findOne(
    PlanRecordRow,
    { planId },
    { orderBy: { planVersion: 'desc' }, lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  if (kind === 'save' && last?.basis === basis) return;
  if (calculated === undefined || JSON.stringify(calculated.basis) !== basis) {
    throw new ResultsMissing(currentBasis);
  }
  await em.insert(PlanRecordRow, {
    planId,
    planVersion: plan.version,
    kind,
    createdAt: plan.updatedAt,
    basis,
    results: JSON.stringify(calculated.results),
  });
  // A plan has at most as many records as versions.
  if (plan.version > RECORDS_PER_PLAN) await deleteSurplus(em, planId);
}

/** Deletes records above the limit: plain saves first, oldest first. The first record of a plan stays. */
async function deleteSurplus(em: EntityManager, planId: number): Promise<void> {
  const records = await em.find(
    PlanRecordRow,
    { planId },
    { fields: ['id', 'kind'], orderBy: { id: 'asc' } },
  );
  const surplus = records.length - RECORDS_PER_PLAN;
  if (surplus <= 0) return;
  const [, ...later] = records;
  const saves = later.slice(0, -1).filter(({ kind }) => kind === 'save');
  const checkIns = later.filter(({ kind }) => kind === 'check-in');
  const ids = [...saves, ...checkIns].slice(0, surplus).map(({ id }) => id);
  await em.nativeDelete(PlanRecordRow, { id: { $in: ids } });
}

/** Returns the records of a plan, newest first. */
export function findRecords(em: EntityManager, planId: number): Promise<PlanRecordRow[]> {
  return em.find(PlanRecordRow, { planId }, { orderBy: { id: 'desc' } });
}
