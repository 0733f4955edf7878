import { query } from '../database/database.ts';
import { findPlans } from '../hot-queries.ts';
import { HttpError } from '../http/http-error.ts';
import type { Handlers } from '../http/router.ts';
import { PlanRow, presentPlan, presentRecord } from './plan.entity.ts';
import { createPlan, deletePlan, findRecords, type PlanServices, updatePlan } from './write-plan.ts';

export function planRoutes(services: PlanServices) {
  const { database } = services;
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

    createPlan: (context) => createPlan(services, context),
    updatePlan: (context) => updatePlan(services, context),
    deletePlan: (context) => deletePlan(services, context),
  } satisfies Partial<Handlers>;
}
