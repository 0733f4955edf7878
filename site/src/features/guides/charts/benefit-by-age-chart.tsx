import { formatDollars } from '@whenabouts/core';
import { example, optionAt, options } from '../social-security-example.ts';
import { BarChart } from './bar-chart.tsx';
import { formatPercent } from './format-percent.ts';
import { GuideChart } from './guide-chart.tsx';

const least = formatDollars(optionAt(62).monthlyBenefit);
const most = formatDollars(optionAt(70).monthlyBenefit);

/** A bar chart of the monthly benefit by claiming age. */
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
          main: claimingAge === example.fullRetirementAge,
        }))}
      />
    </GuideChart>
  );
}
