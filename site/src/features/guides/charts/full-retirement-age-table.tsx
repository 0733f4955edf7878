import { DataTable } from '@whenabouts/calculator/view';
import { GuideChart } from './guide-chart.tsx';

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

/** A table of the full retirement age by year of birth. */
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
