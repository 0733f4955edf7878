import { formatChance } from '@whenabouts/core';
import type { StopAnswer } from './stop-answer.ts';
import type { ChartData } from './view/chart-figure.tsx';

/** Formats an amount of today's dollars for a sentence. */
type Format = (amount: number) => string;

/** Returns the answer as the sentence of the site's outlook page. */
export function answerSentence(
  { age, assumptions, benefit, chances, inputs }: StopAnswer,
  format: Format,
): string {
  const { monthlySpending, planAge, targetChance } = assumptions;
  const target = formatChance(targetChance / 100);
  const counted = Math.min(benefit.monthlyBenefit, monthlySpending);
  const share = counted === 0 ? 'none' : counted === monthlySpending ? 'all' : format(counted);
  const start = benefit.bridgeYears > 0 && counted > 0 ? ` once you are ${benefit.claimingAge}` : '';
  const income = `with ${format(monthlySpending)} a month in today’s dollars, ${share} of it from Social Security${start}.`;
  const last = chances.at(-1);
  if (age === undefined && last) {
    const chance = formatChance(last.chance);
    const few = chance.startsWith('fewer') ? chance : `only ${chance}`;
    return `Even if you stop at ${last.age}, your money lasts to ${planAge} in ${few} futures, not in ${target}, ${income}`;
  }
  const when = age === inputs.currentAge ? `now, at ${age}` : `at ${age}`;
  return `You could stop ${when}. In at least ${target} futures your money lasts to ${planAge}, ${income}`;
}

/** Returns the chance at a retirement age in words, such as "4 of 10". */
export function chanceAt({ chances }: Pick<StopAnswer, 'chances'>, age: number): string {
  return formatChance(chances.find((entry) => entry.age === age)?.chance ?? 0);
}

/** Futures of 10, with one decimal, rounded down like all chances. */
export function chanceTable({ assumptions, chances }: StopAnswer): ChartData {
  return {
    caption: `Futures of 10 in which your money lasts to ${assumptions.planAge}, by the age at which you stop working`,
    head: ['Stop at', 'Futures of 10'],
    rows: chances.map(({ age, chance }) => [String(age), (Math.floor(chance * 100) / 10).toFixed(1)]),
  };
}
