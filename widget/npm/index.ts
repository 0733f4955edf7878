import type { CalculatorElement, CalculatorEvents } from '../src/options/attributes.ts';

export type {
  CalculatorAttributes,
  CalculatorElement,
  CalculatorEvents,
  SharedValues,
} from '../src/options/attributes.ts';

declare global {
  interface HTMLElementTagNameMap {
    'retirement-calculator': CalculatorElement;
  }
  interface HTMLElementEventMap extends CalculatorEvents {}
}

/**
 * Settles when `<retirement-calculator>` is registered. Importing this module in a browser registers it; on a server,
 * nothing happens. Rejects if the code of the calculator cannot be loaded.
 */
export const registered: Promise<void> =
  typeof document === 'undefined' ? Promise.resolve() : import('./calculator.js').then(() => undefined);
