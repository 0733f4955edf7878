import { LineChart } from '@whenabouts/calculator/view';
import {
  FIRST_DIVISOR_AGE,
  formatDollars,
  requiredDistributions,
  uniformLifetimeDivisors,
} from '@whenabouts/core';
import { formatPercent } from './format-percent.ts';
import { GuideChart } from './guide-chart.tsx';

const BALANCE = 500_000;

const rows = uniformLifetimeDivisors.map((divisor, index) => ({
  age: FIRST_DIVISOR_AGE + index,
  divisor,
  share: 100 / divisor,
}));

const first = { age: FIRST_DIVISOR_AGE, share: 100 / uniformLifetimeDivisors[0] };
const last = rows.at(-1) ?? first;
const startAgeFrom1960 = requiredDistributions.figures.ageFrom1960.value;

/** A line chart of the required minimum distribution by age, as a share of the balance. */
export function RequiredWithdrawalChart() {
  return (
    <GuideChart
      title={`You must withdraw ${formatPercent(first.share)} at ${first.age}, and ${formatPercent(last.share)} at ${last.age}`}
      description={`Required share of last year’s closing balance. If you were born in 1960 or later, your line starts at ${startAgeFrom1960}.`}
      table={{
        caption: `Required minimum distributions, with the amount for a balance of ${formatDollars(BALANCE)}`,
        head: ['Age', 'Divisor', 'Share', 'Amount'],
        rows: rows.map(({ age, divisor, share }) => [
          String(age),
          divisor.toFixed(1),
          formatPercent(share),
          formatDollars(BALANCE / divisor),
        ]),
      }}
    >
      <LineChart
        xValues={rows.map(({ age }) => age)}
        xLabel="Age"
        xTicks={[first.age, 80, 85, 90, last.age]}
        format={formatPercent}
        lines={[{ label: 'Required share', kind: 'main', values: rows.map(({ share }) => share) }]}
      />
    </GuideChart>
  );
}
