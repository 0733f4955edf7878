import { bandShares } from '@whenabouts/core';
import { formatCsv } from '../../csv.ts';
import type { OutlookAnswer } from './outlook-results.ts';
import { siteSimulator } from './site-simulator.ts';

const HEAD = [
  'Age',
  'Paid into savings during the year (today’s dollars)',
  'Spending during the year (today’s dollars)',
  'Social Security during the year (today’s dollars)',
  'Withdrawn from savings during the year (today’s dollars)',
  'Savings at this age: 1 in 10 futures has less (today’s dollars)',
  'Savings at this age: 1 in 4 has less (today’s dollars)',
  'Savings at this age: half have less (today’s dollars)',
  'Savings at this age: 1 in 4 has more (today’s dollars)',
  'Savings at this age: 1 in 10 has more (today’s dollars)',
  'Futures in which money was short by this age (of 100)',
];

/** Formats the charted plan as CSV, with a row per birthday. Cash flows are from the year before the birthday. */
export function outlookCsv({ inputs, assumptions, charted }: OutlookAnswer): string {
  const { plan, benefit, retirementAge } = charted;
  const simulation = siteSimulator().simulate(plan);
  const rows = Array.from({ length: simulation.years + 1 }, (_, year) => {
    const age = inputs.currentAge + year;
    const ageBefore = age - 1;
    const hasFlow = year > 0;
    const isRetired = ageBefore >= retirementAge;
    const flow = hasFlow ? 12 * (plan.flow[year - 1] as number) : 0;
    return [
      age,
      Math.max(flow, 0),
      hasFlow && isRetired ? 12 * assumptions.monthlySpending : 0,
      hasFlow && ageBefore >= benefit.claimingAge ? 12 * benefit.monthlyBenefit : 0,
      Math.max(-flow, 0),
      ...simulation.bands.subarray(bandShares.length * year, bandShares.length * (year + 1)),
      100 * (simulation.depleted[year] as number),
    ];
  });
  return formatCsv(HEAD, rows);
}
