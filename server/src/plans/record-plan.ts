import { ForeignKeyConstraintViolationException, UniqueConstraintViolationException } from '@mikro-orm/core';
import { type Inputs, inputNames, type RecordedResults } from '@whenabouts/core';
import { type PlanRecord, RECORDS_PER_PLAN } from '../../contract/index.ts';
import { type Database, type EntityManager, inTransaction, query } from '../database/database.ts';
import { createWorkerPool } from '../worker-pool.ts';
import type { ResultsTask } from './calculate-results-worker.ts';
import { type PlanRow, parseAssumptions } from './plan.entity.ts';
import { PlanRecordRow, type RecordBasis } from './plan-record.entity.ts';

/** Time limit for the results of a plan. They take 30 ms; a longer wait means that the worker does not start. */
const TIMEOUT_MS = 15_000;

/** Records a save of a plan. A repeated call with the same version of the plan records nothing. */
export type RecordPlan = (plan: PlanRow, kind: PlanRecord['kind']) => Promise<void>;

/**
 * Returns a function that records saves, after the transaction that saves the plan. A save that changes no number is recorded only
 * as a check-in.
 */
export function createRecordPlan(database: Database): RecordPlan {
  const pool = createWorkerPool({
    file: new URL('./calculate-results-worker.ts', import.meta.url),
    name: 'calculateResults',
  });

  return async (plan, kind) => {
    const basis: RecordBasis = { inputs: inputsOf(plan), assumptions: parseAssumptions(plan.assumptions) };
    const row = {
      planId: plan.id,
      planVersion: plan.version,
      kind,
      createdAt: plan.updatedAt,
      basis: JSON.stringify(basis),
    };
    const last = await query(database, (em) =>
      em.findOne(PlanRecordRow, { planId: plan.id }, { orderBy: { id: 'desc' } }),
    );
    if (last?.planVersion === plan.version || (kind === 'save' && last?.basis === row.basis)) return;
    const task: ResultsTask = { ...basis, year: new Date(plan.updatedAt).getUTCFullYear() };
    const results: RecordedResults = await pool.run(task, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    await insertRecord(database, { ...row, results: JSON.stringify(results) });
  };
}

async function insertRecord(database: Database, row: Omit<PlanRecordRow, 'id'>): Promise<void> {
  await inTransaction(database, async (em) => {
    await em.insert(PlanRecordRow, row);
    await deleteSurplus(em, row.planId);
  }).catch((error: unknown) => {
    const isRecorded = error instanceof UniqueConstraintViolationException;
    const isPlanDeleted = error instanceof ForeignKeyConstraintViolationException;
    if (!isRecorded && !isPlanDeleted) throw error;
  });
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

function inputsOf(plan: PlanRow): Inputs {
  return Object.fromEntries(inputNames.map((name) => [name, plan[name]])) as Record<keyof Inputs, number>;
}
