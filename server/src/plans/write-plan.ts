import { raw, UniqueConstraintViolationException } from '@mikro-orm/core';
import { type Endpoints, PLANS_PER_MEMBER, type Plan, planMessages } from '../../contract/index.ts';
import { type Database, type EntityManager, inTransaction, query } from '../database/database.ts';
import { HttpError } from '../http/http-error.ts';
import { acceptedVersions, type RequestContext } from '../http/request-context.ts';
import type { CalculateResults } from './calculate-results.ts';
import { PlanRow, presentPlan, type RecordBasis, serializeAssumptions } from './plan.entity.ts';
import { basisOf, type CalculatedResults, ResultsMissing, recordPlan } from './record-plan.ts';

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

export interface WriteOptions {
  readonly database: Database;
  readonly onPlanCreated: OnPlanCreated;
  readonly calculateResults: CalculateResults;
  readonly now: () => number;
}

export async function createPlan(
  options: WriteOptions,
  context: RequestContext<Endpoints['createPlan']>,
): Promise<Plan> {
  const { database, onPlanCreated, now } = options;
  const { accountId } = context.actor;
  const { partner, assumptions = null, ...body } = context.body;
  const at = now();
  const idempotencyKey = readIdempotencyKey(context.header('Idempotency-Key'));
  const row = {
    ...body,
    assumptions: serializeAssumptions(assumptions),
    accountId,
    idempotencyKey,
    version: 1,
    createdAt: at,
    updatedAt: at,
  };
  const calculated = await calculate(options, accountId, basisOf(row), at);
  const create = async (em: EntityManager) => {
    const plan = { ...row, id: await em.insert(PlanRow, row) };
    const count = await em.count(PlanRow, { accountId });
    if (count > PLANS_PER_MEMBER) throw new HttpError('limit_reached', { message: planMessages.tooMany });
    await onPlanCreated(em, { accountId, key: idempotencyKey, partner, at });
    await recordPlan(em, plan, 'save', calculated);
    return plan;
  };
  const findEarlier = async (error: unknown) => {
    if (!(error instanceof UniqueConstraintViolationException)) throw error;
    return query(database, (em) => em.findOneOrFail(PlanRow, { accountId, idempotencyKey }));
  };
  const plan = await inTransaction(database, create).catch(findEarlier);
  context.setVersion(plan.version);
  return presentPlan(plan);
}

export async function updatePlan(
  options: WriteOptions,
  { actor: { accountId }, id, body, header, setVersion }: RequestContext<Endpoints['updatePlan']>,
): Promise<Plan> {
  const { database, now } = options;
  const { assumptions, checkIn = false, ...rest } = body;
  const values = {
    ...rest,
    ...(assumptions !== undefined && { assumptions: serializeAssumptions(assumptions) }),
  };
  const versions = acceptedVersions(header('If-Match'));
  const at = now();
  const update = async (em: EntityManager, calculated: CalculatedResults | undefined) => {
    await assertPlanExists(em, { id, accountId });
    const where = { id, ...(versions !== 'any' && { version: { $in: [...versions] } }) };
    const changes = { ...values, updatedAt: at, version: raw('version + 1') };
    const changed = versions.length > 0 ? await em.nativeUpdate(PlanRow, where, changes) : 0;
    const current = await em.findOne(PlanRow, { id, accountId });
    if (!current) throw new HttpError('not_found');
    if (changed === 0) throw new HttpError('stale', { message: planMessages.stale });
    await recordPlan(em, current, checkIn ? 'check-in' : 'save', calculated);
    return current;
  };
  const before = await query(database, (em) => em.findOne(PlanRow, { id, accountId }));
  if (!before) throw new HttpError('not_found');
  const basis = basisOf({ ...before, ...values });
  const isChanged = JSON.stringify(basis) !== JSON.stringify(basisOf(before));
  let calculated = isChanged || checkIn ? await calculate(options, accountId, basis, at) : undefined;
  // The transaction is rolled back to calculate the results if another save has changed the assumptions meanwhile, and if the plan
  // is of an earlier release and has no record.
  for (;;) {
    try {
      const plan = await inTransaction(database, (em) => update(em, calculated));
      setVersion(plan.version);
      return presentPlan(plan);
    } catch (error) {
      if (!(error instanceof ResultsMissing)) throw error;
      calculated = await calculate(options, accountId, error.basis, at);
    }
  }
}

async function calculate(
  { calculateResults }: WriteOptions,
  accountId: number,
  basis: RecordBasis,
  at: number,
): Promise<CalculatedResults> {
  const year = new Date(at).getUTCFullYear();
  return { basis, results: await calculateResults(accountId, { ...basis, year }) };
}

export async function deletePlan(
  { database }: WriteOptions,
  { actor: { accountId }, id }: RequestContext<Endpoints['deletePlan']>,
): Promise<void> {
  await inTransaction(database, async (em) => {
    await assertPlanExists(em, { id, accountId });
    if ((await em.nativeDelete(PlanRow, { id })) === 0) throw new HttpError('not_found');
  });
}

/**
 * Throws `not_found` unless the plan belongs to the member. The UPDATE or DELETE that follows has only the primary key in
 * its condition. If it also had the account, MySQL might find the row by the index `plans_of_account`, and miss the row
 * when another edit moves it within that index in the meantime. A plan never changes its account.
 */
async function assertPlanExists(em: EntityManager, where: Pick<PlanRow, 'id' | 'accountId'>): Promise<void> {
  if ((await em.count(PlanRow, where)) === 0) throw new HttpError('not_found');
}

/** Reads the `Idempotency-Key` header: retries with the same key return the plan created first. */
function readIdempotencyKey(header: string): string | null {
  if (header === '') return null;
  if (!/^[\x21-\x7e]{1,64}$/.test(header)) {
    throw new HttpError('malformed', {
      message: 'Idempotency-Key must have 1 to 64 visible ASCII characters.',
    });
  }
  return header;
}
