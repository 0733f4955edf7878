import { formatDollars, formatNumber } from '@whenabouts/core';
import { LineChart } from '@whenabouts/widget/view';
import { GuideChart } from './guide-chart.tsx';

const FIRST_AGE = 73;

/** Uniform Lifetime Table for ages 73 to 95, in use since 2022: 26 CFR 1.401(a)(9)-9(c); Publication 590-B. */
const DIVISORS = [
  26.5, 25.5, 24.6, 23.7, 22.9, 22.0, 21.1, 20.2, 19.4, 18.5, 17.7, 16.8, 16.0, 15.2, 14.4, 13.7, 12.9, 12.2,
  11.5, 10.8, 10.1, 9.5, 8.9,
] as const;

const BALANCE = 500_000;

const years = DIVISORS.map((divisor, index) => ({
  age: FIRST_AGE + index,
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
