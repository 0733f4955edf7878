import {
  formatDollars,
  formatRoughDollars,
  type Growth,
  type Inputs,
  inTodaysDollars,
  projectGrowth,
  roundToThreeDigits,
  type ScenarioName,
  scenarioNames,
  scenarios,
} from '@whenabouts/core';
import { useMemo } from 'react';
import { type ChartData, ChartFigure } from './chart-figure.tsx';
import { LineChart } from './line-chart.tsx';

const kinds = { conservative: 'dashed', moderate: 'main', aggressive: 'dotted' } as const;

/** Height of a label of one row, in percent of the plot. */
const LABEL_HEIGHT = 9;

/** The dollars that a chart shows. */
export type DollarKind = 'future' | 'today';

const dollarNames = { future: 'future dollars', today: 'today’s dollars' } as const;

interface GrowthChartProps {
  inputs: Inputs;
  dollars: DollarKind;
}

/** A chart of the savings up to retirement: a line for each scenario, and the range between the outer two. */
export function GrowthChart({ inputs, dollars }: GrowthChartProps) {
  const growth = useMemo(() => projectGrowth(inputs), [inputs]);
  const shown = growthIn(dollars, growth);
  const otherKind = dollars === 'future' ? 'today' : 'future';
  const other = growthIn(otherKind, growth);
  return (
    <ChartFigure
      title={titleOf(inputs.retirementAge, range(shown, dollars), dollars)}
      description={`Savings by age in the conservative, moderate and aggressive scenarios. In ${dollarNames[otherKind]}, they reach ${range(other, otherKind).join(' to ')}.`}
      table={growthTable(shown, other, dollars)}
      printTable={false}
    >
      <LineChart
        xValues={shown.ages}
        xLabel="Age"
        xTicks={ageTicks(shown.ages)}
        yLabel={`Savings in ${dollarNames[dollars]}`}
        labelHeight={LABEL_HEIGHT}
        bands={[{ upper: shown.balances.aggressive, lower: shown.balances.conservative, kind: 'outer' }]}
        lines={scenarioNames.map((name) => ({
          label: scenarios[name].label,
          kind: kinds[name],
          values: shown.balances[name],
        }))}
      />
    </ChartFigure>
  );
}

/** Converts the balances, which are in the dollars of each year. */
function growthIn(dollars: DollarKind, { ages, balances }: Growth): Growth {
  if (dollars === 'future') return { ages, balances };
  const convert = (name: ScenarioName) => balances[name].map((amount, year) => inTodaysDollars(amount, year));
  return {
    ages,
    balances: {
      conservative: convert('conservative'),
      moderate: convert('moderate'),
      aggressive: convert('aggressive'),
    },
  };
}

function titleOf(age: number, ends: readonly string[], dollars: DollarKind): string {
  const what = `By ${age}, ${ends.join(' to ')} in ${dollarNames[dollars]}`;
  return ends.length > 1 ? `${what}: the further ahead, the wider the range` : `${what} in every scenario`;
}

/** The rounded last balances of the outer scenarios, or one if both are the same. */
function range({ balances }: Growth, dollars: DollarKind): readonly string[] {
  const last = (name: ScenarioName) => {
    const amount = balances[name].at(-1) ?? 0;
    return dollars === 'future' ? formatRoughDollars(amount) : formatAmount(amount, dollars);
  };
  return [...new Set([last('conservative'), last('aggressive')])];
}

function formatAmount(amount: number, dollars: DollarKind): string {
  return formatDollars(dollars === 'future' ? amount : roundToThreeDigits(amount));
}

/** Returns the ages to label: the first, the last, and round steps in between. */
function ageTicks(ages: readonly number[]): number[] {
  const last = ages.length - 1;
  const step = last > 25 ? 10 : last > 12 ? 5 : last > 6 ? 2 : 1;
  return ages.filter((_, year) => year === last || (year % step === 0 && last - year >= step / 2));
}

function growthTable(shown: Growth, other: Growth, dollars: DollarKind): ChartData {
  const otherKind = dollars === 'future' ? 'today' : 'future';
  return {
    caption: `Savings by age in each scenario, in ${dollarNames[dollars]}`,
    head: [
      'Age',
      ...scenarioNames.map((name) => scenarios[name].label),
      `${scenarios.moderate.label}, ${dollarNames[otherKind]}`,
    ],
    rows: shown.ages.map((age, year) => [
      String(age),
      ...scenarioNames.map((name) => formatAmount(shown.balances[name][year] ?? 0, dollars)),
      formatAmount(other.balances.moderate[year] ?? 0, otherKind),
    ]),
  };
}
