import { LineChart } from '@whenabouts/calculator/view';
import { recommendedAllocation } from '@whenabouts/core';
import { GuideChart } from './guide-chart.tsx';

const RETIREMENT_AGE = 67;
const FROM = 25;
const TO = 80;

const allocationAt = (age: number) =>
  recommendedAllocation({ age, retirementAge: RETIREMENT_AGE, riskTolerance: 5 });
const ages = Array.from({ length: TO - FROM + 1 }, (_, year) => FROM + year);

/** A line chart of the recommended share of stocks by age. */
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
        xTicks={[25, 40, 55, 67, 80]}
        format={(share) => `${share}%`}
        lines={[
          { label: 'stocks', kind: 'main', values: ages.map((age) => allocationAt(age).stocks) },
          { label: 'bonds', kind: 'dashed', values: ages.map((age) => allocationAt(age).bonds) },
        ]}
      />
    </GuideChart>
  );
}
