import { formatDollars, formatNumber, fourPercentFields } from '@whenabouts/core';
import { ChartFigure } from '@whenabouts/widget/view';
import { useMemo } from 'react';
import { Explainer } from '../explainer.tsx';
import type { ExplainerState } from '../use-explainer-values.ts';
import { FourPercentChart } from './four-percent-chart.tsx';
import {
  fourPercentSentence,
  fourPercentTable,
  fourPercentTitle,
  marketProjections,
  outcomeOf,
} from './four-percent-text.ts';

const controls = {
  ...fourPercentFields,
  withdrawalRate: {
    ...fourPercentFields.withdrawalRate,
    say: (rate: number) => `${formatNumber(rate)} percent a year`,
  },
};

export function FourPercentExplainer({ state }: { state: ExplainerState<keyof typeof fourPercentFields> }) {
  const { numbers } = state;
  const projections = useMemo(() => marketProjections(numbers), [numbers]);
  return (
    <Explainer
      question="How long do savings last?"
      calculatorNumbers="the savings the calculator projects for when you retire"
      state={state}
      numbers={numbers}
      controls={controls}
      sentence={fourPercentSentence(numbers, projections)}
      summary={`${formatDollars(projections.poor.yearlyWithdrawal / 12)} a month. Poor: ${outcomeOf(projections.poor).toLowerCase()}`}
      chart={
        <ChartFigure
          title={fourPercentTitle(numbers.years, projections)}
          description="Savings left after each year in three steady markets, in today’s dollars. These are examples, not forecasts; a real market has good and bad years, and bad ones at the start hurt most."
          table={fourPercentTable(numbers.years, projections)}
        >
          <FourPercentChart years={numbers.years} projections={projections} />
        </ChartFigure>
      }
    >
      <p>
        William Bengen found in 1994 that withdrawing 4% in the first year, then adjusting for inflation,
        would have lasted at least 30 years in every U.S. market since 1926 (half stocks, half bonds).
      </p>
      <p>
        This explainer has no inflation, so the withdrawal stays the same. Read all amounts as today&rsquo;s
        dollars and the returns as returns above inflation, which makes the average one optimistic. Each
        withdrawal comes at the start of a year. Taxes and fees are left out.
      </p>
    </Explainer>
  );
}
