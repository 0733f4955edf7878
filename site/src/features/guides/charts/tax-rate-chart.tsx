import { formatDollars, formatNumber, incomeTax, TAX_YEAR } from '@whenabouts/core';
import { GuideChart } from './guide-chart.tsx';
import { LineChart } from './line-chart.tsx';

/** The taxable income that the title speaks of. */
const INCOME = 75_000;
const at = incomeTax(INCOME);

/** Taxable incomes in thousands of dollars, close enough together for the steps to look like steps. */
const thousands = Array.from({ length: 151 }, (_, index) => index);
const rates = thousands.map((income) => incomeTax(income * 1_000));
const tabled = [25_000, 50_000, INCOME, 100_000, 125_000, 150_000];

const percent = (rate: number) => `${formatNumber(Math.round(rate * 10) / 10)}%`;

/** The rate on the last dollar, and the rate on all of them. */
export function TaxRateChart() {
  return (
    <GuideChart
      title={`At ${formatDollars(INCOME)}, the last dollar is taxed at ${at.marginalRate} percent, but the whole at about ${Math.round(at.effectiveRate)}`}
      description={`Federal tax on taxable income, which is what is left after deductions; a single filer, tax year ${TAX_YEAR}.`}
      table={{
        caption: `Federal income tax of a single filer, ${TAX_YEAR}`,
        head: ['Taxable income', 'Tax', 'Marginal rate', 'Effective rate'],
        rows: tabled.map((income) => {
          const { tax, marginalRate, effectiveRate } = incomeTax(income);
          return [formatDollars(income), formatDollars(tax), percent(marginalRate), percent(effectiveRate)];
        }),
      }}
    >
      <LineChart
        across={thousands}
        acrossName="Taxable income in thousands of dollars"
        acrossTicks={[0, INCOME / 1_000, 150]}
        format={percent}
        series={[
          {
            label: 'Marginal: the last dollar',
            kind: 'dashed',
            values: rates.map((rate) => rate.marginalRate),
          },
          {
            label: 'Effective: all of it',
            kind: 'main',
            // Without income there is no share of it.
            values: rates.map((rate) => (rate.tax === 0 ? null : rate.effectiveRate)),
          },
        ]}
      />
    </GuideChart>
  );
}
