import { defaultInputs, type InputName, type Inputs, validateAges } from '@whenabouts/core';
import * as v from 'valibot';
import type { Endpoint } from './endpoint.ts';
import { PartnerId } from './partners.ts';
import { PlanAssumptions } from './plan-assumptions.ts';
import { inputEntries, storedInputEntries } from './plan-inputs.ts';
import { body, described, documented, pathTo, Time } from './schemas.ts';
import { requiredLine } from './text.ts';

export const PLAN_NAME_MAX = 100;
/** More plans than a member compares, and few enough to list and export quickly. */
export const PLANS_PER_MEMBER = 200;

export const planMessages = {
  nameRequired: 'Please enter a name for your retirement plan.',
  stale: 'This plan was changed elsewhere since you opened it.',
  tooMany: `You can save up to ${PLANS_PER_MEMBER} plans. Please delete plans you no longer need, and save again.`,
} as const;

export const PlanName = requiredLine(PLAN_NAME_MAX, planMessages.nameRequired);

const agesInOrder = <Body extends Inputs>() =>
  documented(
    v.rawCheck<Body>(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const input: Inputs = dataset.value;
      for (const [key, message] of Object.entries(validateAges(input))) {
        addIssue({ message, path: [pathTo(input, key as InputName)] });
      }
    }),
    '`retirementAge` must be above `currentAge`.',
  );

/** Rejects a plan age that is not above the current age. */
const planAgeInOrder = <Body extends Inputs & { assumptions?: PlanAssumptions | null }>() =>
  documented(
    v.rawCheck<Body>(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const body: Inputs & { assumptions?: PlanAssumptions | null } = dataset.value;
      const planAge = body.assumptions?.planAge;
      const currentAge = body.assumptions?.outlookInputs?.currentAge ?? body.currentAge;
      if (planAge === undefined || planAge > currentAge) return;
      addIssue({
        message: `Choose a plan age above your current age of ${currentAge}.`,
        path: [pathTo(body, 'assumptions'), pathTo({ planAge }, 'planAge')],
      });
    }),
    '`assumptions.planAge` must be above `currentAge`.',
  );

/** The calculator's six inputs. Unknown keys are dropped. */
export const PlanInputs = v.pipe(body(inputEntries), agesInOrder());

const planEntries = {
  name: described(PlanName, 'Name of the plan.'),
  ...inputEntries,
  // An edit without assumptions leaves the plan's assumptions unchanged.
  assumptions: described(
    v.exactOptional(v.nullable(PlanAssumptions)),
    'Assumptions of the outlook that the member changed; `null` if none.',
  ),
};

const checkIn = v.optional(described(v.boolean(), 'True for the answer to the yearly check-in.'));

/** A plan as a member saves it: a name, inputs and assumptions, never a result. Unknown keys are dropped. */
export const PlanBody = v.pipe(body({ ...planEntries, checkIn }), agesInOrder(), planAgeInOrder());

/** A new plan with the id of the partner whose page it comes from. */
export const NewPlanBody = v.pipe(
  body({
    ...planEntries,
    partner: v.optional(described(PartnerId, 'Id of the partner whose page it comes from.')),
  }),
  agesInOrder(),
  planAgeInOrder(),
);

export const Plan = v.object({
  id: described(v.number(), 'Permanent id.'),
  name: described(v.string(), 'Name of the plan.'),
  ...storedInputEntries,
  assumptions: described(
    v.nullable(PlanAssumptions),
    'Assumptions of the outlook that the member changed; `null` if none.',
  ),
  updatedAt: described(Time, 'Time of the last save.'),
  version: described(v.number(), 'Increases with every save. In quotes, it is the `ETag` for `If-Match`.'),
});

export type NewPlanBody = v.InferOutput<typeof NewPlanBody>;
export type PlanBody = v.InferOutput<typeof PlanBody>;
export type Plan = v.InferOutput<typeof Plan>;

const chapter = 'Plans';
const plan = {
  id: 1,
  name: 'By the sea',
  ...defaultInputs,
  assumptions: { monthlySpending: 4_200, planAge: 90, benefitCut: { fromYear: 2033, percentPaid: 78 } },
  updatedAt: '2026-03-01T18:05:00.000Z',
  version: 1,
};
const param = ['1', 'The id of the plan.'] as const;
const notFound = 'The member has no plan with this id.';

export const planEndpoints = {
  createPlan: {
    method: 'POST',
    path: '/api/retirement-plans',
    summary: 'Save a new plan; a retry with the same Idempotency-Key returns the plan created first',
    access: 'member',
    rateLimits: ['WRITES_PER_MEMBER'],
    body: NewPlanBody,
    status: 201,
    response: Plan,
    errors: {
      limit_reached: `The member has ${PLANS_PER_MEMBER} plans, or more from earlier releases, which stay.`,
    },
    docs: {
      chapter,
      etag: 'version',
      idempotent: true,
      body: { name: plan.name, ...defaultInputs, assumptions: plan.assumptions },
      response: plan,
    },
  },
  listPlans: {
    method: 'GET',
    path: '/api/retirement-plans',
    summary: 'List the member’s plans, last saved first',
    access: 'member',
    rateLimits: 'none',
    status: 200,
    response: v.array(Plan),
    docs: {
      chapter,
      details:
        'The savings, the monthly income and the age that My Saved Plans shows and compares are not stored: the site calculates them from these values.',
      response: [plan],
    },
  },
  readPlan: {
    method: 'GET',
    path: '/api/retirement-plans/{id}',
    summary: 'Get one of the member’s plans',
    access: 'member',
    rateLimits: 'none',
    status: 200,
    response: Plan,
    errors: { not_found: notFound },
    docs: { chapter, etag: 'version', param, response: plan },
  },
  updatePlan: {
    method: 'PUT',
    path: '/api/retirement-plans/{id}',
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
    method: 'DELETE',
    path: '/api/retirement-plans/{id}',
    summary: 'Delete a plan',
    access: 'member',
    rateLimits: ['WRITES_PER_MEMBER'],
    status: 204,
    errors: { not_found: notFound },
    docs: { chapter, param },
  },
} as const satisfies Record<string, Endpoint>;
