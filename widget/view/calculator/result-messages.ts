import { fields, type ScenarioName, scenarios } from '@whenabouts/core';
import { inDollars } from '../dollars.ts';

/** Returns a twelfth of the default return, changed by `variation` percent of itself: "0.58". */
export const exampleReturn = (variation: number): string =>
  ((fields.expectedReturn.default / 1200) * (100 + variation)).toFixed(2);

/** The English messages of the details of a result: cards, simulation and assumptions. */
export const resultMessages = {
  inDollars,
  scenario: (name: ScenarioName): string => scenarios[name].label,
  timeTitle: 'Time Until Retirement',
  yearsUnit: (years: number): string => (years === 1 ? 'year' : 'years'),
  ages: (from: number, to: number): string => `From age ${from} to age ${to}.`,
  savingsTitle: 'Projected Retirement Savings',
  basis: (rate: number, contribution: string): string =>
    `At ${rate}% every year, contributions staying ${contribution}.`,
  incomeTitle: 'Estimated Monthly Income',
  perMonth: 'per month',
  replacement: (percent: string, withdrawalRate: number): string =>
    `About ${percent}% of what you earn today, in today’s dollars, drawing ${withdrawalRate}% of the savings a year.`,
  strategiesTitle: 'Monthly Income by Strategy',
  rate: (percent: number): string => `${percent}% a year`,
  outcomesTitle: 'Simulation Outcomes',
  percentile: (rank: number): string => `${rank}th percentile`,
  simulation: (runs: number, variation: number): string =>
    `Based on ${runs} Monte Carlo simulations, on the scale above. In each run, each month’s return varies by up to ${variation}% of itself, such as from ${exampleReturn(-variation)}% to ${exampleReturn(variation)}% instead of ${exampleReturn(0)}%. Markets swing far more: use the three scenarios above as the range.`,
  estimate: (inflation: number): string =>
    `An estimate, not advice. Future dollars are the amount on your statement when you retire; today’s dollars are what it buys now, at ${inflation}% inflation a year. Taxes are left out of this projection; the return is after fees. Real returns vary from year to year and may be negative.`,
  howWeCalculate: 'How we calculate',
  monthlyGrowth: (rate: number, effectiveRate: number): string =>
    `Your savings earn a twelfth of the yearly return each month, then your contribution is added: ${rate}% a year lets savings grow by ${effectiveRate}% in twelve months.`,
  scenarioRates: (scenario: string, rate: number, withdrawalRate: number): string =>
    `${scenario}: ${rate}% return a year, then ${withdrawalRate}% of the savings withdrawn a year.`,
  runs: (runs: number, variation: number): string =>
    `The simulation runs the moderate scenario ${runs} times. In each run, each month’s return varies by up to ${variation}% of itself. The same inputs always give the same outcomes.`,
};

export type ResultMessages = typeof resultMessages;
