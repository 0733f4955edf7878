import {
  bandAt,
  bandShares,
  firstDistributionAge,
  formatRoughDollars,
  type PlannedDistribution,
  planDistributions,
} from '@whenabouts/core';
import { answerAgeOf, type OutlookAnswer, planAt } from '../outlook-results.ts';
import { siteSimulator } from '../site-simulator.ts';

const MIDDLE = bandShares.indexOf(0.5);

/** Returns the required distributions of the answer's plan for a retirement age, in the middle future. */
export function middleDistributions(
  retirementAge: number,
  { inputs, assumptions }: Pick<OutlookAnswer, 'inputs' | 'assumptions'>,
): PlannedDistribution[] {
  const { preTaxShare } = assumptions;
  if (preTaxShare === null || preTaxShare === 0) return [];
  const { plan } = planAt(retirementAge, inputs, assumptions);
  const { bands } = siteSimulator().simulate(plan);
  const balances = Array.from(plan.flow, (_, year) => bandAt(bands, year, MIDDLE));
  return planDistributions({ ...inputs, retirementAge }, assumptions, balances);
}

/** Smallest amount that is shown, in dollars a year. */
const LEAST_SHOWN = 12;

/**
 * Returns what the law makes one take out of a 401(k) or traditional IRA in the middle future, and the tax on it. Null if the
 * plan has no required distribution.
 */
export function distributionSentence(answer: OutlookAnswer): string | null {
  const { inputs, assumptions } = answer;
  const distributions = middleDistributions(answerAgeOf(answer), answer);
  const firstYear = distributions.findIndex(({ required }) => required > 0);
  if (firstYear < 0) return null;
  const from = Math.max(firstDistributionAge(assumptions.birthYear), inputs.currentAge + firstYear);
  const law = `From ${from} on, the law makes you take a part out of a traditional 401(k) or IRA each year.`;
  const highest = Math.max(...distributions.map(({ tax }) => tax));
  if (highest < LEAST_SHOWN) return `${law} In the middle future, you withdraw more than that anyway.`;
  const year = distributions.findIndex(({ tax }) => tax === highest);
  const { required, moved, tax } = distributions[year] as PlannedDistribution;
  const [taken, unneeded, due] = [required, moved, tax].map((dollars) => formatRoughDollars(dollars / 12));
  return `${law} In the middle future, that costs most at ${inputs.currentAge + year}: you take out about ${taken} a month in today’s dollars, ${unneeded} more than you need. What you do not need moves to another account. The income tax on it, about ${due} a month, is not in your answer.`;
}
