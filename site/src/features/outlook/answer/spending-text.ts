import { formatDollars, spendingAfterStop } from '@whenabouts/core';
import { answerAgeOf, type OutlookAnswer } from '../outlook-results.ts';

/** Names what is spent in a month of retirement: "$4,430", or "$4,400, after $1,600 of today’s $6,000 has ended". */
export function spendingText(answer: OutlookAnswer): string {
  const { assumptions } = answer;
  const { monthlySpending } = assumptions;
  const spending = spendingAfterStop(answerAgeOf(answer), assumptions);
  const ended = monthlySpending - spending;
  const text = formatDollars(spending);
  return ended > 0
    ? `${text}, after ${formatDollars(ended)} of today’s ${formatDollars(monthlySpending)} has ended`
    : text;
}
