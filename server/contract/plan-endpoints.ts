import * as v from 'valibot';
import { addresses } from './addresses.ts';
import type { Endpoint } from './endpoint.ts';
import { NewPlanBody, Plan, PlanBody } from './plans.ts';

export const planEndpoints = {
  listPlans: {
    ...addresses.listPlans,
    summary: "The member's plans, last saved first",
    access: 'member',
    throttle: 'none',
    status: 200,
    answer: v.array(Plan),
    fails: [],
  },
  readPlan: {
    ...addresses.readPlan,
    summary: "One of the member's plans",
    access: 'member',
    throttle: 'none',
    status: 200,
    answer: Plan,
    fails: ['not_found'],
  },
  createPlan: {
    ...addresses.createPlan,
    summary: 'Save a new plan; sent again with the same Idempotency-Key, it gives the plan made before',
    access: 'member',
    throttle: 'write',
    body: NewPlanBody,
    status: 201,
    answer: Plan,
    fails: ['limit_reached'],
  },
  updatePlan: {
    ...addresses.updatePlan,
    summary: 'Replace a plan; with If-Match, only the version that was read',
    access: 'member',
    throttle: 'write',
    body: PlanBody,
    status: 200,
    answer: Plan,
    fails: ['not_found', 'stale'],
  },
  deletePlan: {
    ...addresses.deletePlan,
    summary: 'Delete a plan',
    access: 'member',
    throttle: 'write',
    status: 204,
    fails: ['not_found'],
  },
} as const satisfies Record<string, Endpoint>;
