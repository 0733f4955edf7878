import {
  assumptionFields,
  buildLifetimePlan,
  fields,
  formatChanceInProse,
  formatRoughDollars,
  formatTargetInProse,
  type Inputs,
  type LifetimeAssumptions,
  planSocialSecurity,
  solveMonthlySavings,
  solveMonthlySpending,
} from '@whenabouts/core';
import type { PlanDraft } from '../../numbers/plan-draft.ts';
import type { OutlookAnswer } from './outlook-results.ts';
import { siteSimulator } from './site-simulator.ts';

const claimingAgeField = assumptionFields.claimingAge;

/** A single change that makes the desired retirement age reach the target chance, or the reason why it cannot. */
export type Lever = LeverText & (InsufficientLever | SufficientLever);

interface LeverText {
  name: 'work' | 'save' | 'spend' | 'claim';
  title: string;
  text: string;
}

interface InsufficientLever {
  isEnough: false;
}

/** The change alone reaches the target chance. */
interface SufficientLever {
  isEnough: true;
  /** The changed draft; null if no control can hold the change. */
  applied: PlanDraft | null;
}

/** Returns true if the desired retirement age reaches the target chance. */
export function reachesTarget({ desiredChance, assumptions }: OutlookAnswer): boolean {
  return desiredChance >= assumptions.targetChance / 100;
}

/** Lists the levers for a desired retirement age that does not reach the target chance. */
export function levers(draft: PlanDraft, answer: OutlookAnswer): Lever[] {
  const { isRetired } = answer;
  const all = isRetired
    ? [spendLess(draft, answer), claimLater(draft, answer)]
    : [
        workLonger(draft, answer),
        saveMore(draft, answer),
        spendLess(draft, answer),
        claimLater(draft, answer),
      ];
  return all.filter((lever) => lever !== null);
}

/**
 * Returns the monthly spending, rounded down to two significant digits, at which a plan that reaches its target still
 * reaches it; never less than now.
 */
export function affordableSpending({ inputs, assumptions }: OutlookAnswer): number {
  const { value } = solveMonthlySpending(inputs, assumptions, siteSimulator());
  return Math.max(floorToTwoDigits(value ?? 0), assumptions.monthlySpending);
}

function workLonger(draft: PlanDraft, answer: OutlookAnswer): Lever {
  const { inputs, solution, lastAge, lastChance } = answer;
  const lever = { name: 'work', title: 'Work longer' } as const;
  if (solution.value === null) {
    const text = `Even stopping at ${lastAge} works in ${formatLowChance(lastChance ?? 0)} futures.`;
    return { ...lever, text, isEnough: false };
  }
  const years = solution.value - inputs.retirementAge;
  return {
    ...lever,
    text: `Work ${years} ${years === 1 ? 'year' : 'years'} longer, until ${solution.value}.`,
    isEnough: true,
    applied: withInputs(draft, { retirementAge: solution.value }),
  };
}

function saveMore(draft: PlanDraft, answer: OutlookAnswer): Lever {
  const { inputs, assumptions } = answer;
  const lever = { name: 'save', title: 'Save more' } as const;
  const { value } = solveMonthlySavings(inputs, assumptions, siteSimulator());
  if (value === null) {
    const text = `Even saving all you earn would not get there by ${inputs.retirementAge}.`;
    return { ...lever, text, isEnough: false };
  }
  const more = ceilToTwoDigits(value - inputs.monthlySavings);
  const monthlySavings = inputs.monthlySavings + more;
  // The default spending depends on the contributions, and the text promises the age for today's spending.
  const { monthlySpending } = assumptions;
  const withMoreSavings = withChanges(withInputs(draft, { monthlySavings }), { monthlySpending });
  return {
    ...lever,
    text: `Save ${formatRoughDollars(more)} more a month and you could stop at ${inputs.retirementAge}.`,
    isEnough: true,
    applied: monthlySavings <= fields.monthlySavings.max ? withMoreSavings : null,
  };
}

function spendLess(draft: PlanDraft, answer: OutlookAnswer): Lever {
  const { inputs, assumptions, isRetired } = answer;
  const lever = { name: 'spend', title: 'Spend less' } as const;
  const { value } = solveMonthlySpending(inputs, assumptions, siteSimulator());
  const less = ceilToTwoDigits(assumptions.monthlySpending - (value ?? 0));
  const monthlySpending = Math.max(assumptions.monthlySpending - less, 0);
  if (monthlySpending < assumptionFields.monthlySpending.step) {
    const text = `Spending less is not enough: ${isRetired ? 'your savings leave' : `stopping at ${inputs.retirementAge} leaves`} next to nothing to spend.`;
    return { ...lever, text, isEnough: false };
  }
  const goal = isRetired
    ? `your money lasts to ${assumptions.planAge} in ${formatTargetInProse(assumptions.targetChance)} futures`
    : `you could stop at ${inputs.retirementAge}`;
  return {
    ...lever,
    text: `Spend ${formatRoughDollars(less)} less a month in retirement, ${formatRoughDollars(monthlySpending)} in today’s dollars, and ${goal}.`,
    isEnough: true,
    applied: withChanges(draft, { monthlySpending }),
  };
}

/** Returns null if Social Security pays nothing, has started, or starts at 70 already. */
function claimLater(draft: PlanDraft, answer: OutlookAnswer): Lever | null {
  const { inputs, assumptions, isRetired } = answer;
  const { claimingAge, monthlyBenefit } = planSocialSecurity(inputs, assumptions);
  const cannotClaimLater =
    monthlyBenefit === 0 ||
    claimingAge >= claimingAgeField.max ||
    (isRetired && claimingAge <= inputs.currentAge);
  if (cannotClaimLater) return null;
  const later = chancesOfClaimingAfter(claimingAge, answer);
  const lever = { name: 'claim', title: 'Claim Social Security later' } as const;
  const enough = later.find(({ chance }) => chance >= assumptions.targetChance / 100);
  if (enough) {
    return {
      ...lever,
      text: `Claim at ${enough.claimingAge} instead of ${claimingAge}, and pay for the years until then from savings.`,
      isEnough: true,
      applied: withChanges(draft, { claimingAge: enough.claimingAge }),
    };
  }
  const best = later.reduce((one, other) => (other.chance > one.chance ? other : one));
  const chance = formatChanceInProse(best.chance);
  const isSameChance = chance === formatChanceInProse(answer.desiredChance);
  const text =
    best.chance > answer.desiredChance
      ? `Claiming Social Security at ${best.claimingAge} instead of ${claimingAge} is not enough: ${isSameChance ? 'still' : 'only'} ${chance} futures.`
      : `Claiming Social Security later than ${claimingAge} would not help with these savings: they would have to pay for the years until then.`;
  return { ...lever, text, isEnough: false };
}

/** Simulates every later claiming age for the desired retirement age. */
function chancesOfClaimingAfter(age: number, { inputs, assumptions }: OutlookAnswer) {
  const first = Math.max(age + 1, claimingAgeField.min);
  return Array.from({ length: claimingAgeField.max - first + 1 }, (_, index) => {
    const claimingAge = first + index;
    const changed = { ...assumptions, claimingAge };
    return { claimingAge, chance: siteSimulator().successOf(buildLifetimePlan(inputs, changed)) };
  });
}

function withInputs(draft: PlanDraft, inputs: Partial<Inputs>): PlanDraft {
  return { ...draft, inputs: { ...draft.inputs, ...inputs } };
}

function withChanges(draft: PlanDraft, changes: Partial<LifetimeAssumptions>): PlanDraft {
  return { ...draft, changes: { ...draft.changes, ...changes } };
}

/** "only 3 out of 10", for a chance that is not enough. */
function formatLowChance(chance: number): string {
  const text = formatChanceInProse(chance);
  return text.startsWith('fewer') ? text : `only ${text}`;
}

function floorToTwoDigits(amount: number): number {
  const unit = secondDigitUnit(amount);
  return Math.floor(amount / unit) * unit;
}

function ceilToTwoDigits(amount: number): number {
  const unit = secondDigitUnit(amount);
  return Math.ceil(amount / unit) * unit;
}

/** Returns the unit of an amount's second digit, for example 100 for 4,430; at least 1. */
function secondDigitUnit(amount: number): number {
  return amount < 100 ? 1 : 10 ** (Math.floor(Math.log10(amount)) - 1);
}
