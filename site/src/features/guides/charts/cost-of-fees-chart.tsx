import { LineChart } from '@whenabouts/calculator/view';
import { formatDollars } from '@whenabouts/core';
import { balanceAtCost, feeCase, feeResult } from './fees.ts';
import { GuideChart } from './guide-chart.tsx';

const { saved, monthly, returnBeforeCosts, low, high, years } = feeCase;
const allYears = Array.from({ length: years + 1 }, (_, year) => year);
const cheap = allYears.map((year) => balanceAtCost(low, year));
const expensive = allYears.map((year) => balanceAtCost(high, year));

/** A line chart of two savers whose funds differ only in cost. */
export function CostOfFeesChart() {
  return (
    <GuideChart
      title={`One percent more a year costs ${formatDollars(feeResult.lost)} over ${years} years, in future dollars`}
      description={
        <>
          {formatDollars(saved)} to start with and {formatDollars(monthly)} a month, earning{' '}
          {returnBeforeCosts} percent a year before costs, a twelfth of it each month. The upper line pays{' '}
          {low} percent a year, the lower one {high} percent.
        </>
      }
      table={{
        caption: 'Savings in future dollars, by year and yearly cost',
        head: ['Years', `At ${low}%`, `At ${high}%`, 'Lost'],
        rows: allYears
          .filter((year) => year % 5 === 0)
          .map((year) => {
            const [most, least] = [cheap[year] ?? 0, expensive[year] ?? 0];
            return [String(year), formatDollars(most), formatDollars(least), formatDollars(most - least)];
          }),
      }}
    >
      <LineChart
        xValues={allYears}
        xLabel="Years"
        xTicks={[0, 10, 20, 30]}
        bands={[{ upper: cheap, lower: expensive, kind: 'outer' }]}
        lines={[
          { label: `at ${low}%: ${formatDollars(feeResult.atLowCost)}`, kind: 'main', values: cheap },
          { label: `at ${high}%: ${formatDollars(feeResult.atHighCost)}`, kind: 'dashed', values: expensive },
        ]}
      />
    </GuideChart>
  );
}
