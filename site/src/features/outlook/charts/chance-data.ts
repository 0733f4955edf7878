import type { ChartData } from '@whenabouts/calculator/view';
import { formatChance } from '@whenabouts/core';
import type { OutlookResults } from '../outlook-results.ts';

/** Labels and ticks of the chart, on the page and in its picture. */
export const chanceAxes = {
  xLabel: 'Age at which you stop working',
  yLabel: 'Of 10 futures, your money lasts in',
  yTicks: [0, 2, 4, 6, 8, 10],
} as const;

/** The target in whole tenths, such as "8 of 10". */
export function formatTarget({ assumptions }: Pick<OutlookResults, 'assumptions'>): string {
  return formatChance(assumptions.targetChance / 100);
}

/** The chart's message: the solved age with the target, then the desired age with its chance. */
export function chanceTitle(results: OutlookResults): string {
  const { inputs, assumptions, solution, lastAge, desiredChance } = results;
  const { retirementAge: desiredAge } = inputs;
  const chance = formatChance(desiredChance);
  const lasts = `your money lasts to ${assumptions.planAge}`;
  if (solution.value === null) {
    return `No retirement age up to ${lastAge} reaches ${formatTarget(results)}: stopping at ${desiredAge}, ${lasts} in ${chance} futures`;
  }
  const answer = `Stopping at ${solution.value}, ${lasts} in at least ${formatTarget(results)} futures`;
  return desiredAge === solution.value ? answer : `${answer}; stopping at ${desiredAge}, in ${chance}`;
}

/** The chance at a retirement age in words; undefined for ages without one. */
export function chanceAt({ chances }: Pick<OutlookResults, 'chances'>, age: number): string | undefined {
  const point = chances.find((entry) => entry.age === age);
  return point && formatChance(point.chance);
}

/** Futures of 10, with one decimal, rounded down like all chances. */
export function chanceTable({ assumptions, chances }: OutlookResults): ChartData {
  return {
    caption: `Futures of 10 in which your money lasts to ${assumptions.planAge}, by the age at which you stop working`,
    head: ['Stop at', 'Futures of 10'],
    rows: chances.map(({ age, chance }) => [String(age), (Math.floor(chance * 100) / 10).toFixed(1)]),
  };
}
