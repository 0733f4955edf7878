import { type DollarKind, type DollarsView, viewInDollars } from '@whenabouts/view/dollars';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { useDollars } from './use-dollars.ts';

const options = [
  { value: 'today', label: 'Today’s dollars' },
  { value: 'future', label: 'Future dollars' },
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
      isLegendHidden
      layout="row"
      options={options}
      value={value}
      onChange={onChange}
    />
  );
}

/** Returns the view of results `years` ahead in the dollars that the visitor chose, with the switch that changes them. */
export function useDollarsView(years: number): DollarsView {
  const [dollars, choose] = useDollars();
  return {
    ...viewInDollars(dollars, years),
    control: <DollarsSwitch value={dollars} onChange={choose} />,
  };
}
