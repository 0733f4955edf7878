import {
  formatDollars,
  formatRoughDollars,
  type Growth,
  type Inputs,
  inTodaysDollars,
  projectGrowth,
  type ScenarioName,
  scenarioNames,
  scenarioRate,
  scenarios,
} from '@whenabouts/core';
import { useMemo } from 'react';
import { type DollarKind, dollarNames, formatInDollars, otherDollars } from '../dollars.ts';
import { type ChartData, ChartFigure } from './chart-figure.tsx';
import { LineChart, type LineChartProps } from './line-chart.tsx';

const lineStyles = { conservative: 'dashed', moderate: 'main', aggressive: 'dotted' } as const;

/** Height of a label with one row of text, in percent of the plot. */
const LABEL_HEIGHT = 9;

interface GrowthChartProps {
  inputs: Inputs;
  dollars: DollarKind;
}

/** A chart of the savings up to retirement: a line for each scenario, and the range between the outer two. */
export function GrowthChart({ inputs, dollars }: GrowthChartProps) {
  const growth = useMemo(() => projectGrowth(inputs), [inputs]);
  const growthInDollars = convertGrowth(growth, dollars);
  const others = otherDollars(dollars);
  const growthInOthers = convertGrowth(growth, others);
  return (
    <ChartFigure
      title={formatTitle(inputs.retirementAge, formatFinalRange(growthInDollars, dollars), dollars)}
      description={`Savings by age at ${scenarioRate('moderate', inputs.expectedReturn)}% every year (moderate) and 2 points less or more, contributions staying ${formatDollars(inputs.monthlySavings)}. In ${dollarNames[others]}, they reach ${formatFinalRange(growthInOthers, others).join(' to ')}.`}
      table={growthTable(growthInDollars, growthInOthers, dollars)}
      // The table has a row for each year, so it would fill printed pages.
      printTable={false}
    >
      <LineChart
        {...growthLines(growthInDollars)}
        xTicks={ageTicks(growthInDollars.ages)}
        yLabel={`Savings in ${dollarNames[dollars]}`}
      />
    </ChartFigure>
  );
}

/** Returns a line for each scenario, and the range between the outer two. */
export function growthLines({ ages, balances }: Growth) {
  return {
    xValues: ages,
    xLabel: 'Age',
    labelHeight: LABEL_HEIGHT,
    bands: [{ upper: balances.aggressive, lower: balances.conservative, kind: 'outer' }],
    lines: scenarioNames.map((name) => ({
      label: scenarios[name].label,
      kind: lineStyles[name],
      values: balances[name],
    })),
  } satisfies Partial<LineChartProps>;
}

/** Converts balances in the dollars of each year to today's dollars, unless future dollars are chosen. */
function convertGrowth({ ages, balances }: Growth, dollars: DollarKind): Growth {
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

function formatTitle(age: number, finalRange: readonly string[], dollars: DollarKind): string {
  const amounts = `At ${age}: ${finalRange.join(' to ')} in ${dollarNames[dollars]}`;
  return finalRange.length > 1 ? amounts : `${amounts} in every scenario`;
}

/** Returns the rounded last balances of the outer scenarios, or one balance if both are the same. */
function formatFinalRange({ balances }: Growth, dollars: DollarKind): readonly string[] {
  const last = (name: ScenarioName) => {
    const amount = balances[name].at(-1) ?? 0;
    return dollars === 'future' ? formatRoughDollars(amount) : formatInDollars(dollars, amount);
  };
  return [...new Set([last('conservative'), last('aggressive')])];
}

/** Returns the ages to label: the first, the last, and round steps in between. */
function ageTicks(ages: readonly number[]): number[] {
  const yearsToRetirement = ages.length - 1;
  const step = tickStep(yearsToRetirement);
  return ages.filter(
    (_, year) => year === yearsToRetirement || (year % step === 0 && yearsToRetirement - year >= step / 2),
  );
}

/** Returns the years between two labels of the x axis, which then has at most eight labels. */
function tickStep(years: number): number {
  if (years > 25) return 10;
  if (years > 12) return 5;
  return years > 6 ? 2 : 1;
}

function growthTable(growth: Growth, growthInOthers: Growth, dollars: DollarKind): ChartData {
  const others = otherDollars(dollars);
  return {
    caption: `Savings by age in each scenario, in ${dollarNames[dollars]}`,
    head: [
      'Age',
      ...scenarioNames.map((name) => scenarios[name].label),
      `${scenarios.moderate.label}, ${dollarNames[others]}`,
    ],
    rows: growth.ages.map((age, year) => [
      String(age),
      ...scenarioNames.map((name) => formatInDollars(dollars, growth.balances[name][year] ?? 0)),
      formatInDollars(others, growthInOthers.balances.moderate[year] ?? 0),
    ]),
  };
}
