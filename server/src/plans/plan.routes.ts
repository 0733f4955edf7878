import { raw, UniqueConstraintViolationException } from '@mikro-orm/core';
import { PLANS_PER_MEMBER, planMessages } from '../../contract/index.ts';
import { acquireWriteLock, type Database, type EntityManager, inTransaction } from '../database/database.ts';
import { createRowLoader } from '../database/row-loader.ts';
import { HttpError } from '../http/http-error.ts';
import { acceptedVersions } from '../http/if-match.ts';
import type { Handlers } from '../http/router.ts';
import { planOf, plansOfAccount } from './list-plans.ts';
import { PlanRow, writeAssumptions } from './plan.entity.ts';
import { presentPlan } from './present-plan.ts';

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

interface PlanOptions {
  readonly database: Database;
  readonly onPlanCreated: OnPlanCreated;
  readonly now: () => number;
}

type PlanHandlers = Pick<Handlers, 'listPlans' | 'readPlan' | 'createPlan' | 'updatePlan' | 'deletePlan'>;

export function planRoutes({ database, onPlanCreated, now }: PlanOptions): PlanHandlers {
  const { orm } = database;
  const plansOf = createRowLoader(database, plansOfAccount);
  return {
    listPlans: async ({ actor }) => (await plansOf(actor.accountId)).map(planOf),

    readPlan: async ({ actor: { accountId }, id, setVersion }) => {
      const plan = await orm.em.fork().findOne(PlanRow, { id, accountId });
      if (!plan) throw new HttpError('not_found');
      setVersion(plan.version);
      return presentPlan(plan);
    },

    createPlan: async ({
      actor: { accountId },
      body: { partner, assumptions = null, ...body },
      header,
      setVersion,
    }) => {
      const at = now();
      const idempotencyKey = readIdempotencyKey(header('Idempotency-Key'));
      const row = {
        ...body,
        assumptions: writeAssumptions(assumptions),
        accountId,
        idempotencyKey,
        version: 1,
        createdAt: at,
        updatedAt: at,
      };
      try {
        const id = await inTransaction(database, async (em) => {
          const id = await em.insert(PlanRow, row);
          const count = await em.count(PlanRow, { accountId });
          if (count > PLANS_PER_MEMBER)
            throw new HttpError('limit_reached', { message: planMessages.tooMany });
          await onPlanCreated(em, { accountId, key: idempotencyKey, partner, at });
          return id;
        });
        setVersion(1);
        return presentPlan({ ...row, id });
      } catch (error) {
        if (!(error instanceof UniqueConstraintViolationException)) throw error;
        const earlier = await orm.em.fork().findOneOrFail(PlanRow, { accountId, idempotencyKey });
        setVersion(earlier.version);
        return presentPlan(earlier);
      }
    },

    updatePlan: async ({ actor: { accountId }, id, body: { assumptions, ...body }, header, setVersion }) => {
      const versions = acceptedVersions(header('If-Match'));
      const plan = await inTransaction(database, async (em) => {
        await acquireWriteLock(database, em);
        await requirePlan(em, { id, accountId });
        const where = { id, ...(versions !== 'any' && { version: { $in: [...versions] } }) };
        const changes = {
          ...body,
          ...(assumptions !== undefined && { assumptions: writeAssumptions(assumptions) }),
          updatedAt: now(),
          version: raw('version + 1'),
        };
        const changed = versions.length > 0 ? await em.nativeUpdate(PlanRow, where, changes) : 0;
        const found = await em.findOne(PlanRow, { id, accountId });
        if (!found) throw new HttpError('not_found');
        if (changed === 0) throw new HttpError('stale', { message: planMessages.stale });
        return found;
      });
      setVersion(plan.version);
      return presentPlan(plan);
    },

    deletePlan: async ({ actor: { accountId }, id }) => {
      await inTransaction(database, async (em) => {
        await acquireWriteLock(database, em);
        await requirePlan(em, { id, accountId });
        if ((await em.nativeDelete(PlanRow, { id })) === 0) throw new HttpError('not_found');
      });
    },
  };
}

/**
 * Throws `not_found` unless the plan belongs to the member. The UPDATE or DELETE that follows has only the primary key in
 * its condition: with the account in it, too, MySQL may find the row by the index `plans_of_account`, and misses it when
 * another edit moves it within that index in the meantime. A plan never changes its account.
 */
async function requirePlan(em: EntityManager, where: Pick<PlanRow, 'id' | 'accountId'>): Promise<void> {
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
