import { type CashFlow, formatDollars, HEALTH_INSURANCE, isPartOfSpending } from '@whenabouts/core';
import { cashFlowName } from '@whenabouts/view';
import type { OutlookAnswer } from '../outlook-results.ts';
import { endTextOf } from './cash-flow-templates.ts';

/** Names the change that a cost makes: "Your mortgage ends at 67". */
export function costChange(cashFlow: CashFlow): string {
  const { name, fromAge, toAge, partOfSpending } = cashFlow;
  const end =
    name === HEALTH_INSURANCE
      ? 'Your health insurance ends'
      : (endTextOf(name) ?? `${cashFlowName(cashFlow)} ends`);
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
