import { LineChart } from '@whenabouts/calculator/view';
import { formatDollars, lifetimeDivisor, requiredDistributions } from '@whenabouts/core';
import { formatPercent } from './format-percent.ts';
import { GuideChart } from './guide-chart.tsx';

const BALANCE = 500_000;

const first = rowAt(requiredDistributions.figures.ageBefore1960.value);
const last = rowAt(95);
const rows = Array.from({ length: last.age - first.age + 1 }, (_, index) => rowAt(first.age + index));
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

function rowAt(age: number) {
  const divisor = lifetimeDivisor(age);
  return { age, divisor, share: 100 / divisor };
}
