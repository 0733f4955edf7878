import { formatDollars, recommendedAllocation } from '@whenabouts/core';
import { LineChart } from '@whenabouts/view';
import { BarChart, GuideChart } from './guide-chart.tsx';
import {
  balanceAtCost,
  feeCase,
  feeResult,
  gainToRecover,
  lossOf,
  STOCK_LOSS,
  stockShares,
} from './investment-examples.ts';

const RETIREMENT_AGE = 67;
const FROM = 25;
const TO = 80;

const allocationAt = (age: number) =>
  recommendedAllocation({ age, retirementAge: RETIREMENT_AGE, riskTolerance: 5 });
const ages = Array.from({ length: TO - FROM + 1 }, (_, year) => FROM + year);

export function GlidePathChart() {
  return (
    <GuideChart
      title={`One rule of thumb: from ${allocationAt(FROM).stocks} percent in stocks at ${FROM} to ${allocationAt(RETIREMENT_AGE).stocks} at ${RETIREMENT_AGE}`}
      description={
        <>
          The rule in our explainer for someone with average risk tolerance who retires at {RETIREMENT_AGE}:
          100 minus your age, and a little more while retirement is over ten years away. Fund companies use
          other paths, most of them with more in stocks.
        </>
      }
      table={{
        caption: 'Shares of stocks and bonds by age',
        head: ['Age', 'Stocks', 'Bonds'],
        rows: ages
          .filter((age) => age % 5 === 0)
          .map((age) => [String(age), `${allocationAt(age).stocks}%`, `${allocationAt(age).bonds}%`]),
      }}
    >
      <LineChart
        xValues={ages}
        xLabel="Age"
        xTicks={[FROM, 40, 55, RETIREMENT_AGE, TO]}
        format={(share) => `${share}%`}
        lines={[
          { label: 'stocks', kind: 'main', values: ages.map((age) => allocationAt(age).stocks) },
          { label: 'bonds', kind: 'dashed', values: ages.map((age) => allocationAt(age).bonds) },
        ]}
      />
    </GuideChart>
  );
}

const percent = (value: number) => `${Math.round(value)}%`;

export function MarketLossChart() {
  return (
    <GuideChart
      title="Your share of stocks decides how much you lose in a crash"
      description={
        <>
          Loss of savings when stocks fall by {STOCK_LOSS} percent and bonds keep their value. Bonds can fall
          too, so this is an example and not a floor.
        </>
      }
      table={{
        caption: `When stocks fall by ${STOCK_LOSS} percent and bonds do not`,
        head: ['In stocks', 'Loss of savings', 'Gain needed to recover'],
        rows: stockShares.map((share) => [
          percent(share),
          percent(lossOf(share)),
          percent(gainToRecover(lossOf(share))),
        ]),
      }}
    >
      <BarChart
        rows={stockShares.map((share) => ({
          label: `${share}% in stocks`,
          value: lossOf(share),
          amount: `−${percent(lossOf(share))}`,
          isMain: share === 60,
        }))}
      />
    </GuideChart>
  );
}

const { saved, monthly, returnBeforeCosts, low, high, years } = feeCase;
const allYears = Array.from({ length: years + 1 }, (_, year) => year);
const cheap = allYears.map((year) => balanceAtCost(low, year));
const expensive = allYears.map((year) => balanceAtCost(high, year));

export function CostOfFeesChart() {
  return (
    <GuideChart
      title={`${high - low} percent more a year costs ${formatDollars(feeResult.lost)} over ${years} years, in future dollars`}
      description={
        <>
          {formatDollars(saved)} to start with and {formatDollars(monthly)} a month, earning{' '}
          {returnBeforeCosts} percent a year before costs, added monthly. The upper line pays {low} percent a
          year, the lower one {high} percent.
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
