import { type InputName, type Inputs, inputRangeMessage, isValidInput, validateAges } from '@whenabouts/core';
import * as v from 'valibot';
import { body } from './body.ts';
import { PartnerId } from './partners.ts';
import { endedPlanMessage, PlanAssumptions } from './plan-assumptions.ts';
import { requiredLine } from './text.ts';

export const PLAN_NAME_MAX = 100;
/** Far more than anyone compares, and few enough to list quickly. */
export const PLANS_PER_MEMBER = 10_000;

export const planMessages = {
  nameRequired: 'Please enter a name for your retirement plan.',
  stale: 'This plan was changed elsewhere since you opened it.',
  tooMany: `You have ${PLANS_PER_MEMBER} plans. Please delete one to make room.`,
} as const;

/** An input of the calculator, within the range of its slider; values between steps are valid. */
const input = (name: InputName) =>
  v.pipe(
    v.number(inputRangeMessage(name)),
    v.check((value) => isValidInput(name, value), inputRangeMessage(name)),
    // JSON has a negative zero, a plan has not.
    v.transform((value) => value + 0),
  );

const inputEntries = {
  currentAge: input('currentAge'),
  retirementAge: input('retirementAge'),
  currentSavings: input('currentSavings'),
  monthlySavings: input('monthlySavings'),
  annualIncome: input('annualIncome'),
  expectedReturn: input('expectedReturn'),
};

/** The name of a plan. */
export const PlanName = requiredLine(PLAN_NAME_MAX, planMessages.nameRequired);

const agesInOrder = <Body extends Inputs>() =>
  v.rawCheck<Body>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const input: Inputs = dataset.value;
    for (const [key, message] of Object.entries(validateAges(input))) {
      const value = input[key as InputName];
      addIssue({ message, path: [{ type: 'object', origin: 'value', input: { ...input }, key, value }] });
    }
  });

/** The plan age must be above the current age. */
const planAgeInOrder = <Body extends Inputs & { assumptions?: PlanAssumptions | null }>() =>
  v.rawCheck<Body>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const body: Inputs & { assumptions?: PlanAssumptions | null } = dataset.value;
    const planAge = body.assumptions?.planAge;
    if (planAge === undefined || planAge > body.currentAge) return;
    addIssue({
      message: endedPlanMessage(body),
      path: [
        { type: 'object', origin: 'value', input: { ...body }, key: 'assumptions', value: body.assumptions },
        { type: 'object', origin: 'value', input: { ...body.assumptions }, key: 'planAge', value: planAge },
      ],
    });
  });

/** The calculator's six inputs. Unknown keys are dropped. */
export const PlanInputs = v.pipe(body(inputEntries), agesInOrder());

/** Null for the defaults. An edit without it leaves the plan's assumptions unchanged. */
const assumptions = v.exactOptional(v.nullable(PlanAssumptions));

/**
 * A plan as a member saves it: a name, the six inputs and the assumptions of the outlook, never a result.
 * Unknown keys are dropped.
 */
export const PlanBody = v.pipe(
  body({ name: PlanName, ...inputEntries, assumptions }),
  agesInOrder(),
  planAgeInOrder(),
);

/** A new plan with the id of the partner whose page it comes from. */
export const NewPlanBody = v.pipe(
  body({ name: PlanName, ...inputEntries, assumptions, partner: v.optional(PartnerId) }),
  agesInOrder(),
  planAgeInOrder(),
);

/** A saved plan. */
export const Plan = v.object({
  id: v.number(),
  name: v.string(),
  currentAge: v.number(),
  retirementAge: v.number(),
  currentSavings: v.number(),
  monthlySavings: v.number(),
  annualIncome: v.number(),
  expectedReturn: v.number(),
  /** Assumptions of the outlook that the member changed; null if none. */
  assumptions: v.nullable(PlanAssumptions),
  /** Time of the last save, in ISO 8601, UTC. */
  updatedAt: v.string(),
  /** Increases with every save. In quotes, it is the `ETag` for `If-Match`. */
  version: v.number(),
});

export type NewPlanBody = v.InferOutput<typeof NewPlanBody>;
export type PlanBody = v.InferOutput<typeof PlanBody>;
export type Plan = v.InferOutput<typeof Plan>;
