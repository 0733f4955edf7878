import type { ExplainerField } from '@whenabouts/core';
import { useState } from 'react';
import type { StartingValues } from './starting-values.ts';

export interface ExplainerState<Name extends string> {
  numbers: Readonly<Record<Name, number>>;
  set: (name: Name, value: number) => void;
  /** What they were before the visitor changed them. */
  origin: 'example' | 'own';
  /** Whether the controls could take the visitor's own numbers as they were. */
  exact: boolean;
  /** Whether the visitor has changed anything yet. */
  touched: boolean;
  /** Puts the example back; undefined while it is what is shown. */
  showExample: (() => void) | undefined;
  /** Puts the visitor's own numbers in place; undefined while they are what is shown, or unknown. */
  showOwn: (() => void) | undefined;
}

/** All numbers of one explainer; its words and its picture are made from them. */
export function useExplainerValues<Name extends string>(
  fields: Readonly<Record<Name, ExplainerField>>,
  own: StartingValues | undefined,
): ExplainerState<Name> {
  const example = defaultsOf(fields);
  const ownNumbers = own && { ...example, ...own.numbers };
  const [{ numbers, origin, touched }, setState] = useState(() => ({
    numbers: ownNumbers ?? example,
    origin: ownNumbers ? ('own' as const) : ('example' as const),
    touched: false,
  }));
  const start = (from: 'example' | 'own', next: typeof example | undefined) =>
    next && !same(numbers, next)
      ? () => setState({ numbers: next, origin: from as 'own', touched: true })
      : undefined;
  return {
    numbers,
    set: (name, value) =>
      setState((before) => ({ ...before, numbers: { ...before.numbers, [name]: value }, touched: true })),
    origin,
    exact: own?.exact ?? true,
    touched,
    showExample: start('example', example),
    showOwn: start('own', ownNumbers),
  };
}

function defaultsOf<Name extends string>(fields: Readonly<Record<Name, ExplainerField>>) {
  const entries = Object.entries<ExplainerField>(fields).map(([name, field]) => [name, field.default]);
  return Object.fromEntries(entries) as Readonly<Record<Name, number>>;
}

function same<Name extends string>(
  one: Readonly<Record<Name, number>>,
  other: Readonly<Record<Name, number>>,
): boolean {
  return (Object.keys(one) as Name[]).every((name) => one[name] === other[name]);
}
