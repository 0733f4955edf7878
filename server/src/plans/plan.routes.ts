import { query } from '../database/database.ts';
import { findPlans } from '../hot-queries.ts';
import { HttpError } from '../http/http-error.ts';
import type { Handlers } from '../http/router.ts';
import { PlanRow, presentPlan, presentRecord } from './plan.entity.ts';
import { createPlan, deletePlan, findRecords, updatePlan, type WriteOptions } from './write-plan.ts';

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

    listPlanRecords: async ({ actor: { accountId }, id }) => {
      const records = await query(database, async (em) =>
        (await em.count(PlanRow, { id, accountId })) > 0 ? findRecords(em, id) : null,
      );
      if (!records) throw new HttpError('not_found');
      return records.map(presentRecord);
    },

    createPlan: (context) => createPlan(options, context),
    updatePlan: (context) => updatePlan(options, context),
    deletePlan: (context) => deletePlan(options, context),
  } satisfies Partial<Handlers>;
}
