import { raw, UniqueConstraintViolationException } from '@mikro-orm/core';
import { type Endpoints, PLANS_PER_MEMBER, type Plan, planMessages } from '../../contract/index.ts';
import {
  acquireWriteLock,
  type Database,
  type EntityManager,
  inTransaction,
  query,
} from '../database/database.ts';
import { HttpError } from '../http/http-error.ts';
import { acceptedVersions } from '../http/if-match.ts';
import type { RequestContext } from '../http/request-context.ts';
import { PlanRow, serializeAssumptions } from './plan.entity.ts';
import { presentPlan } from './present-plan.ts';
import type { RecordPlan } from './record-plan.ts';

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
  readonly recordPlan: RecordPlan;
  readonly now: () => number;
}

export async function createPlan(
  { database, onPlanCreated, recordPlan, now }: WriteOptions,
  context: RequestContext<Endpoints['createPlan']>,
): Promise<Plan> {
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
  const create = async (em: EntityManager) => {
    const id = await em.insert(PlanRow, row);
    const count = await em.count(PlanRow, { accountId });
    if (count > PLANS_PER_MEMBER) throw new HttpError('limit_reached', { message: planMessages.tooMany });
    await onPlanCreated(em, { accountId, key: idempotencyKey, partner, at });
    return { ...row, id };
  };
  const findEarlier = async (error: unknown) => {
    if (!(error instanceof UniqueConstraintViolationException)) throw error;
    return query(database, (em) => em.findOneOrFail(PlanRow, { accountId, idempotencyKey }));
  };
  const plan = await inTransaction(database, create).catch(findEarlier);
  await recordPlan(plan, 'save');
  context.setVersion(plan.version);
  return presentPlan(plan);
}

export async function updatePlan(
  { database, recordPlan, now }: WriteOptions,
  { actor: { accountId }, id, body, header, setVersion }: RequestContext<Endpoints['updatePlan']>,
): Promise<Plan> {
  const { assumptions, checkIn = false, ...rest } = body;
  const versions = acceptedVersions(header('If-Match'));
  const plan = await inTransaction(database, async (em) => {
    await acquireWriteLock(database, em);
    await assertPlanExists(em, { id, accountId });
    const where = { id, ...(versions !== 'any' && { version: { $in: [...versions] } }) };
    const changes = {
      ...rest,
      ...(assumptions !== undefined && { assumptions: serializeAssumptions(assumptions) }),
      updatedAt: now(),
      version: raw('version + 1'),
    };
    const changed = versions.length > 0 ? await em.nativeUpdate(PlanRow, where, changes) : 0;
    const current = await em.findOne(PlanRow, { id, accountId });
    if (!current) throw new HttpError('not_found');
    if (changed === 0) throw new HttpError('stale', { message: planMessages.stale });
    return current;
  });
  await recordPlan(plan, checkIn ? 'check-in' : 'save');
  setVersion(plan.version);
  return presentPlan(plan);
}

export async function deletePlan(
  { database }: WriteOptions,
  { actor: { accountId }, id }: RequestContext<Endpoints['deletePlan']>,
): Promise<void> {
  await inTransaction(database, async (em) => {
    await acquireWriteLock(database, em);
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
