import { LineChart } from '@whenabouts/calculator/view';
import { formatDollars, formatRoughDollars } from '@whenabouts/core';
import { balanceAtCost, feeCase } from './fees.ts';
import { GuideChart } from './guide-chart.tsx';

const { saved, monthly, returnBeforeCosts, low, high, years } = feeCase;
const all = Array.from({ length: years + 1 }, (_, year) => year);
const cheap = all.map((year) => balanceAtCost(low, year));
const expensive = all.map((year) => balanceAtCost(high, year));
const feeLoss = balanceAtCost(low, years) - balanceAtCost(high, years);
/** Formats an amount with a no-break space, so that it stays on one line beside the chart. */
const noBreak = (amount: number) => formatRoughDollars(amount).replace(' ', '\u00a0');

/** A line chart of two savers whose funds differ only in cost. */
export function CostOfFeesChart() {
  return (
    <GuideChart
      title={`One percent more a year costs ${formatRoughDollars(feeLoss)} over ${years} years`}
      description={
        <>
          {formatDollars(saved)} to start with and {formatDollars(monthly)} a month, earning{' '}
          {returnBeforeCosts} percent a year before costs, in future dollars. The upper line pays {low}{' '}
          percent a year, the lower one {high} percent.
        </>
      }
      table={{
        caption: 'Savings after so many years, by yearly cost',
        head: ['Years', `At ${low}%`, `At ${high}%`, 'Lost to the difference'],
        rows: all
          .filter((year) => year % 5 === 0)
          .map((year) => {
            const [most, least] = [cheap[year] ?? 0, expensive[year] ?? 0];
            return [String(year), formatDollars(most), formatDollars(least), formatDollars(most - least)];
          }),
      }}
    >
      <LineChart
        xValues={all}
        xLabel="Years"
        xTicks={[0, 10, 20, 30]}
        bands={[{ upper: cheap, lower: expensive, kind: 'outer' }]}
        lines={[
          { label: `at ${low}%: ${noBreak(cheap.at(-1) ?? 0)}`, kind: 'main', values: cheap },
          { label: `at ${high}%: ${noBreak(expensive.at(-1) ?? 0)}`, kind: 'dashed', values: expensive },
        ]}
      />
    </GuideChart>
  );
}
