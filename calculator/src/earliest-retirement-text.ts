import { formatChance } from '@whenabouts/core';
import type { EarliestRetirement } from './earliest-retirement.ts';
import type { ChartData } from './view/chart-figure.tsx';

/** Formats an amount of today's dollars for a sentence. */
type Format = (amount: number) => string;

/** Returns the same sentence as the site's outlook page for these inputs. */
export function earliestRetirementSentence(
  { earliestAge, assumptions, benefit, chances, inputs }: EarliestRetirement,
  format: Format,
): string {
  const { monthlySpending, planAge, targetChance } = assumptions;
  const target = formatChance(targetChance / 100);
  const coveredSpending = Math.min(benefit.monthlyBenefit, monthlySpending);
  const covered =
    coveredSpending === 0 ? 'none' : coveredSpending === monthlySpending ? 'all' : format(coveredSpending);
  const claiming =
    benefit.bridgeYears > 0 && coveredSpending > 0 ? ` once you are ${benefit.claimingAge}` : '';
  const income = `with ${format(monthlySpending)} a month in today’s dollars, ${covered} of it from Social Security${claiming}.`;
  const last = chances.at(-1);
  if (earliestAge === undefined && last) {
    const chance = formatChance(last.chance);
    const lowChance = chance.startsWith('fewer') ? chance : `only ${chance}`;
    return `Even if you stop at ${last.age}, your money lasts to ${planAge} in ${lowChance} futures, not in ${target}, ${income}`;
  }
  const when = earliestAge === inputs.currentAge ? `now, at ${earliestAge}` : `at ${earliestAge}`;
  return `You could stop ${when}. In at least ${target} futures your money lasts to ${planAge}, ${income}`;
}

/** Returns the chance at a retirement age in words, such as "4 of 10". */
export function chanceAt({ chances }: Pick<EarliestRetirement, 'chances'>, age: number): string {
  return formatChance(chances.find((entry) => entry.age === age)?.chance ?? 0);
}

/** Returns a table of the futures out of 10 by retirement age, with one decimal, rounded down like all chances. */
export function chanceTable({ assumptions, chances }: EarliestRetirement): ChartData {
  return {
    caption: `Futures of 10 in which your money lasts to ${assumptions.planAge}, by the age at which you stop working`,
    head: ['Stop at', 'Futures of 10'],
    rows: chances.map(({ age, chance }) => [String(age), (Math.floor(chance * 100) / 10).toFixed(1)]),
  };
}
