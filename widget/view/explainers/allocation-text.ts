import {
  type Allocation,
  type AllocationSteps,
  allocationFields,
  allocationSteps,
  earliestRetirementAge,
  type Investor,
  MIDDLE_TOLERANCE,
  recommendedAllocation,
  riskLevel,
  STOCKS_AT_BIRTH,
  STOCKS_PER_LEVEL,
  stockLimits,
} from '@whenabouts/core';
import type { ChartData } from '../charts/chart-figure.tsx';
import type { Part } from '../sentence.ts';

/** Raises the retirement age to the earliest one possible. The chosen value applies again once the age goes down. */
export function validInvestor(entered: Investor): Investor {
  return { ...entered, retirementAge: Math.max(entered.retirementAge, earliestRetirementAge(entered.age)) };
}

export function allocationSentence(
  investor: Investor,
  { stocks, bonds }: Allocation,
): Part<keyof Investor>[] {
  return [
    'At ',
    { input: 'age', text: String(investor.age) },
    ', retiring at ',
    { input: 'retirementAge', text: String(investor.retirementAge) },
    ' and feeling ',
    { input: 'riskTolerance', text: riskLevel(investor.riskTolerance).name.toLowerCase() },
    ' about risk, you would hold ',
    { result: `${stocks}% in stocks` },
    ' and ',
    { result: `${bonds}% in bonds` },
    '.',
  ];
}

export interface Step {
  name: string;
  /** Percentage points with their sign. */
  points: string;
  /** Start and end of the bar, from 0 to 100. */
  from: number;
  to: number;
}

/** Returns the points for the risk tolerance as a product, such as "(7 − 5) × 5". */
export const riskProduct = (risk: number): string => `(${risk} − ${MIDDLE_TOLERANCE}) × ${STOCKS_PER_LEVEL}`;

const stepNames = {
  age: (age: number): string => `${STOCKS_AT_BIRTH} − your age of ${age}`,
  risk: (risk: number): string => `Risk ${risk}: ${riskProduct(risk)}`,
  years: (years: number): string => `${years} ${years === 1 ? 'year' : 'years'} to retirement`,
  capped: (max: number): string => `Capped at ${max}`,
  raised: (min: number): string => `Raised to ${min}`,
  within: (min: number, max: number): string => `Already within ${min} to ${max}`,
};

export function describeSteps(investor: Investor, { stocks }: Allocation, names = stepNames): Step[] {
  const { byAge, byRisk, byHorizon, sum } = allocationSteps(investor);
  const { min, max } = stockLimits;
  return [
    { name: names.age(investor.age), points: String(byAge), from: 0, to: byAge },
    {
      name: names.risk(investor.riskTolerance),
      points: signed(byRisk),
      from: byAge,
      to: byAge + byRisk,
    },
    {
      name: names.years(investor.retirementAge - investor.age),
      points: signed(byHorizon),
      from: byAge + byRisk,
      to: sum,
    },
    {
      name: sum > max ? names.capped(max) : sum < min ? names.raised(min) : names.within(min, max),
      points: signed(stocks - sum),
      from: sum,
      to: stocks,
    },
  ];
}

/** Returns the formula, such as "100 − 45 + (5 − 5) × 5 + 10 = 65". */
export function formula({ age, riskTolerance }: Investor, { byHorizon, sum }: AllocationSteps): string {
  const terms = `${STOCKS_AT_BIRTH} − ${age} + ${riskProduct(riskTolerance)} + ${byHorizon}`;
  return `${terms} = ${sum < 0 ? signed(sum) : sum}`;
}

/** Returns the share of stocks in ten years, in percent. */
export function stocksInTenYears(investor: Investor): number {
  return recommendedAllocation({ ...investor, age: investor.age + 10 }).stocks;
}

const tenYearsText = (stocks: number): string =>
  `In ten years, the same rule would give ${stocks}% in stocks.`;

const tableText = {
  caption: 'How the share of stocks is computed, in percentage points',
  step: 'Step',
  points: 'Points',
  inStocks: 'In stocks',
  inBonds: 'In bonds',
};

export function allocationTable(
  steps: readonly Step[],
  { stocks, bonds }: Allocation,
  text = tableText,
): ChartData {
  return {
    caption: text.caption,
    head: [text.step, text.points],
    rows: [
      ...steps.map(({ name, points }) => [name, points] as const),
      [text.inStocks, `${stocks}%`],
      [text.inBonds, `${bonds}%`],
    ],
  };
}

function signed(points: number): string {
  return points < 0 ? `−${-points}` : `+${points}`;
}

const allocationNotes = [
  'Stocks swing more and have grown more; bonds swing less and have grown less. If you need the money soon, you can’t wait for prices to recover, so the share of stocks falls as you get older.',
  '“100 minus your age” is an old rule of thumb. This explainer adds or takes away five points for each level of risk above or below 5, adds ten points with over 15 years to go or five with over 10, and stays between 20 and 90. It doesn’t know about your pension, your house or your debts.',
];

export const allocationMessages = {
  question: 'How much belongs in stocks?',
  label: (name: keyof Investor): string => allocationFields[name].label,
  risk: (level: number): string => `${level} of 10, ${riskLevel(level).name.toLowerCase()}`,
  sentence: allocationSentence,
  title: (stocks: number, bonds: number): string =>
    `Of every dollar, ${stocks} cents in stocks and ${bonds} in bonds`,
  tenYearsLater: tenYearsText,
  steps: stepNames,
  table: tableText,
  stocks: 'stocks',
  bonds: 'bonds',
  riskName: (level: number): string => riskLevel(level).name,
  notes: allocationNotes as readonly string[],
};

export type AllocationMessages = typeof allocationMessages;
