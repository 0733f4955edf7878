// Types for the element in Svelte's templates.
import type { HTMLAttributes } from 'svelte/elements';
import type { CalculatorAttributes, CalculatorEvents } from '../src/options/attributes.ts';
import './index.ts';

type Listeners = {
  [Name in keyof CalculatorEvents as `on${Name}` | `on:${Name}`]?: (event: CalculatorEvents[Name]) => void;
};

/** The properties of the element in Svelte's templates. */
export type CalculatorElementProps = CalculatorAttributes &
  Listeners &
  Omit<HTMLAttributes<HTMLElement>, keyof CalculatorAttributes>;

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
    'retirement-calculator': CalculatorElementProps;
  }
}
