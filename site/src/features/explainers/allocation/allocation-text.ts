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
import type { ChartData } from '../../../ui/chart-figure.tsx';
import type { Part } from '../sentence.ts';

/** The retirement age moves up with the age, and comes back with it: what was chosen is not forgotten. */
export function possibleInvestor(wanted: Investor): Investor {
  return { ...wanted, retirementAge: Math.max(wanted.retirementAge, earliestRetirementAge(wanted.age)) };
}

export function allocationSentence(
  investor: Investor,
  { stocks, bonds }: Allocation,
): Part<keyof Investor>[] {
  return [
    'At ',
    { own: 'age', text: String(investor.age) },
    ', retiring at ',
    { own: 'retirementAge', text: String(investor.retirementAge) },
    ' and feeling ',
    { own: 'riskTolerance', text: riskLevel(investor.riskTolerance).name.toLowerCase() },
    ' about risk, you would hold ',
    { result: `${stocks}% in stocks` },
    ' and ',
    { result: `${bonds}% in bonds` },
    '.',
  ];
}

export interface Step {
  name: string;
  /** Points of a hundred, with their sign. */
  points: string;
  /** Where its bar begins and ends. */
  from: number;
  to: number;
}

/** How the share of stocks comes about, one step after the other. */
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
          ? `Kept to ${stockLimits.max} at most`
          : sum < stockLimits.min
            ? `Kept to ${stockLimits.min} at least`
            : `Already within ${stockLimits.min} to ${stockLimits.max}`,
      points: signed(stocks - sum),
      from: sum,
      to: stocks,
    },
  ];
}

/** "100 − 45 + (5 − 5) × 5 + 10 = 65" */
export function formula({ age, riskTolerance }: Investor, { byHorizon, sum }: AllocationSteps): string {
  return `100 − ${age} + (${riskTolerance} − 5) × 5 + ${byHorizon} = ${sum < 0 ? signed(sum) : sum}`;
}

/** What the same person would be told ten years on. */
export function tenYearsLater(investor: Investor): string {
  const { stocks } = recommendedAllocation({ ...investor, age: investor.age + 10 });
  return `Ten years older, the same rule would say ${stocks}% in stocks.`;
}

export function allocationTable(steps: readonly Step[], { stocks, bonds }: Allocation): ChartData {
  return {
    caption: 'How the share of stocks comes about, in points of a hundred',
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
