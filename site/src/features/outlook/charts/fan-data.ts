import { bandAt, formatDollars, formatRoughDollars } from '@whenabouts/core';
import { type ChartData, cashFlowEvents } from '@whenabouts/view';
import { agesText, endText, whenText, withFirstDeath } from '../household/plan-ages.ts';
import { type ChartedResults, planYearsAt } from '../outlook-results.ts';
import { depletionAge, TYPICAL, UNLUCKY } from './depletion-age.ts';

/** Percentiles of the savings by age, in dollars. All arrays have one entry per age. */
export interface Bands {
  /** The visitor's ages from today to the end of the plan. */
  ages: readonly number[];
  /** 10% of the futures are below `p10`, 25% below `p25`, and so on. */
  p10: readonly number[];
  p25: readonly number[];
  p50: readonly number[];
  p75: readonly number[];
  p90: readonly number[];
}

/** The bands with the results that they come from, in today's dollars. */
interface Fan extends Bands {
  results: ChartedResults;
}

/** Returns the percentiles of the simulated balances by age. */
export function fanOf(results: ChartedResults): Fan {
  const { inputs, charted } = results;
  const { bands, years } = charted.simulation;
  const ages = Array.from({ length: years + 1 }, (_, year) => inputs.currentAge + year);
  /** In the order of core's `bandShares`. */
  const band = (index: number) => ages.map((_, year) => bandAt(bands, year, index));
  return { results, ages, p10: band(0), p25: band(1), p50: band(2), p75: band(3), p90: band(4) };
}

/** With no-break spaces. */
const ONE_IN_TEN = '1\u00a0in\u00a010';

/** Returns the chart's title: the ages at which savings run out in an unlucky and in a typical future. */
export function fanTitle(results: ChartedResults): string {
  const unlucky = depletionAge(results, UNLUCKY);
  const typical = depletionAge(results, TYPICAL);
  const title = unluckyTitle(results);
  return typical === null
    ? title
    : `${title}; in a typical one, ${typical === unlucky ? 'also ' : ''}${whenText(results, typical)}`;
}

/** Returns a shorter title: how long savings last in an unlucky future, and first in a typical one if they last there. */
export function unluckyTitle(results: ChartedResults): string {
  const age = depletionAge(results, UNLUCKY);
  if (age === null) return `Even in an unlucky future (${ONE_IN_TEN}), your money lasts ${endText(results)}`;
  const runsOut = `run out ${whenText(results, age)}`;
  return depletionAge(results, TYPICAL) === null
    ? `Savings last ${endText(results)} in a typical future, and ${runsOut} in an unlucky one (${ONE_IN_TEN})`
    : `In an unlucky future (${ONE_IN_TEN}) savings ${runsOut}`;
}

/** Describes the balances at an age: a sentence without a period. */
export function fanReading(fan: Fan, age: number): string {
  return `${agesText(fan.results, age)}: ${futuresText(fan, age)}`;
}

/** Describes the futures at an age: "$90,000 in an unlucky future, …". */
export function futuresText({ ages, p10, p50, p90 }: Bands, age: number): string {
  const [unlucky, typical, lucky] = [p10, p50, p90].map((band) =>
    formatRoughDollars(band[age - (ages[0] ?? 0)] ?? 0),
  );
  return `${unlucky} in an unlucky future, ${typical} in a typical one, ${lucky} in a lucky one`;
}

/** Column headers of the bands, from `p10` to `p90`. */
export const bandHeads = [
  'Unlucky: 1 of 10',
  '1 in 4 has less',
  'Middle: 5 of 10',
  '1 in 4 has more',
  'Lucky: 9 of 10',
] as const;

/** Returns the chart as a table: the bands at each age, and what changes at it. */
export function fanTable({ results, ages, p10, p25, p50, p75, p90 }: Fan): ChartData {
  const { partner } = results.assumptions;
  const changes = changesByAge(results);
  const hasChanges = changes.size > 0;
  return {
    caption: withFirstDeath(
      'Savings by age in today’s dollars: the amounts that 1 in 10, 1 in 4, half, 3 in 4 and 9 in 10 futures stay below',
      results,
    ),
    head: ['Age', ...(partner ? ['Partner’s age'] : []), ...bandHeads, ...(hasChanges ? ['Changes'] : [])],
    rows: ages.map((age, year) => [
      `${age}`,
      ...(partner ? [`${partner.currentAge + year}`] : []),
      ...[p10, p25, p50, p75, p90].map((band) => formatDollars(band[year] ?? 0)),
      ...(hasChanges ? [changes.get(age) ?? ''] : []),
    ]),
  };
}

/** Returns the names of the incomes and costs that begin, end or occur, by age: "Pension begins; Mortgage ends". */
function changesByAge({ inputs, assumptions, charted }: ChartedResults): Map<number, string> {
  const { retirementAge, plan } = charted;
  const years = planYearsAt(retirementAge, { inputs, assumptions });
  const [today, end] = [inputs.currentAge, inputs.currentAge + plan.flow.length];
  const changes = new Map<number, string>();
  for (const { age, name } of cashFlowEvents({ inputs: { ...inputs, retirementAge }, assumptions }, years)) {
    if (age <= today || age >= end) continue;
    const others = changes.get(age);
    changes.set(age, others === undefined ? name : `${others}; ${name}`);
  }
  return changes;
}
