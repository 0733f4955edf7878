import { ChartFigure } from '@whenabouts/calculator/view';
import { formatDollars, formatNumber, fourPercentFields, INFLATION } from '@whenabouts/core';
import { useMemo } from 'react';
import { Explainer } from '../explainer.tsx';
import type { ExplainerState } from '../use-explainer-values.ts';
import { FourPercentChart } from './four-percent-chart.tsx';
import {
  fourPercentSentence,
  fourPercentTable,
  fourPercentTitle,
  halfAndHalf,
  marketProjections,
  outcomeOf,
} from './four-percent-text.ts';

const controls = {
  ...fourPercentFields,
  withdrawalRate: {
    ...fourPercentFields.withdrawalRate,
    valueText: (rate: number) => `${formatNumber(rate)} percent a year`,
  },
};

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
    >
      <p>
        William Bengen tested savings half in US stocks and half in US bonds in 1994: withdrawing 4% in the
        first year, then adjusting for inflation, would have lasted at least 30 years from every start since
        1926 that he could look at.
      </p>
      <p>
        All amounts are today&rsquo;s dollars, so the withdrawal stays the same, and the returns are returns
        above inflation. “Poor”, “average” and “good” are only names for three steady returns. From 1928 to
        2024, half stocks and half bonds earned about {halfAndHalf.average}% a year above inflation,{' '}
        {halfAndHalf.best}% in the best 30 years and {halfAndHalf.worst}% in the worst. So 6% is more than the
        average of the past, and 9% has never lasted for 30 years. Each withdrawal comes at the start of a
        year. Taxes and fees are left out.
      </p>
    </Explainer>
  );
}
