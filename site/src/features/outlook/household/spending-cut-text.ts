import { type OutlookAnswer, planAt } from '../outlook-results.ts';
import { siteSimulator } from '../site-simulator.ts';

/** Returns the share of the years of retirement in which spending is cut, when stopping at the age of the answer: 0 to 1. */
export function cutShareOf({ inputs, assumptions, solution, lastAge, isRetired }: OutlookAnswer): number {
  const retirementAge = isRetired ? inputs.retirementAge : (solution.value ?? lastAge);
  return siteSimulator().simulate(planAt(retirementAge, inputs, assumptions).plan).cutShare;
}

/** Names the years of a cut: "you would cut in about 4 out of 10 years". */
export function cutYearsText(share: number): string {
  if (share === 0) return 'you would never cut';
  if (share < 0.05) return 'you would cut in fewer than 1 out of 20 years';
  const tenths = Math.round(10 * share);
  return tenths === 10
    ? 'you would cut in almost every year'
    : `you would cut in about ${tenths} out of 10 years`;
}
