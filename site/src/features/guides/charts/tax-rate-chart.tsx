import { LineChart } from '@whenabouts/calculator/view';
import { formatDollars, formatNumber, incomeTax, TAX_YEAR } from '@whenabouts/core';
import { GuideChart } from './guide-chart.tsx';

/** The taxable income in the title. */
const INCOME = 75_000;
const at = incomeTax(INCOME);

/** Taxable incomes in thousands of dollars, close enough that steps look like steps. */
const thousands = Array.from({ length: 151 }, (_, index) => index);
const rates = thousands.map((income) => incomeTax(income * 1_000));
const tabled = [25_000, 50_000, INCOME, 100_000, 125_000, 150_000];

const percent = (rate: number) => `${formatNumber(Math.round(rate * 10) / 10)}%`;

/** A line chart of the marginal and the effective tax rate by income. */
export function TaxRateChart() {
  return (
    <GuideChart
      title={`At ${formatDollars(INCOME)}, the last dollar is taxed at ${at.marginalRate} percent, but all of it at about ${Math.round(at.effectiveRate)}`}
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
        xValues={thousands}
        xLabel="Taxable income in thousands of dollars"
        xTicks={[0, INCOME / 1_000, 150]}
        format={percent}
        lines={[
          {
            label: 'Marginal: the last dollar',
            kind: 'dashed',
            values: rates.map((rate) => rate.marginalRate),
          },
          {
            label: 'Effective: all of it',
            kind: 'main',
            // There is no effective rate without tax.
            values: rates.map((rate) => (rate.tax === 0 ? null : rate.effectiveRate)),
          },
        ]}
      />
    </GuideChart>
  );
}
