import { RadioGroup } from '../../ui/radio-group.tsx';
import type { OutlookState } from './use-outlook.ts';

/** The choice of the retirement age that the charts on demand show. */
export function ChartedAgeChoice({
  results,
  choice,
  choose,
}: Pick<OutlookState, 'results' | 'choice' | 'choose'>) {
  const { solution, inputs, isRetired } = results;
  if (isRetired || solution.value === null || solution.value === inputs.retirementAge) return null;
  return (
    <RadioGroup
      legend="Show these charts for"
      layout="pills"
      options={[
        { value: 'answer', label: `Stopping at ${solution.value}` },
        { value: 'desired', label: `Stopping at ${inputs.retirementAge}` },
      ]}
      value={choice}
      onChange={choose}
    />
  );
}
