import {
  formatDollars,
  incomeTax,
  lifetimeDivisor,
  requiredDistributions,
  TAX_YEAR,
  taxBrackets,
} from '@whenabouts/core';
import { LineChart } from '@whenabouts/view';
import { formatPercent, GuideChart } from './guide-chart.tsx';

/** The taxable income in the title, in dollars. */
const INCOME = 75_000;
const titleTax = incomeTax(INCOME, taxBrackets);

/** The highest taxable income of the chart, in dollars. */
const HIGHEST = 150_000;
/** Taxable incomes in dollars. The last dollar of a bracket and the first of the next one make a vertical step. */
const incomes = [
  ...Array.from({ length: HIGHEST / 1_000 + 1 }, (_, index) => index * 1_000),
  ...taxBrackets.flatMap(({ over }) => [over, over + 1]).filter((income) => income < HIGHEST),
].sort((a, b) => a - b);
const taxes = incomes.map((income) => incomeTax(income, taxBrackets));
const tableIncomes = [25_000, 50_000, INCOME, 100_000, 125_000, 150_000];

/** A line chart of the marginal and the effective tax rate by income. */
export function TaxRateChart() {
  return (
    <GuideChart
      title={`At ${formatDollars(INCOME)}, the last dollar is taxed at ${titleTax.marginalRate} percent, but all of it at about ${Math.round(titleTax.effectiveRate)}`}
      description={`Federal tax on taxable income, which is what is left after deductions; a single filer, tax year ${TAX_YEAR}.`}
      table={{
        caption: `Federal income tax of a single filer, ${TAX_YEAR}`,
        head: ['Taxable income', 'Tax', 'Marginal rate', 'Effective rate'],
        rows: tableIncomes.map((income) => {
          const { tax, marginalRate, effectiveRate } = incomeTax(income, taxBrackets);
          return [
            formatDollars(income),
            formatDollars(tax),
            formatPercent(marginalRate),
            formatPercent(effectiveRate),
          ];
        }),
      }}
    >
      <LineChart
        xValues={incomes.map((income) => income / 1_000)}
        xLabel="Taxable income in thousands of dollars"
        xTicks={[0, INCOME / 1_000, HIGHEST / 1_000]}
        format={formatPercent}
        lines={[
          {
            label: 'Marginal: the last dollar',
            kind: 'dashed',
            values: taxes.map(({ marginalRate }) => marginalRate),
          },
          {
            label: 'Effective: all of it',
            kind: 'main',
            // There is no effective rate without tax.
            values: taxes.map(({ tax, effectiveRate }) => (tax === 0 ? null : effectiveRate)),
          },
        ]}
      />
    </GuideChart>
  );
}

/** The balance behind the amounts in the table, in dollars. */
const BALANCE = 500_000;

const first = distributionAt(requiredDistributions.figures.ageBefore1960.value);
const last = distributionAt(95);
const distributions = Array.from({ length: last.age - first.age + 1 }, (_, year) =>
  distributionAt(first.age + year),
);
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
        rows: distributions.map(({ age, divisor, share }) => [
          String(age),
          divisor.toFixed(1),
          formatPercent(share),
          formatDollars(BALANCE / divisor),
        ]),
      }}
    >
      <LineChart
        xValues={distributions.map(({ age }) => age)}
        xLabel="Age"
        xTicks={[first.age, 80, 85, 90, last.age]}
        format={formatPercent}
        lines={[{ label: 'Required share', kind: 'main', values: distributions.map(({ share }) => share) }]}
      />
    </GuideChart>
  );
}

function distributionAt(age: number) {
  const divisor = lifetimeDivisor(age);
  return { age, divisor, share: 100 / divisor };
}
