import { type DollarsView, viewInDollars } from '@whenabouts/calculator/dollars';
import { DollarsSwitch } from './dollars-switch.tsx';
import { useDollars } from './use-dollars.ts';

/** Returns the view of results `years` ahead in the dollars that the visitor chose, with the switch that changes them. */
export function useDollarsView(years: number): DollarsView {
  const [dollars, choose] = useDollars();
  return {
    ...viewInDollars(dollars, years),
    control: <DollarsSwitch value={dollars} onChange={choose} />,
  };
}
