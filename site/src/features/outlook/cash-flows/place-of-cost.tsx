import { formatDollars } from '@whenabouts/core';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import type { OutlookAnswer } from '../outlook-results.ts';

interface PlaceOfCostProps {
  /** True if the cost is part of the spending. */
  isPart: boolean;
  answer: OutlookAnswer;
  onChange: (isPart: boolean) => void;
}

const places = [
  { value: 'on-top', label: 'No' },
  { value: 'part', label: 'Yes' },
] as const;

/** The question if the spending contains a cost today. */
export function PlaceOfCost({ isPart, answer, onChange }: PlaceOfCostProps) {
  return (
    <RadioGroup
      legend={`Is it in your ${spendingOf(answer)} a month today?`}
      layout="pills"
      options={places}
      value={isPart ? 'part' : 'on-top'}
      onChange={(place) => onChange(place === 'part')}
    />
  );
}

export function spendingOf({ assumptions }: OutlookAnswer): string {
  return formatDollars(Math.round(assumptions.monthlySpending));
}
