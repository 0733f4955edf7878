import { type Line, LineChart } from '@whenabouts/calculator/view';
import { formatDollars } from '@whenabouts/core';
import { example, optionAt } from '../social-security-example.ts';
import { GuideChart } from './guide-chart.tsx';

const STARTS = [
  { age: 62, kind: 'dashed' },
  { age: 67, kind: 'main' },
  { age: 70, kind: 'dotted' },
] as const satisfies readonly { age: number; kind: Line['kind'] }[];

const FIRST = 62;
const LAST = 90;
const ages = Array.from({ length: LAST - FIRST + 1 }, (_, year) => FIRST + year);

/** Returns the sum of all checks up to a birthday, in today's dollars. */
function totalBy(age: number, start: number): number {
  return optionAt(start).monthlyBenefit * 12 * Math.max(age - start, 0);
}

/** A line chart of the total benefits by age for three claiming ages. */
export function LifetimeBenefitChart() {
  return (
    <GuideChart
      title="An early start leads for years, but from about age 80, the later ones are ahead"
      description={`All checks added up since the start, for a full benefit of ${formatDollars(example.monthlyBenefit)} a month at ${example.fullRetirementAge}, in today’s dollars, without taxes or interest.`}
      table={{
        caption: 'Total benefits received by age',
        head: ['By age', ...STARTS.map(({ age }) => `Start at ${age}`)],
        rows: ages
          .filter((age) => age % 5 === 0)
          .map((age) => [String(age), ...STARTS.map((start) => formatDollars(totalBy(age, start.age)))]),
      }}
    >
      <LineChart
        xValues={ages}
        xLabel="Age"
        xTicks={[62, 70, 80, 90]}
        labelHeight={8}
        lines={STARTS.map(({ age, kind }) => ({
          label: `Start at ${age}`,
          kind,
          values: ages.map((now) => (now < age ? null : totalBy(now, age))),
        }))}
      />
    </GuideChart>
  );
}
