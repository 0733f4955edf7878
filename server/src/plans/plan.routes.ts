import { query } from '../database/database.ts';
import { findPlans } from '../hot-queries.ts';
import { HttpError } from '../http/http-error.ts';
import type { Handlers } from '../http/router.ts';
import { PlanRow } from './plan.entity.ts';
import { presentPlan } from './present-plan.ts';
import { createPlan, deletePlan, updatePlan, type WriteOptions } from './write-plan.ts';

export function planRoutes(options: WriteOptions) {
  const { database } = options;
  return {
    listPlans: async ({ actor: { accountId } }) => (await findPlans(database, accountId)).map(presentPlan),

    readPlan: async ({ actor: { accountId }, id, setVersion }) => {
      const plan = await query(database, (em) => em.findOne(PlanRow, { id, accountId }));
      if (!plan) throw new HttpError('not_found');
      setVersion(plan.version);
      return presentPlan(plan);
    },

    createPlan: (context) => createPlan(options, context),
    updatePlan: (context) => updatePlan(options, context),
    deletePlan: (context) => deletePlan(options, context),
  } satisfies Partial<Handlers>;
}
