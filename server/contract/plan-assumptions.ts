import { type AssumptionName, assumptionFields, type Inputs, rangeMessage } from '@whenabouts/core';
import * as v from 'valibot';

const assumption = (name: AssumptionName) => {
  const { min, max, unit } = assumptionFields[name];
  const message = rangeMessage(assumptionFields[name]);
  const inRange = v.pipe(v.number(message), v.minValue(min, message), v.maxValue(max, message));
  // JSON has a negative zero, a plan has not.
  return unit === 'years'
    ? v.pipe(inRange, v.integer(message))
    : v.pipe(
        inRange,
        v.transform((value) => value + 0),
      );
};

/** Assumptions of the outlook that a member changed. A missing one has its default. Unknown keys are dropped. */
export const PlanAssumptions = v.object(
  {
    monthlySpending: v.exactOptional(assumption('monthlySpending')),
    planAge: v.exactOptional(assumption('planAge')),
    volatility: v.exactOptional(assumption('volatility')),
    inflation: v.exactOptional(assumption('inflation')),
    targetChance: v.exactOptional(assumption('targetChance')),
    stocks: v.exactOptional(assumption('stocks')),
    birthYear: v.exactOptional(assumption('birthYear')),
    claimingAge: v.exactOptional(v.nullable(assumption('claimingAge'))),
    knownBenefit: v.exactOptional(v.nullable(assumption('knownBenefit'))),
    knownBenefitAge: v.exactOptional(v.nullable(assumption('knownBenefitAge'))),
  },
  'Please send the assumptions as an object, or null for the defaults.',
);

export type PlanAssumptions = v.InferOutput<typeof PlanAssumptions>;

/** Validation message for a plan that would end before it begins. */
export function endedPlanMessage({ currentAge }: Pick<Inputs, 'currentAge'>): string {
  return `Choose a plan age above your current age of ${currentAge}.`;
}
