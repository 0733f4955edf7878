import { type DollarKind, dollarNames } from '@whenabouts/calculator/dollars';
import type { DollarsView } from '@whenabouts/calculator/view';
import { describeDollars, resultFormats } from './dollars.ts';
import { DollarsSwitch } from './dollars-switch.tsx';
import { useDollars } from './use-dollars.ts';

/**
 * Returns the dollars that the visitor chose, and their formats and names for the calculator's view of results `years`
 * ahead, with the switch that changes them.
 */
export function useDollarsView(years: number): [dollars: DollarKind, view: DollarsView] {
  const [dollars, choose] = useDollars();
  const view = {
    formats: resultFormats(dollars, years),
    name: dollarNames[dollars],
    describe: (amount: number) => describeDollars(dollars, amount, years),
    control: <DollarsSwitch value={dollars} onChange={choose} />,
  };
  return [dollars, view];
}
