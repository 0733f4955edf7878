import type { DollarKind } from '@whenabouts/calculator/dollars';
import { INFLATION } from '@whenabouts/core';
import { RadioGroup } from '../ui/radio-group.tsx';

const options = [
  { value: 'future', label: 'Future dollars' },
  { value: 'today', label: 'Today’s dollars' },
] as const;

interface DollarsSwitchProps {
  value: DollarKind;
  onChange: (value: DollarKind) => void;
}

/** Chooses the dollars of the large amounts; the small amounts next to them are in the other dollars. */
export function DollarsSwitch({ value, onChange }: DollarsSwitchProps) {
  return (
    <RadioGroup
      legend="Show results in"
      layout="row"
      options={options}
      value={value}
      onChange={onChange}
      hint={`Future dollars are those of the year you retire. Today’s dollars are what they buy now, at ${INFLATION}% inflation a year.`}
    />
  );
}
