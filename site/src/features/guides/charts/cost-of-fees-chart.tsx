import { formatDollars, formatRoughDollars } from '@whenabouts/core';
import { balanceAtCost, feeCase } from './fees.ts';
import { GuideChart } from './guide-chart.tsx';
import { LineChart } from './line-chart.tsx';

const { saved, monthly, returnBeforeCosts, low, high, years } = feeCase;
const all = Array.from({ length: years + 1 }, (_, year) => year);
const cheap = all.map((year) => balanceAtCost(low, year));
const dear = all.map((year) => balanceAtCost(high, year));
const feeLoss = balanceAtCost(low, years) - balanceAtCost(high, years);
/** Stays on one line beside the chart. */
const unbroken = (amount: number) => formatRoughDollars(amount).replace(' ', '\u00a0');

/** Two savers who differ in nothing but what their funds cost. */
export function CostOfFeesChart() {
  return (
    <GuideChart
      title={`One percent more a year costs ${formatRoughDollars(feeLoss)} over ${years} years`}
      description={
        <>
          {formatDollars(saved)} to begin with and {formatDollars(monthly)} a month, earning{' '}
          {returnBeforeCosts} percent a year before costs, not adjusted for inflation. The upper line pays{' '}
          {low} percent a year, the lower one {high} percent.
        </>
      }
      table={{
        caption: 'Savings after so many years, by yearly cost',
        head: ['Years', `At ${low}%`, `At ${high}%`, 'Lost to the difference'],
        rows: all
          .filter((year) => year % 5 === 0)
          .map((year) => {
            const [most, least] = [cheap[year] ?? 0, dear[year] ?? 0];
            return [String(year), formatDollars(most), formatDollars(least), formatDollars(most - least)];
          }),
      }}
    >
      <LineChart
        across={all}
        acrossName="Years"
        acrossTicks={[0, 10, 20, 30]}
        band
        series={[
          { label: `at ${low}%: ${unbroken(cheap.at(-1) ?? 0)}`, kind: 'main', values: cheap },
          { label: `at ${high}%: ${unbroken(dear.at(-1) ?? 0)}`, kind: 'dashed', values: dear },
        ]}
      />
    </GuideChart>
  );
}
