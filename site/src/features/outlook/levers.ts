import {
  assumptionFields,
  buildLifetimePlan,
  fields,
  formatChanceInProse,
  formatRoughDollars,
  type Inputs,
  planSocialSecurity,
  type StoredAssumptions,
  solveMonthlySavings,
  solveMonthlySpending,
} from '@whenabouts/core';
import type { PlanDraft } from '../../numbers/plan-draft.ts';
import { formatLowChance } from './answer-text.ts';
import type { OutlookAnswer } from './outlook-results.ts';
import { siteSimulator } from './site-simulator.ts';

const claimingAges = assumptionFields.claimingAge;

/** A single change that makes the desired retirement age reach the target chance, or the reason why it cannot. */
export interface Lever {
  name: 'work' | 'save' | 'spend' | 'claim';
  title: string;
  text: string;
  /** True if the change alone reaches the target chance. */
  isEnough: boolean;
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

/** Returns the highest spending that reaches the target chance, to two significant digits, if it does now. */
export function affordableSpending({ inputs, assumptions }: OutlookAnswer): number {
  const { value } = solveMonthlySpending(inputs, assumptions, siteSimulator());
  return Math.max(roundTo2Digits(value ?? 0, Math.floor), assumptions.monthlySpending);
}

function workLonger(draft: PlanDraft, answer: OutlookAnswer): Lever {
  const { inputs, solution, lastAge, lastChance } = answer;
  const lever = { name: 'work', title: 'Work longer' } as const;
  if (solution.value === null) {
    const text = `Even stopping at ${lastAge} works in ${formatLowChance(lastChance ?? 0)} futures.`;
    return { ...lever, text, isEnough: false, applied: null };
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
    return { ...lever, text, isEnough: false, applied: null };
  }
  const more = roundTo2Digits(value - inputs.monthlySavings, Math.ceil);
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
  const less = roundTo2Digits(assumptions.monthlySpending - (value ?? 0), Math.ceil);
  const monthlySpending = Math.max(assumptions.monthlySpending - less, 0);
  if (monthlySpending < assumptionFields.monthlySpending.step) {
    const text = `Spending less is not enough: ${isRetired ? 'your savings leave' : `stopping at ${inputs.retirementAge} leaves`} next to nothing to spend.`;
    return { ...lever, text, isEnough: false, applied: null };
  }
  const goal = isRetired
    ? `your money lasts to ${assumptions.planAge} in ${formatChanceInProse(assumptions.targetChance / 100)} futures`
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
  if (
    monthlyBenefit === 0 ||
    claimingAge >= claimingAges.max ||
    (isRetired && claimingAge <= inputs.currentAge)
  )
    return null;
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
  return { ...lever, text, isEnough: false, applied: null };
}

/** Simulates every later claiming age for the desired retirement age. */
function chancesOfClaimingAfter(age: number, { inputs, assumptions }: OutlookAnswer) {
  const first = Math.max(age + 1, claimingAges.min);
  return Array.from({ length: claimingAges.max - first + 1 }, (_, index) => {
    const claimingAge = first + index;
    const changed = { ...assumptions, claimingAge };
    return { claimingAge, chance: siteSimulator().successOf(buildLifetimePlan(inputs, changed)) };
  });
}

function withInputs(draft: PlanDraft, inputs: Partial<Inputs>): PlanDraft {
  return { ...draft, inputs: { ...draft.inputs, ...inputs } };
}

function withChanges(draft: PlanDraft, changes: Partial<StoredAssumptions>): PlanDraft {
  return { ...draft, changes: { ...draft.changes, ...changes } };
}

/** Rounds an amount up or down to two significant digits, the precision of the amounts on this page. */
function roundTo2Digits(amount: number, round: (value: number) => number): number {
  const scale = amount < 100 ? 1 : 10 ** (Math.floor(Math.log10(amount)) - 1);
  return round(amount / scale) * scale;
}
