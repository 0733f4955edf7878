import { formatDollars, formatNumber, fourPercentFields } from '@whenabouts/core';
import { useMemo } from 'react';
import { ChartFigure } from '../../../ui/chart-figure.tsx';
import { Explainer } from '../explainer.tsx';
import type { ExplainerState } from '../use-explainer-values.ts';
import { FourPercentChart } from './four-percent-chart.tsx';
import {
  fate,
  fourPercentSentence,
  fourPercentTable,
  fourPercentTitle,
  marketProjections,
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
      ownNumbers="what the calculator expects you to have when you retire"
      state={state}
      numbers={numbers}
      controls={controls}
      sentence={fourPercentSentence(numbers, projections)}
      glance={`${formatDollars(projections.poor.yearlyWithdrawal / 12)} a month. Poor: ${fate(projections.poor).toLowerCase()}`}
      chart={
        <ChartFigure
          title={fourPercentTitle(numbers.years, projections)}
          description="What is left after each year in three steady markets. They are examples, not forecasts; a real market has good and bad years, and bad ones at the start hurt most."
          table={fourPercentTable(numbers.years, projections)}
        >
          <FourPercentChart years={numbers.years} projections={projections} />
        </ChartFigure>
      }
    >
      <p>
        The rule is William Bengen&rsquo;s, of 1994: whoever took 4% of his savings in the first year, and the
        same with the rise of prices in every later one, had lasted 30 years at least, through every American
        market since 1926.
      </p>
      <p>
        Here there is no inflation, so the withdrawal stays the same. Read all amounts as today&rsquo;s
        dollars and the returns as those above inflation, which makes the middle one hopeful. Each withdrawal
        comes at the start of a year. Taxes and fees are left out.
      </p>
    </Explainer>
  );
}
