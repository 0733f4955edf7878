import {
  type CashFlow,
  costsInSpending,
  formatDollars,
  HEALTH_INSURANCE,
  isPartOfSpending,
} from '@whenabouts/core';
import { cashFlowName } from '@whenabouts/view';
import type { OutlookAnswer } from '../outlook-results.ts';
import { ageInPlan, type CashFlowTemplate, YEARS_AHEAD } from './cash-flows.ts';

// Costs that are part of the spending: what ends, and what begins.

/** Returns a monthly cost that is part of the spending, from today on. Its amount fits into the spending. */
export function costInSpending(
  answer: OutlookAnswer,
  { amount, ...changes }: Pick<CashFlow, 'name' | 'amount' | 'toAge'> & Partial<CashFlow>,
): CashFlow {
  const { cashFlows, monthlySpending } = answer.assumptions;
  return {
    kind: 'cost',
    every: 'month',
    amount: Math.min(amount, Math.max(monthlySpending - costsInSpending(cashFlows), 0)),
    fromAge: answer.inputs.currentAge,
    risesWithPrices: true,
    partOfSpending: 'until-age',
    ...changes,
  };
}

/** Returns an age some years ahead, at which the cost has ended. */
function endIn(years: number, { inputs, assumptions }: OutlookAnswer): number {
  return Math.max(Math.min(inputs.currentAge + years, assumptions.planAge), inputs.currentAge + 1);
}

export const mortgage: CashFlowTemplate = {
  label: 'Mortgage',
  create: (answer) =>
    costInSpending(answer, {
      name: 'Mortgage',
      amount: 1_000,
      toAge: endIn(YEARS_AHEAD, answer),
      risesWithPrices: false,
    }),
};

const WORK = 'Costs of work';

/**
 * Returns the buttons below the questions what ends and what begins. What ends is paid today, so it is part of the spending;
 * what begins is on top of it.
 */
export function spendingTemplates({ isRetired }: OutlookAnswer): {
  ends: readonly CashFlowTemplate[];
  begins: readonly CashFlowTemplate[];
} {
  const untilYearsAhead = (name: string, amount: number): CashFlowTemplate => ({
    label: name,
    create: (answer) => costInSpending(answer, { name, amount, toAge: endIn(YEARS_AHEAD, answer) }),
  });
  const work: CashFlowTemplate = {
    label: WORK,
    create: (answer) =>
      costInSpending(answer, { name: WORK, amount: 300, toAge: null, partOfSpending: 'until-stop' }),
  };
  const onTop = { kind: 'cost', every: 'month', risesWithPrices: true } as const;
  const travel: CashFlowTemplate = {
    label: 'Travel',
    create: (answer) => {
      const fromAge = answer.inputs.currentAge;
      const toAge = endIn(Math.max(80 - fromAge, YEARS_AHEAD), answer);
      return withPlace({ ...onTop, name: 'Travel', amount: 400, fromAge, toAge }, false, answer);
    },
  };
  const care: CashFlowTemplate = {
    label: 'Care',
    create: (answer) => ({
      ...onTop,
      name: 'Care',
      amount: 2_000,
      fromAge: ageInPlan(85, answer),
      toAge: null,
    }),
  };
  return {
    ends: [
      mortgage,
      untilYearsAhead('Rent', 1_000),
      untilYearsAhead('Children', 800),
      ...(isRetired ? [] : [work]),
    ],
    begins: [travel, care],
  };
}

/**
 * Returns a cost as a part of the spending, or on top of it. The spending contains a cost that ends from today on. On top of
 * it, a cost of today is paid out of the pay until the stop; one that begins later keeps its start.
 */
export function withPlace(
  cashFlow: CashFlow,
  isPart: boolean,
  { inputs, isRetired }: Pick<OutlookAnswer, 'inputs' | 'isRetired'>,
): CashFlow {
  const { partOfSpending: _, ...onTop } = cashFlow;
  const { fromAge, toAge } = cashFlow;
  if (isPart) {
    return { ...onTop, partOfSpending: 'until-age', fromAge: toAge === null ? fromAge : inputs.currentAge };
  }
  const isPaidOutOfPay = !isRetired && fromAge <= inputs.currentAge;
  return isPaidOutOfPay ? { ...onTop, partOfSpending: 'from-stop' } : onTop;
}

/** The costs that the page offers, as the beginning of a sentence. */
const ends = new Map([
  ['Mortgage', 'Your mortgage ends'],
  ['Rent', 'Your rent ends'],
  ['Children', 'Your costs for children end'],
  [WORK, 'Your costs of work end'],
  [HEALTH_INSURANCE, 'Your health insurance ends'],
  ['Travel', 'Your travel ends'],
]);

/** Names the change that a cost makes: "Your mortgage ends at 67". */
export function costChange(cashFlow: CashFlow): string {
  const { name, fromAge, toAge, partOfSpending } = cashFlow;
  const end = ends.get(name) ?? `${cashFlowName(cashFlow)} ends`;
  if (partOfSpending === 'until-stop') return `${end} when you stop`;
  if (isPartOfSpending(cashFlow) && toAge !== null) return `${end} at ${toAge}`;
  const place = isPartOfSpending(cashFlow) ? '' : ' on top';
  return `${cashFlowName(cashFlow)}${place} ${toAge === null ? `from ${fromAge}` : `until ${toAge}`}`;
}

/** Explains a cost that is part of the spending: what is paid before its end, and what is spent afterwards. */
export function costInSpendingText(
  { amount, toAge, risesWithPrices, partOfSpending }: CashFlow,
  { assumptions, isRetired }: OutlookAnswer,
): string {
  const { monthlySpending } = assumptions;
  const all = formatDollars(Math.round(monthlySpending));
  const rest = formatDollars(Math.round(Math.max(monthlySpending - amount, 0)));
  const covered = isRetired
    ? ''
    : 'While you work, your pay covers it, and your contributions stay the same. ';
  if (partOfSpending === 'until-stop')
    return `${covered}Once you stop, you spend ${rest} a month instead of ${all}.`;
  if (toAge === null) {
    return risesWithPrices
      ? `The ${all} a month pay for it already, so it changes nothing. If it is a new cost, choose “No”.`
      : `${covered}It stays the same number of dollars, so its value falls.`;
  }
  const dollars = risesWithPrices
    ? ''
    : ' Until then it stays the same number of dollars, so its value falls.';
  return `${covered}From ${toAge} on, you spend ${rest} a month instead of ${all}.${dollars}`;
}
