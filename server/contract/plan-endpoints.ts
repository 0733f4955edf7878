import { defaultInputs } from '@whenabouts/core';
import * as v from 'valibot';
import type { Endpoint } from './endpoint.ts';
import { NewPlanBody, Plan, PlanBody } from './plans.ts';
import { routes } from './routes.ts';

const chapter = 'Plans';
const plan = {
  id: 1,
  name: 'By the sea',
  ...defaultInputs,
  assumptions: { monthlySpending: 4_200, planAge: 90 },
  updatedAt: '2026-03-01T18:05:00.000Z',
  version: 1,
};
const param = ['1', 'The id of the plan.'] as const;
const notFound = 'The member has no plan with this id.';

export const planEndpoints = {
  createPlan: {
    ...routes.createPlan,
    summary: 'Save a new plan; a retry with the same Idempotency-Key returns the plan created first',
    access: 'member',
    rateLimits: ['WRITES_PER_MEMBER'],
    body: NewPlanBody,
    status: 201,
    response: Plan,
    errors: { limit_reached: 'The member has 10,000 plans.' },
    docs: {
      chapter,
      etag: 'version',
      idempotent: true,
      body: { name: plan.name, ...defaultInputs, assumptions: plan.assumptions },
      response: plan,
    },
  },
  listPlans: {
    ...routes.listPlans,
    summary: 'List the member’s plans, last saved first',
    access: 'member',
    rateLimits: 'none',
    status: 200,
    response: v.array(Plan),
    errors: {},
    docs: {
      chapter,
      details:
        'The savings, the monthly income and the age that My Saved Plans shows and compares are not stored: the site calculates them from these values.',
      response: [plan],
    },
  },
  readPlan: {
    ...routes.readPlan,
    summary: 'Get one of the member’s plans',
    access: 'member',
    rateLimits: 'none',
    status: 200,
    response: Plan,
    errors: { not_found: notFound },
    docs: { chapter, etag: 'version', param, response: plan },
  },
  updatePlan: {
    ...routes.updatePlan,
    summary: 'Replace a plan; with If-Match, only if its version matches',
    access: 'member',
    rateLimits: ['WRITES_PER_MEMBER'],
    body: PlanBody,
    status: 200,
    response: Plan,
    errors: { not_found: notFound, stale: 'The plan has another version now.' },
    docs: {
      chapter,
      details:
        'Without `If-Match`, the last write wins. Without `assumptions`, they stay as they are; `null` returns them to the defaults.',
      etag: 'version',
      param,
      body: { name: 'By the lake', ...defaultInputs, monthlySavings: 650 },
      response: {
        ...plan,
        name: 'By the lake',
        monthlySavings: 650,
        updatedAt: '2026-03-02T09:31:00.000Z',
        version: 2,
      },
    },
  },
  deletePlan: {
    ...routes.deletePlan,
    summary: 'Delete a plan',
    access: 'member',
    rateLimits: ['WRITES_PER_MEMBER'],
    status: 204,
    errors: { not_found: notFound },
    docs: { chapter, param },
  },
} as const satisfies Record<string, Endpoint>;
