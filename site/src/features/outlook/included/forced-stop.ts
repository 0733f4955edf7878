import {
  type Field,
  formatDollars,
  formatTargetInProse,
  lifetimeFields,
  solveMonthlySpending,
  spendingAfterStop,
} from '@whenabouts/core';
import type { Part } from '@whenabouts/view/sentence';
import { benefitsOf } from '../answer/income-without-savings.ts';
import { type OutlookAnswer, planYearsAt } from '../outlook-results.ts';
import { siteSimulator } from '../site-simulator.ts';

/** Many people stop earlier than they planned: the row begins this many years before the desired age. */
const YEARS_BEFORE = 5;

/**
 * Returns the ages at which the visitor might have to stop: before the desired one and before the answer. Null if the first
 * age to show is not one of them, because the visitor could stop by then, would like to, or is retired.
 */
export function forcedStopField(answer: OutlookAnswer): Field | null {
  const { inputs, isRetired, solution } = answer;
  const max = Math.min(inputs.retirementAge, solution.value ?? Infinity) - 1;
  return isRetired || max < defaultStopAge(answer)
    ? null
    : { ...lifetimeFields.retirementAge, label: 'Age of a forced stop', min: inputs.currentAge, max };
}

/** Returns the age that is shown until the visitor chooses another one. */
export const defaultStopAge = ({ inputs }: OutlookAnswer): number =>
  Math.max(inputs.currentAge, inputs.retirementAge - YEARS_BEFORE);

/**
 * Returns the highest spending, in today's dollars a month, with which stopping at an age reaches the goal; null if the
 * plan's other costs alone miss it.
 */
function affordableAfterStop({ inputs, assumptions }: OutlookAnswer, age: number): number | null {
  const { value } = solveMonthlySpending({ ...inputs, retirementAge: age }, assumptions, siteSimulator());
  return value === null ? null : spendingAfterStop(age, { ...assumptions, monthlySpending: value });
}

/** The solved spending of an answer and an age. */
export interface ForcedStop {
  readonly answer: OutlookAnswer;
  readonly age: number;
  readonly spending: number | null;
}

export const forcedStop = (answer: OutlookAnswer, age: number): ForcedStop => ({
  answer,
  age,
  spending: affordableAfterStop(answer, age),
});

/** Solves for the age that is shown at first; null if no stop could be forced. */
export function defaultForcedStop(answer: OutlookAnswer): ForcedStop | null {
  const field = forcedStopField(answer);
  return field && forcedStop(answer, defaultStopAge(answer));
}

/**
 * Returns what a forced stop at an age means.
 *
 * @param solved What was solved last, for this age or for earlier numbers; null before the first time.
 */
export function forcedStopSentence(
  age: number,
  solved: ForcedStop | null,
  isPending: boolean,
): Part<'age'>[] {
  const pending = isPending ? { isPending } : {};
  const start = ['If you had to stop at ', { input: 'age' as const, text: String(age) }];
  if (!solved) return [...start, ', you could spend ', { result: '…', ...pending }, '.'];
  const { spending, answer } = solved;
  const planned = spendingAfterStop(solved.age, answer.assumptions);
  const chance = `${formatTargetInProse(answer.assumptions.targetChance)} futures`;
  if (spending === null) return [...start, `, your other costs alone would be too high for ${chance}.`];
  const bridge = bridgeClause(solved.age, spending, answer);
  if (spending === 0 && bridge)
    return [...start, ', you could spend ', { result: 'nothing', ...pending }, `${bridge}.`];
  const share = planned <= 0 ? '' : `, ${shareText(spending, planned)}`;
  return [
    ...start,
    ', you could spend ',
    { result: `${formatDollars(spending)} a month`, ...pending },
    ` in today’s dollars${bridge}${share}, in ${chance}.`,
  ];
}

/** Returns " until Social Security begins at 62" if it then pays all that could be spent; otherwise blank. */
function bridgeClause(age: number, spending: number, answer: OutlookAnswer): string {
  const first = planYearsAt(age, answer).find((year) => year.age >= age && benefitsOf(year) > 0);
  const isBridge = first && first.age > age && benefitsOf(first) >= spending + first.costs;
  return isBridge ? ` until Social Security begins at ${first.age}` : '';
}

/** Returns "61% of what you planned", "more than the $4,000 you planned" */
function shareText(spending: number, planned: number): string {
  const percent = Math.round((100 * spending) / planned);
  if (percent < 100) return `${percent}% of what you planned`;
  return `${percent === 100 ? 'as much as' : 'more than'} the ${formatDollars(planned)} you planned`;
}
