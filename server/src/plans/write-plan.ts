import { LockMode } from '@mikro-orm/core';
import { type Inputs, mapInputs, type RecordedResults } from '@whenabouts/core';
import {
  type Endpoints,
  PLANS_PER_MEMBER,
  type Plan,
  type PlanRecord,
  planMessages,
  RECORDS_PER_PLAN,
} from '../../contract/index.ts';
import { Account } from '../auth/account.entity.ts';
import { createOnce } from '../database/create-once.ts';
import { type EntityManager, inTransaction, query } from '../database/database.ts';
import { HttpError } from '../http/http-error.ts';
import type { RequestContext } from '../http/request-context.ts';
import { assertVersion, readIdempotencyKey } from '../http/request-headers.ts';
import type { Services } from '../services.ts';
import type { CalculateResults } from './calculate-results.ts';
import {
  PlanRecordRow,
  PlanRow,
  parseAssumptions,
  presentPlan,
  type RecordBasis,
  serializeAssumptions,
} from './plan.entity.ts';

/** Called once per new plan, inside the transaction that inserts it. */
export type OnPlanCreated = (
  em: EntityManager,
  save: {
    readonly accountId: number;
    readonly key: string | null;
    readonly partner: string | undefined;
    readonly at: number;
  },
) => Promise<void>;

export interface PlanServices extends Pick<Services, 'database' | 'now'> {
  readonly onPlanCreated: OnPlanCreated;
  readonly calculateResults: CalculateResults;
}

/** Results, and the numbers that they were calculated from. */
interface CalculatedResults {
  readonly basis: RecordBasis;
  readonly results: RecordedResults;
}

/** Saves a new plan and its first record. A retry with the same `Idempotency-Key` returns the plan created first. */
export async function createPlan(
  services: PlanServices,
  context: RequestContext<Endpoints['createPlan']>,
): Promise<Plan> {
  const { database, onPlanCreated, now } = services;
  const { accountId } = context.actor;
  const { partner, assumptions = null, ...body } = context.body;
  const at = now();
  const idempotencyKey = readIdempotencyKey(context);
  const row = {
    ...body,
    assumptions: serializeAssumptions(assumptions),
    accountId,
    idempotencyKey,
    version: 1,
    createdAt: at,
    updatedAt: at,
  };
  const insert = async (em: EntityManager, calculated: CalculatedResults) => {
    // Locked, so that concurrent saves are counted one at a time.
    const lockMode = LockMode.PESSIMISTIC_WRITE;
    const account = await em.findOne(Account, { id: accountId }, { fields: ['id'], lockMode });
    if (!account) throw new HttpError('unauthenticated');
    const plan = { ...row, id: await em.insert(PlanRow, row) };
    const count = await em.count(PlanRow, { accountId });
    if (count > PLANS_PER_MEMBER) throw new HttpError('limit_reached', { message: planMessages.tooMany });
    await onPlanCreated(em, { accountId, key: idempotencyKey, partner, at });
    await recordSave(em, plan, 'save', calculated);
    return plan;
  };
  const plan = await createOnce<PlanRow>(database, {
    idempotencyKey,
    find: (em, key) => em.findOne(PlanRow, { accountId, idempotencyKey: key }),
    create: async () => {
      const calculated = await calculate(services, accountId, basisOf(row), at);
      return inTransaction(database, (em) => insert(em, calculated));
    },
  });
  context.setVersion(plan.version);
  return presentPlan(plan);
}

/** Changes a plan. Adds a record if its numbers changed, for a check-in, and if the plan has no record yet. */
export async function updatePlan(
  services: PlanServices,
  context: RequestContext<Endpoints['updatePlan']>,
): Promise<Plan> {
  const { id, body } = context;
  const { accountId } = context.actor;
  const { database, now } = services;
  const { assumptions, checkIn = false, ...rest } = body;
  const values = {
    ...rest,
    ...(assumptions !== undefined && { assumptions: serializeAssumptions(assumptions) }),
  };
  const at = now();
  const update = async (em: EntityManager, calculated: CalculatedResults | undefined) => {
    await assertPlanExists(em, { id, accountId });
    const plan = await em.findOne(PlanRow, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!plan) throw new HttpError('not_found');
    assertVersion(context, plan.version, planMessages.stale);
    const changes = { ...values, updatedAt: at, version: plan.version + 1 };
    await em.nativeUpdate(PlanRow, { id }, changes);
    const current = { ...plan, ...changes };
    await recordSave(em, current, checkIn ? 'check-in' : 'save', calculated);
    return current;
  };
  const planBefore = await query(database, (em) => em.findOne(PlanRow, { id, accountId }));
  if (!planBefore) throw new HttpError('not_found');
  const basis = basisOf({ ...planBefore, ...values });
  const isChanged = JSON.stringify(basis) !== JSON.stringify(basisOf(planBefore));
  let calculated = isChanged || checkIn ? await calculate(services, accountId, basis, at) : undefined;
  // The results are calculated before the transaction. They are missing if another save has changed the plan's
  // numbers meanwhile, or if a plan of an earlier release has no record. Then the transaction is rolled back and
  // repeated with them.
  for (;;) {
    try {
      const plan = await inTransaction(database, (em) => update(em, calculated));
      context.setVersion(plan.version);
      return presentPlan(plan);
    } catch (error) {
      if (!(error instanceof ResultsMissing)) throw error;
      calculated = await calculate(services, accountId, error.basis, at);
    }
  }
}

async function calculate(
  { calculateResults }: PlanServices,
  accountId: number,
  basis: RecordBasis,
  at: number,
): Promise<CalculatedResults> {
  const year = new Date(at).getUTCFullYear();
  return { basis, results: await calculateResults(accountId, { ...basis, year }) };
}

export async function deletePlan(
  { database }: PlanServices,
  { actor: { accountId }, id }: RequestContext<Endpoints['deletePlan']>,
): Promise<void> {
  await inTransaction(database, async (em) => {
    await assertPlanExists(em, { id, accountId });
    if ((await em.nativeDelete(PlanRow, { id })) === 0) throw new HttpError('not_found');
  });
}

/**
 * Throws `not_found` unless the plan belongs to the member. The query that follows does not have the account in its
 * condition: MySQL might find the row by the index `plans_of_account`, and miss it when another edit moves it within
 * that index in the meantime. A plan never changes its account.
 */
async function assertPlanExists(em: EntityManager, where: Pick<PlanRow, 'id' | 'accountId'>): Promise<void> {
  if ((await em.count(PlanRow, where)) === 0) throw new HttpError('not_found');
}

/** Thrown if a record cannot be inserted, because no results were calculated for the plan's numbers. */
class ResultsMissing extends Error {
  readonly basis: RecordBasis;

  constructor(basis: RecordBasis) {
    super('The results of the plan have not been calculated.');
    this.basis = basis;
  }
}

function basisOf(plan: Inputs & Pick<PlanRow, 'assumptions'>): RecordBasis {
  const { doneSteps: _ticks, ...assumptions } = parseAssumptions(plan.assumptions) ?? {};
  const isDefault = Object.keys(assumptions).length === 0;
  return { inputs: mapInputs((name) => plan[name]), assumptions: isDefault ? null : assumptions };
}

/**
 * Records a save within its transaction, which has locked the plan. A save that changes no number is recorded only if
 * it is a check-in. Throws {@link ResultsMissing} if a record is needed and `calculated` has no results for the
 * plan's numbers.
 */
async function recordSave(
  em: EntityManager,
  plan: PlanRow,
  kind: PlanRecord['kind'],
  calculated: CalculatedResults | undefined,
): Promise<void> {
  const planId = plan.id;
  const currentBasis = basisOf(plan);
  const basis = JSON.stringify(currentBasis);
  // Locked, because MySQL would otherwise read what was there at the start of the transaction.
  const lastRecord = await em.findOne(
    PlanRecordRow,
    { planId },
    { orderBy: { planVersion: 'desc' }, lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  if (kind === 'save' && lastRecord?.basis === basis) return;
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
  // A plan has no more records than versions, so most saves need not count its records.
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
