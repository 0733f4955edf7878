import { formatDollars } from '@whenabouts/core';
import type { OutlookAnswer, OutlookResults } from '../outlook-results.ts';

/** Names the answer for the other choice: "If they stay $500 a month, you could stop at 70 instead of 69." */
export function otherContributionsSentence(results: OutlookResults): string {
  const { inputs, assumptions, solution, lastAge, ageWithOtherContributions: other } = results;
  const otherwise = assumptions.contributionsRise
    ? `If they stay ${formatDollars(inputs.monthlySavings)} a month`
    : 'If they rise with prices';
  if (other === null) return `${otherwise}, no age up to ${lastAge} reaches your goal.`;
  if (other === solution.value) return `${otherwise}, you could still stop at ${other}.`;
  return `${otherwise}, you could stop at ${other}${solution.value === null ? '' : ` instead of ${solution.value}`}.`;
}

/** Notes that contributions rise, which the calculator does not assume. Null if they do not. */
export function contributionsNote({ inputs, assumptions, isRetired }: OutlookAnswer): string | null {
  if (isRetired || inputs.monthlySavings === 0 || !assumptions.contributionsRise) return null;
  return 'These ages assume that contributions rise with prices.';
}
