import { formatChance, formatChanceInProse } from '@whenabouts/core';
import type { ChartData } from '@whenabouts/view';
import { endText } from '../household/plan-ages.ts';
import type { OutlookResults } from '../outlook-results.ts';

/** Labels and ticks of the chart on the page and in the saved image. */
export const chanceAxes = {
  xLabel: 'Age at which you stop working',
  yLabel: 'Of 10 futures, your money lasts in',
  yTicks: [0, 2, 4, 6, 8, 10],
} as const;

/** Returns the chart's title. The answer itself is above the chart. */
export function chanceTitle(results: OutlookResults): string {
  const [chance, ...later] = new Set(results.chances.map((point) => formatChanceInProse(point.chance)));
  return later.length > 0
    ? `Stop later, and your money lasts ${endText(results)} in more futures`
    : `Whenever you stop, your money lasts ${endText(results)} in ${chance} futures`;
}

/** Formats the chance at a retirement age. Returns undefined for ages without a chance. */
export function chanceAt({ chances }: Pick<OutlookResults, 'chances'>, age: number): string | undefined {
  const point = chances.find((entry) => entry.age === age);
  return point && formatChance(point.chance);
}

/** Lists the futures out of 10 by age, with one decimal, rounded down like all chances. */
export function chanceTable(results: OutlookResults): ChartData {
  const { chances } = results;
  return {
    caption: `Futures of 10 in which your money lasts ${endText(results)}, by the age at which you stop working`,
    head: ['Stop at', 'Futures of 10, within 0.1'],
    rows: chances.map(({ age, chance }) => [String(age), (Math.floor(chance * 100) / 10).toFixed(1)]),
  };
}
