import { LineChart } from '@whenabouts/calculator/view';
import { formatDollars, formatRoughDollars } from '@whenabouts/core';
import { drawDown, sequenceCase } from './drawdown.ts';
import { GuideChart } from './guide-chart.tsx';

const { stopAge, balance, yearlyWithdrawal, badYear, goodYear } = sequenceCase;
const badFirst = drawDown({ balance, yearlyWithdrawal, yearlyReturns: sequenceCase.badFirst });
const badLast = drawDown({ balance, yearlyWithdrawal, yearlyReturns: sequenceCase.badLast });
const ages = badFirst.map((_, year) => stopAge + year);
const emptyAge = stopAge + badFirst.indexOf(0);

/** A line chart of the same thirty years of returns in two orders. */
export function SequenceRiskChart() {
  return (
    <GuideChart
      title={`With the two bad years first, the money is gone at ${emptyAge}; with them last, ${formatRoughDollars(badLast.at(-1) ?? 0)} is left`}
      description={
        <>
          {formatDollars(balance)} at {stopAge}, with {formatDollars(yearlyWithdrawal)} withdrawn each year.
          Both lines go through the same thirty years: two that lose {-badYear} percent and 28 that gain{' '}
          {goodYear} percent, after inflation. Without withdrawals, they would end at the same place.
        </>
      }
      table={{
        caption: 'Savings left at each age, in today’s dollars',
        head: ['Age', 'Bad years first', 'Bad years last'],
        rows: ages.flatMap((age, year) =>
          year % 2 === 0
            ? [[String(age), formatDollars(badFirst[year] ?? 0), formatDollars(badLast[year] ?? 0)]]
            : [],
        ),
      }}
    >
      <LineChart
        xValues={ages}
        xLabel="Age"
        xTicks={[67, 75, 85, 97]}
        lines={[
          { label: 'bad years last', kind: 'dashed', values: badLast },
          { label: 'bad years first', kind: 'main', values: badFirst },
        ]}
      />
    </GuideChart>
  );
}
