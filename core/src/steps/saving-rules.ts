import type { Inputs } from '../fields.ts';
import { leavesEnough } from '../plan/default-spending.ts';
import type { CompletePlan } from '../plan/plan-draft.ts';
import { retirementPlans2026 } from '../us/facts/retirement-plan-facts.ts';
import { CATCH_UP_AGE, HIGHER_CATCH_UP_AGES } from '../us/retirement-dates.ts';
import { contributionDeadline } from '../us/yearly-deadlines.ts';
import type { StepChange, StepRule, StepSituation } from './step.ts';

const law = retirementPlans2026;
const { workplacePlan, workplaceCatchUp, workplaceHigherCatchUp } = law.figures;

/** Returns the limit of catch-up contributions to a workplace plan, in dollars a year. */
export function catchUpAt(age: number): number {
  if (age < CATCH_UP_AGE) return 0;
  const isHigher = age >= HIGHER_CATCH_UP_AGES.first && age <= HIGHER_CATCH_UP_AGES.last;
  return (isHigher ? workplaceHigherCatchUp : workplaceCatchUp).value;
}

/** An example of an employer's match: half of the contributions, up to 6 percent of the pay. */
const MATCHED_PERCENT = 6;
const MATCH_PERCENT = 50;

const match: StepRule = {
  id: 'match',
  kind: 'offer',
  apply({ plan, isRetired }) {
    const { inputs } = plan;
    const matched = Math.min((inputs.annualIncome * MATCHED_PERCENT) / 100, workplacePlan.value) / 12;
    const amount = Math.round((matched * MATCH_PERCENT) / 100);
    const monthlyCost = Math.max(Math.round(matched) - inputs.monthlySavings, 0);
    if (isRetired || amount === 0 || !isAffordable(monthlyCost, plan)) return null;
    const figures = { amount, before: inputs.monthlySavings };
    return { plan: savingMore(monthlyCost + amount, plan), monthlyCost, figures };
  },
};

/** Additional contributions in percent of the household's pay, rounded up to a multiple of dollars a month. */
const MORE_PERCENT = 3;
const AMOUNT_STEP = 10;

const contributions: StepRule = {
  id: 'contributions',
  kind: 'change',
  deadline: contributionDeadline,
  apply(situation) {
    const { workers, income } = findWorkers(situation);
    const limit = workers.length * workplacePlan.value;
    const amount = Math.ceil((income * MORE_PERCENT) / 100 / 12 / AMOUNT_STEP) * AMOUNT_STEP;
    return contributingMore(amount, limit, situation);
  },
};

/** Applies once the contributions reach the limit without it. */
const catchUp: StepRule = {
  id: 'catch-up',
  kind: 'change',
  deadline: contributionDeadline,
  apply(situation) {
    const { workers } = findWorkers(situation);
    const base = workers.length * workplacePlan.value;
    const limit = base + workers.reduce((sum, { currentAge }) => sum + catchUpAt(currentAge), 0);
    if (situation.plan.inputs.monthlySavings < monthlyLimit(base)) return null;
    return contributingMore(limit, limit, situation);
  },
};

function findWorkers({ plan, isRetired }: StepSituation) {
  const { inputs, assumptions } = plan;
  const people: readonly Pick<Inputs, 'currentAge' | 'annualIncome'>[] = assumptions.partner
    ? [inputs, assumptions.partner]
    : [inputs];
  const workers = isRetired ? [] : people.filter(({ annualIncome }) => annualIncome > 0);
  return { workers, income: workers.reduce((sum, { annualIncome }) => sum + annualIncome, 0) };
}

/** Returns the plan with up to `amount` dollars a month more, within a limit in dollars a year; null if there is no room. */
function contributingMore(amount: number, limit: number, { plan }: StepSituation): StepChange | null {
  const { monthlySavings: before } = plan.inputs;
  const monthlyCost = Math.min(amount, monthlyLimit(limit) - Math.ceil(before));
  if (monthlyCost <= 0 || !isAffordable(monthlyCost, plan)) return null;
  const figures = { amount: monthlyCost, before, limit, lawYear: law.year };
  return { plan: savingMore(monthlyCost, plan), monthlyCost, figures };
}

/** Converts a limit in dollars a year to whole dollars a month. */
function monthlyLimit(limit: number): number {
  return Math.floor(limit / 12);
}

const savingMore = (amount: number, { inputs, assumptions }: CompletePlan): CompletePlan => ({
  inputs: { ...inputs, monthlySavings: inputs.monthlySavings + amount },
  assumptions,
});

/** Returns true if the pay leaves enough to live on after taxes, the contributions and `monthlyCost` more of them. */
export function isAffordable(monthlyCost: number, plan: CompletePlan): boolean {
  // A change without a cost is not a burden, even on a pay that leaves too little already.
  return monthlyCost === 0 || leavesEnough(savingMore(monthlyCost, plan).inputs, plan.assumptions.partner);
}

/** Steps that put more into the savings. Law figures: `retirementPlans2026`. */
export const savingRules = [match, contributions, catchUp] as const satisfies readonly StepRule[];
