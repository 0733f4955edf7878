import {
  fourPercentNotes,
  fourPercentSentence,
  fourPercentTable,
  fourPercentTitle,
  marketProjections,
  outcomeOf,
} from '@whenabouts/calculator/explainers/four-percent-text';
import { ChartFigure } from '@whenabouts/calculator/view';
import { formatDollars, formatNumber, fourPercentFields, INFLATION } from '@whenabouts/core';
import { useMemo } from 'react';
import { Explainer } from '../explainer.tsx';
import type { ExplainerState } from '../use-explainer-values.ts';
import { FourPercentChart } from './four-percent-chart.tsx';

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
