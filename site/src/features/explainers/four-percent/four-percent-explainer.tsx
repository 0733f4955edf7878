import {
  formatDollars,
  formatNumber,
  formatShortDollars,
  fourPercentFields,
  INFLATION,
  marketNames,
  markets,
} from '@whenabouts/core';
import { ChartFigure, LineChart, LineSample } from '@whenabouts/view';
import {
  fourPercentNotes,
  fourPercentSentence,
  fourPercentTable,
  fourPercentTitle,
  type MarketProjections,
  marketProjections,
  outcomeOf,
} from '@whenabouts/view/explainers/four-percent-text';
import { useMemo } from 'react';
import { Explainer, KeyNumbers } from '../explainer.tsx';
import type { ExplainerState } from '../use-explainer-values.ts';

const controls = {
  ...fourPercentFields,
  withdrawalRate: {
    ...fourPercentFields.withdrawalRate,
    valueText: (rate: number) => `${formatNumber(rate)} percent a year`,
  },
};

/** Shows how long savings last in three markets. */
export function FourPercentExplainer({ state }: { state: ExplainerState<keyof typeof fourPercentFields> }) {
  const { numbers } = state;
  const projections = useMemo(() => marketProjections(numbers), [numbers]);
  return (
    <Explainer
      question="How long do savings last?"
      calculatorNumbers={`the savings the calculator projects for when you retire, in today’s dollars at ${INFLATION}% inflation`}
      state={state}
      numbers={numbers}
      controls={controls}
      sentence={fourPercentSentence(numbers, projections)}
      summary={`${formatDollars(projections.poor.yearlyWithdrawal / 12)} a month in today’s dollars. Poor market: ${outcomeOf(projections.poor).toLowerCase()}`}
      chart={
        <ChartFigure
          title={fourPercentTitle(numbers.years, projections)}
          description="Savings left after each year in three steady markets, in today’s dollars. These are examples, not forecasts: a real market has good and bad years, and bad ones at the start hurt most."
          table={fourPercentTable(numbers.years, projections)}
        >
          <FourPercentChart years={numbers.years} projections={projections} />
        </ChartFigure>
      }
      notes={fourPercentNotes}
    />
  );
}

const lineStyles = { poor: 'dashed', average: 'main', good: 'dotted' } as const;

/** Height of a label of two rows, in percent of the plot. */
const LABEL_HEIGHT = 15;

/** A line chart of the remaining savings by year in each market. */
function FourPercentChart({ years, projections }: { years: number; projections: MarketProjections }) {
  const start = { x: 0, y: projections.poor.balances[0] ?? 0, kind: 'you' } as const;
  const depletionYears = new Set(marketNames.map((name) => projections[name].depletionYear));
  const ends = [...depletionYears].flatMap((year) =>
    year === null ? [] : [{ x: year, y: 0, kind: 'empty' as const }],
  );
  return (
    <>
      <LineChart
        xValues={projections.poor.balances.map((_, year) => year)}
        xLabel="Years in retirement"
        xTicks={yearTicks(years)}
        labelHeight={LABEL_HEIGHT}
        tall
        bands={[{ upper: projections.good.balances, lower: projections.poor.balances, kind: 'outer' }]}
        dots={[start, ...ends]}
        lines={marketNames.map((name) => ({
          label: markets[name].label,
          amount: endLabel(projections[name]),
          kind: lineStyles[name],
          values: projections[name].balances,
        }))}
      />
      <KeyNumbers
        numbers={marketNames.map((name) => ({
          name: `${markets[name].label} market`,
          aside: `${markets[name].annualReturn}% above inflation`,
          value: outcomeOf(projections[name]),
          sample: <LineSample kind={lineStyles[name]} />,
        }))}
      />
    </>
  );
}

function endLabel({ balances, depletionYear }: MarketProjections['poor']): string {
  return depletionYear === null ? formatShortDollars(balances.at(-1) ?? 0) : `year ${depletionYear}`;
}

/** Returns the labeled years: the start, the end and every fifth or tenth year in between. */
function yearTicks(years: number): number[] {
  const step = years > 25 ? 10 : 5;
  // A tick just before the end is left out: its label would overlap the last one.
  return Array.from({ length: years + 1 }, (_, year) => year).filter(
    (year) => year === years || (year % step === 0 && years - year >= step * 0.8),
  );
}
