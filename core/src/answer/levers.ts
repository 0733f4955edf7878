import { formatDollars, formatRoughDollars, roundAmount } from '../format.ts';
import { formatChanceInProse, formatTargetInProse } from '../format-chance.ts';
import { assumptionFields } from '../plan/assumptions.ts';
import { buildLifetimePlan } from '../plan/build-plan.ts';
import { LOWEST_INCOME_PERCENT, leavesEnough } from '../plan/default-spending.ts';
import { withChanges, withInputs } from '../plan/draft-changes.ts';
import { lifetimeFields } from '../plan/lifetime-inputs.ts';
import type { PlanDraft } from '../plan/plan-draft.ts';
import { planSocialSecurity } from '../plan/plan-social-security.ts';
import { costsEndedBy, spendingAfterStop } from '../plan/spending-costs.ts';
import type { Simulator } from '../simulation/simulator.ts';
import { SOLUTION_STEP, solveMonthlySavings, solveMonthlySpending } from '../simulation/solve.ts';
import { planEndText } from './answer-sentences.ts';
import type { OutlookAnswer } from './outlook-answer.ts';

const claimingAgeField = assumptionFields.claimingAge;

/** Less than this, in dollars a month, is next to nothing to spend. */
const LOWEST_SPENDING = 100;

/** A single change that makes the desired retirement age reach the target chance, or the reason why it cannot. */
export type Lever = InsufficientLever | SufficientLever;

type LeverName = 'work' | 'save' | 'spend' | 'claim';

interface InsufficientLever {
  name: LeverName;
  isEnough: false;
  /** The sentence that gives the reason why the change is not enough. */
  text: string;
}

/** The change alone reaches the target chance, and the page's fields can hold it. */
interface SufficientLever {
  name: LeverName;
  isEnough: true;
  title: string;
  /** The change as a sentence without its period: "Work 4 years longer, until 69". */
  change: string;
  /** Ends the sentence that `change` begins: " and you could stop at 65." */
  effect: string;
  /** The draft of the answer with the change. */
  applied: PlanDraft;
}

export function reachesTarget({ desiredChance, assumptions }: OutlookAnswer): boolean {
  return desiredChance >= assumptions.targetChance / 100;
}

/**
 * Lists the levers for a desired retirement age that does not reach the target chance.
 *
 * @param draft The draft of the answer.
 */
export function levers(draft: PlanDraft, answer: OutlookAnswer, simulator: Simulator): Lever[] {
  const { isRetired } = answer;
  const candidates = isRetired
    ? [spendLess(draft, answer, simulator), claimLater(draft, answer, simulator)]
    : [
        workLonger(draft, answer),
        saveMore(draft, answer, simulator),
        spendLess(draft, answer, simulator),
        claimLater(draft, answer, simulator),
      ];
  return candidates.filter((lever) => lever !== null);
}

/**
 * Returns the highest monthly spending, in whole tens of dollars, at which a plan that reaches its target still
 * reaches it; null if that is not at least ten dollars a month more than now.
 */
export function affordableSpending(
  { inputs, assumptions }: OutlookAnswer,
  simulator: Simulator,
): number | null {
  const { value } = solveMonthlySpending(inputs, assumptions, simulator);
  if (value === null || value - SOLUTION_STEP < assumptions.monthlySpending) return null;
  return spendingAfterStop(inputs.retirementAge, { ...assumptions, monthlySpending: value });
}

function workLonger(draft: PlanDraft, answer: OutlookAnswer): Lever {
  const { inputs, solution, lastAge, chance } = answer;
  if (solution.value === null) {
    const text = `Even stopping at ${lastAge} works in ${formatLowChance(chance)} futures.`;
    return insufficient('work', text);
  }
  const years = solution.value - inputs.retirementAge;
  const isLater = years > 0;
  return {
    name: 'work',
    // With a partner, an earlier age can reach the target where the desired one does not.
    title: isLater ? 'Work longer' : 'Stop earlier',
    change: isLater
      ? `Work ${years} ${years === 1 ? 'year' : 'years'} longer, until ${solution.value}`
      : `Stop at ${solution.value} instead of ${inputs.retirementAge}`,
    effect: '.',
    isEnough: true,
    applied: withInputs(draft, { retirementAge: solution.value }),
  };
}

function saveMore(draft: PlanDraft, answer: OutlookAnswer, simulator: Simulator): Lever {
  const { inputs, assumptions } = answer;
  const { value } = solveMonthlySavings(inputs, assumptions, simulator);
  if (value === null || !canSave(value, answer)) {
    const text = `Saving more is not enough: to stop at ${inputs.retirementAge} you would have to save more than is left of your pay after taxes and ${LOWEST_INCOME_PERCENT}% to live on.`;
    return insufficient('save', text);
  }
  // Higher contributions can lower the default spending. Keep today's spending, for which the text promises the age.
  const { monthlySpending } = assumptions;
  return {
    name: 'save',
    title: 'Save more',
    change: `Save ${formatDollars(value)} a month instead of ${formatDollars(inputs.monthlySavings)}${assumptions.contributionsRise ? ' in today’s dollars' : ''}`,
    effect: ` and you could stop at ${inputs.retirementAge}.`,
    isEnough: true,
    applied: withChanges(withInputs(draft, { monthlySavings: value }), { monthlySpending }),
  };
}

/** Returns true if the field takes the contributions, and they leave enough to live on after taxes. */
function canSave(monthlySavings: number, { inputs, assumptions }: OutlookAnswer): boolean {
  const isAffordable = leavesEnough({ ...inputs, monthlySavings }, assumptions.partner);
  return isAffordable && monthlySavings <= lifetimeFields.monthlySavings.max;
}

function spendLess(draft: PlanDraft, answer: OutlookAnswer, simulator: Simulator): Lever {
  const { inputs, assumptions, isRetired } = answer;
  const { value } = solveMonthlySpending(inputs, assumptions, simulator);
  const roundedSpending = roundToStep(assumptions.monthlySpending);
  // Less than the rounded amount in the text, which can be below today's spending.
  const monthlySpending = Math.min(value ?? 0, roundedSpending - SOLUTION_STEP);
  const endedCosts = costsEndedBy(inputs.retirementAge, assumptions.cashFlows);
  if (monthlySpending - endedCosts < LOWEST_SPENDING) {
    const text = `Spending less is not enough: ${isRetired ? 'your savings leave' : `stopping at ${inputs.retirementAge} leaves`} next to nothing to spend.`;
    return insufficient('spend', text);
  }
  const goal = isRetired
    ? `your money lasts ${planEndText(answer)} in ${formatTargetInProse(assumptions.targetChance)} futures`
    : `you could stop at ${inputs.retirementAge}`;
  const [less, now] = [monthlySpending - endedCosts, roundedSpending - endedCosts] as const;
  // Like the sentence of the answer, in which the amount of those who have retired is exact.
  const format = roundAmount(less) === roundAmount(now) ? formatDollars : formatRoughDollars;
  const lessText = isRetired ? formatDollars(less) : format(less);
  return {
    name: 'spend',
    title: 'Spend less',
    change: `Spend ${lessText} instead of ${format(now)} a month in retirement, in today’s dollars`,
    effect: `, and ${goal}.`,
    isEnough: true,
    applied: withChanges(draft, { monthlySpending }),
  };
}

/** Returns null if Social Security pays nothing, has started, or starts at 70 already. */
function claimLater(draft: PlanDraft, answer: OutlookAnswer, simulator: Simulator): Lever | null {
  const { inputs, assumptions, isRetired } = answer;
  const { claimingAge, monthlyBenefit } = planSocialSecurity(inputs, assumptions);
  const cannotClaimLater =
    monthlyBenefit === 0 ||
    claimingAge >= claimingAgeField.max ||
    (isRetired && claimingAge <= inputs.currentAge);
  if (cannotClaimLater) return null;
  const options = chancesOfClaimingAfter(claimingAge, answer, simulator);
  const firstEnough = options.find(({ chance }) => chance >= assumptions.targetChance / 100);
  if (firstEnough) {
    return {
      name: 'claim',
      title: 'Claim Social Security later',
      change: `Claim at ${firstEnough.claimingAge} instead of ${claimingAge}`,
      effect: ', and pay for the years until then from savings.',
      isEnough: true,
      // Once retired, the default spending depends on the benefit. Keep today's, for which the chance was simulated.
      applied: withChanges(draft, {
        claimingAge: firstEnough.claimingAge,
        ...(isRetired && { monthlySpending: assumptions.monthlySpending }),
      }),
    };
  }
  const bestOption = options.reduce((highest, next) => (next.chance > highest.chance ? next : highest));
  const chance = formatChanceInProse(bestOption.chance);
  const isSameChance = chance === formatChanceInProse(answer.desiredChance);
  const text =
    bestOption.chance > answer.desiredChance
      ? `Claiming Social Security at ${bestOption.claimingAge} instead of ${claimingAge} is not enough: ${isSameChance ? 'still' : 'only'} ${chance} futures.`
      : `Claiming Social Security later than ${claimingAge} would not help with these savings: they would have to pay for the years until then.`;
  return insufficient('claim', text);
}

/** Returns the chance of success, 0 to 1, for every claiming age above `age`, at the desired retirement age. */
function chancesOfClaimingAfter(age: number, { inputs, assumptions }: OutlookAnswer, simulator: Simulator) {
  const firstAge = Math.max(age + 1, claimingAgeField.min);
  return Array.from({ length: claimingAgeField.max - firstAge + 1 }, (_, index) => {
    const claimingAge = firstAge + index;
    const plan = buildLifetimePlan(inputs, { ...assumptions, claimingAge });
    return { claimingAge, chance: simulator.successOf(plan, assumptions.targetChance) };
  });
}

function insufficient(name: LeverName, text: string): InsufficientLever {
  return { name, isEnough: false, text };
}

/** Formats a chance that is not enough: "only 3 out of 10" or "fewer than 1 out of 10". */
function formatLowChance(chance: number): string {
  const text = formatChanceInProse(chance);
  return chance < 0.1 ? text : `only ${text}`;
}

function roundToStep(amount: number): number {
  return Math.round(amount / SOLUTION_STEP) * SOLUTION_STEP;
}
