import {
  type Allocation,
  type AllocationSteps,
  allocationSteps,
  earliestRetirementAge,
  type Investor,
  recommendedAllocation,
  riskLevel,
  stockLimits,
} from '@whenabouts/core';
import type { ChartData } from './chart-figure.tsx';
import type { Part } from './sentence.ts';

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
  /** Ends of the bar, from 0 to 100. */
  from: number;
  to: number;
}

/** Returns the steps that lead to the share of stocks. */
export function stepsOf(investor: Investor, { stocks }: Allocation): Step[] {
  const { byAge, byRisk, byHorizon, sum } = allocationSteps(investor);
  const years = investor.retirementAge - investor.age;
  return [
    { name: `100 − your age of ${investor.age}`, points: String(byAge), from: 0, to: byAge },
    {
      name: `Risk ${investor.riskTolerance}: (${investor.riskTolerance} − 5) × 5`,
      points: signed(byRisk),
      from: byAge,
      to: byAge + byRisk,
    },
    {
      name: `${years} ${years === 1 ? 'year' : 'years'} to retirement`,
      points: signed(byHorizon),
      from: byAge + byRisk,
      to: sum,
    },
    {
      name:
        sum > stockLimits.max
          ? `Capped at ${stockLimits.max}`
          : sum < stockLimits.min
            ? `Raised to ${stockLimits.min}`
            : `Already within ${stockLimits.min} to ${stockLimits.max}`,
      points: signed(stocks - sum),
      from: sum,
      to: stocks,
    },
  ];
}

/** Returns the formula, such as "100 − 45 + (5 − 5) × 5 + 10 = 65". */
export function formula({ age, riskTolerance }: Investor, { byHorizon, sum }: AllocationSteps): string {
  return `100 − ${age} + (${riskTolerance} − 5) × 5 + ${byHorizon} = ${sum < 0 ? signed(sum) : sum}`;
}

/** Returns a sentence with the share of stocks in ten years. */
export function tenYearsLater(investor: Investor): string {
  const { stocks } = recommendedAllocation({ ...investor, age: investor.age + 10 });
  return `In ten years, the same rule would give ${stocks}% in stocks.`;
}

export function allocationTable(steps: readonly Step[], { stocks, bonds }: Allocation): ChartData {
  return {
    caption: 'How the share of stocks is computed, in percentage points',
    head: ['Step', 'Points'],
    rows: [
      ...steps.map(({ name, points }) => [name, points] as const),
      ['In stocks', `${stocks}%`],
      ['In bonds', `${bonds}%`],
    ],
  };
}

function signed(points: number): string {
  return points < 0 ? `−${-points}` : `+${points}`;
}

/** The explainer's assumptions and limits. */
export const allocationNotes = [
  'Stocks swing more and have grown more; bonds swing less and have grown less. If you need the money soon, you can’t wait for prices to recover, so the share of stocks falls as you get older.',
  '“100 minus your age” is an old rule of thumb. This explainer adds or takes away five points for each level of risk above or below 5, adds ten points with over 15 years to go or five with over 10, and stays between 20 and 90. It doesn’t know about your pension, your house or your debts.',
];
