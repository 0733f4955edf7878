import { type Inputs, inputNames, inputProblems } from '@whenabouts/core';

const START = '#plan=';
/** Dots separate the numbers, so an underscore stands for the decimal point. */
const NUMBER = /^\d{1,7}(?:_\d{1,2})?$/;

/**
 * The end of an address that carries the six inputs: `#plan=35.65.50000.500.70000.7_5`. A browser sends no
 * server what stands behind the #.
 */
export function resultFragment(inputs: Inputs): string {
  const numbers = inputNames.map((name) => String(Math.round(inputs[name] * 100) / 100).replace('.', '_'));
  return START + numbers.join('.');
}

/** Null where the address carries none; unreadable where it carries something else than six possible numbers. */
export function readResultFragment(hash: string): Inputs | 'unreadable' | null {
  if (!hash.startsWith(START)) return null;
  const parts = hash.slice(START.length).split('.');
  if (parts.length !== inputNames.length || !parts.every((part) => NUMBER.test(part))) return 'unreadable';
  const inputs = Object.fromEntries(
    inputNames.map((name, index) => [name, Number(parts[index]?.replace('_', '.'))]),
  ) as Inputs;
  return Object.keys(inputProblems(inputs)).length === 0 ? inputs : 'unreadable';
}
