import type { FieldWithDefault } from '@whenabouts/core';
import { useState } from 'react';
import type { StartingValues } from './starting-values.ts';

export interface ExplainerState<Name extends string> {
  numbers: Readonly<Record<Name, number>>;
  set: (name: Name, value: number) => void;
  /** Source of the numbers before the visitor changed them. */
  origin: 'example' | 'calculator';
  /** False if the calculator's inputs were rounded or clamped to fit the controls. */
  exact: boolean;
  /** True once the visitor has changed a number. */
  touched: boolean;
  /** Restores the example. Undefined while the page shows it. */
  showExample: (() => void) | undefined;
  /** Shows the calculator's inputs. Undefined while the page shows them, or if there are none. */
  showCalculated: (() => void) | undefined;
}

type ShownNumbers<Name extends string> = Pick<ExplainerState<Name>, 'numbers' | 'origin' | 'touched'>;

/** The values of an explainer's controls, with functions to change and reset them. */
export function useExplainerValues<Name extends string>(
  fields: Readonly<Record<Name, FieldWithDefault>>,
  fromCalculator: StartingValues | undefined,
): ExplainerState<Name> {
  const example = defaultsOf(fields);
  const calculatorNumbers = fromCalculator && { ...example, ...fromCalculator.numbers };
  const [{ numbers, origin, touched }, setState] = useState<ShownNumbers<Name>>(() => ({
    numbers: calculatorNumbers ?? example,
    origin: calculatorNumbers ? 'calculator' : 'example',
    touched: false,
  }));
  const startWith = (next: typeof example | undefined, origin: ShownNumbers<Name>['origin']) =>
    next && !isSame(numbers, next) ? () => setState({ numbers: next, origin, touched: true }) : undefined;
  return {
    numbers,
    set: (name, value) =>
      setState((before) => ({ ...before, numbers: { ...before.numbers, [name]: value }, touched: true })),
    origin,
    exact: fromCalculator?.exact ?? true,
    touched,
    showExample: startWith(example, 'example'),
    showCalculated: startWith(calculatorNumbers, 'calculator'),
  };
}

function defaultsOf<Name extends string>(fields: Readonly<Record<Name, FieldWithDefault>>) {
  const entries = Object.entries<FieldWithDefault>(fields).map(([name, field]) => [name, field.default]);
  return Object.fromEntries(entries) as Readonly<Record<Name, number>>;
}

function isSame<Name extends string>(
  one: Readonly<Record<Name, number>>,
  other: Readonly<Record<Name, number>>,
): boolean {
  return (Object.keys(one) as Name[]).every((name) => one[name] === other[name]);
}
