// Types for the element in Preact's JSX.
import type { HTMLAttributes } from 'preact';
import type { CalculatorAttributes, CalculatorEvents } from '../src/options/attributes.ts';
import './index.ts';

type Listeners = {
  [Name in keyof CalculatorEvents as `on${Name}`]?: (event: CalculatorEvents[Name]) => void;
};

/** The properties of the element in Preact's JSX. */
export type CalculatorElementProps = CalculatorAttributes &
  Listeners &
  Omit<HTMLAttributes<HTMLElement>, keyof CalculatorAttributes>;

declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements {
      'retirement-calculator': CalculatorElementProps;
    }
  }
}
