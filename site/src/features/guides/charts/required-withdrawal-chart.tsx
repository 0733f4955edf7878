import { LineChart } from '@whenabouts/calculator/view';
import { FIRST_DIVISOR_AGE, formatDollars, formatNumber, uniformLifetimeDivisors } from '@whenabouts/core';
import { GuideChart } from './guide-chart.tsx';

const BALANCE = 500_000;

const years = uniformLifetimeDivisors.map((divisor, index) => ({
  age: FIRST_DIVISOR_AGE + index,
  divisor,
  share: 100 / divisor,
}));

const percent = (share: number) => `${formatNumber(Math.round(share * 10) / 10)}%`;

/** A line chart of the required minimum distribution by age, as a share of the balance. */
export function RequiredWithdrawalChart() {
  return (
    <GuideChart
      title="At 73, you must withdraw a little under 4 percent, at 95 more than 11"
      description="Required share of last year’s closing balance. If you were born in 1960 or later, your line starts at 75."
      table={{
        caption: `Required minimum distributions, with the amount for a balance of ${formatDollars(BALANCE)}`,
        head: ['Age', 'Divisor', 'Share', 'Amount'],
        rows: years.map(({ age, divisor, share }) => [
          String(age),
          divisor.toFixed(1),
          percent(share),
          formatDollars(BALANCE / divisor),
        ]),
      }}
    >
      <LineChart
        xValues={years.map(({ age }) => age)}
        xLabel="Age"
        xTicks={[73, 80, 85, 90, 95]}
        format={percent}
        lines={[{ label: 'Required share', kind: 'main', values: years.map(({ share }) => share) }]}
      />
    </GuideChart>
  );
}
