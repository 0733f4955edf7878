import {
  formatDollars,
  formatRoughDollars,
  type Growth,
  type Inputs,
  projectGrowth,
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

/** A chart of the savings up to retirement: a line for each scenario, and the range between the outer two. */
export function GrowthChart({ inputs }: { inputs: Inputs }) {
  const growth = useMemo(() => projectGrowth(inputs), [inputs]);
  const { ages, balances } = growth;
  const last = (name: ScenarioName) => formatRoughDollars(balances[name].at(-1) ?? 0);
  return (
    <ChartFigure
      title={`By ${inputs.retirementAge}, ${last('conservative')} to ${last('aggressive')}: the further ahead, the wider the range`}
      description="Savings by age in the conservative, moderate and aggressive scenarios, not adjusted for inflation."
      table={growthTable(growth)}
      printTable={false}
    >
      <LineChart
        xValues={ages}
        xLabel="Age"
        xTicks={ageTicks(ages)}
        labelHeight={LABEL_HEIGHT}
        bands={[{ upper: balances.aggressive, lower: balances.conservative, kind: 'outer' }]}
        lines={scenarioNames.map((name) => ({
          label: scenarios[name].label,
          kind: kinds[name],
          values: balances[name],
        }))}
      />
    </ChartFigure>
  );
}

/** Returns the ages to label: the first, the last, and round steps in between. */
function ageTicks(ages: readonly number[]): number[] {
  const last = ages.length - 1;
  const step = last > 25 ? 10 : last > 12 ? 5 : last > 6 ? 2 : 1;
  return ages.filter((_, year) => year === last || (year % step === 0 && last - year >= step / 2));
}

function growthTable({ ages, balances }: Growth): ChartData {
  return {
    caption: 'Savings by age in each scenario',
    head: ['Age', ...scenarioNames.map((name) => scenarios[name].label)],
    rows: ages.map((age, year) => [
      String(age),
      ...scenarioNames.map((name) => formatDollars(balances[name][year] ?? 0)),
    ]),
  };
}
