import { type CashFlow, formatRoughDollars, withVisitorsAges } from '@whenabouts/core';
import { cashFlowName } from '@whenabouts/view';
import { answerAgeOf, type OutlookAnswer, planYearsAt } from '../outlook-results.ts';

/** Share by which an amount that does not rise with prices may lose value in its first year. */
const FIRST_YEAR_LOSS = 0.03;

/**
 * Names the monthly income besides Social Security at the answer's age: "$900 from your pension once you are 65". Empty without any.
 *
 * @param limit The part of the spending that Social Security does not pay, in dollars a month.
 */
export function otherIncomeClause(answer: OutlookAnswer, limit = Infinity): string {
  const { inputs, assumptions } = answer;
  const stopAge = answerAgeOf(answer);
  const [flow, ...others] = withVisitorsAges(assumptions.cashFlows, inputs.currentAge, assumptions).filter(
    ({ kind, every, fromAge, toAge }) =>
      kind === 'income' &&
      every === 'month' &&
      fromAge < assumptions.planAge &&
      (toAge === null || toAge > stopAge),
  );
  if (!flow || limit <= 0) return '';
  const years = planYearsAt(stopAge, answer).filter(({ age, income }) => age >= stopAge && income > 0);
  const [first] = years;
  if (!first) return '';
  const start = first.age > stopAge ? ` once you are ${first.age}` : '';
  if (others.length > 0) {
    const highest = Math.max(...years.map(({ income }) => income));
    return `up to ${formatRoughDollars(Math.min(highest, limit))} from other income${start}`;
  }
  const isTypedAmount = Math.abs(first.income - flow.amount) < FIRST_YEAR_LOSS * flow.amount;
  const amount = Math.min(isTypedAmount ? flow.amount : first.income, limit);
  return `${formatRoughDollars(amount)} from ${nameOf(flow, assumptions.partner !== null)}${start}`;
}

function nameOf(flow: CashFlow, hasPartner: boolean): string {
  const typed = cashFlowName(flow);
  const name = typed === 'Pension' ? 'pension' : typed;
  if (hasPartner && flow.owner === 'partner') return `your partner’s ${name}`;
  return name === typed ? name : `your ${name}`;
}
