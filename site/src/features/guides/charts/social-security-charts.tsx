import { formatDollars } from '@whenabouts/core';
import { DataTable, type Line, LineChart } from '@whenabouts/view';
import { example, optionAt, options } from '../social-security-example.ts';
import { BarChart, formatPercent, GuideChart } from './guide-chart.tsx';

/** Social Security Act, section 216(l), as amended in 1983 (Public Law 98-21). */
const FULL_RETIREMENT_AGES = [
  ['1943 to 1954', '66'],
  ['1955', '66 and 2 months'],
  ['1956', '66 and 4 months'],
  ['1957', '66 and 6 months'],
  ['1958', '66 and 8 months'],
  ['1959', '66 and 10 months'],
  ['1960 or later', '67'],
] as const;

export function FullRetirementAgeTable() {
  return (
    <GuideChart title="If you were born in 1960 or later, it is 67">
      <DataTable
        caption="Full retirement age by year of birth (SSA)"
        head={['Born in', 'Full retirement age']}
        rows={FULL_RETIREMENT_AGES}
      />
    </GuideChart>
  );
}

const least = formatDollars(optionAt(62).monthlyBenefit);
const most = formatDollars(optionAt(70).monthlyBenefit);

export function BenefitByAgeChart() {
  return (
    <GuideChart
      title={`Each year you wait makes the check larger: ${least} a month at 62, ${most} at 70`}
      description={`Monthly benefit by the age at which it begins, for a full benefit of ${formatDollars(example.monthlyBenefit)} at ${example.fullRetirementAge}, in today’s dollars.`}
      table={{
        caption: 'Benefit by claiming age',
        head: ['Age', 'Percent of the full benefit', 'Dollars a month'],
        rows: options.map(({ claimingAge, percentage, monthlyBenefit }) => [
          String(claimingAge),
          formatPercent(percentage),
          formatDollars(monthlyBenefit),
        ]),
      }}
    >
      <BarChart
        rows={options.map(({ claimingAge, monthlyBenefit }) => ({
          label: `At ${claimingAge}`,
          value: monthlyBenefit,
          amount: formatDollars(monthlyBenefit),
          isMain: claimingAge === example.fullRetirementAge,
        }))}
      />
    </GuideChart>
  );
}

const STARTS = [
  { age: 62, kind: 'dashed' },
  { age: 67, kind: 'main' },
  { age: 70, kind: 'dotted' },
] as const satisfies readonly { age: number; kind: Line['kind'] }[];

const FIRST = 62;
const LAST = 90;
const ages = Array.from({ length: LAST - FIRST + 1 }, (_, year) => FIRST + year);

/** Returns the sum of the benefits from the claim to the birthday at `age`, in today's dollars; 0 before the claim. */
function totalBy(age: number, claimingAge: number): number {
  return optionAt(claimingAge).monthlyBenefit * 12 * Math.max(age - claimingAge, 0);
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
