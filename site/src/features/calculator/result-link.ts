import { type Inputs, inputNames, validateInputs } from '@whenabouts/core';

const START = '#plan=';
/** Numbers are separated by dots, so the decimal point is an underscore. */
const NUMBER = /^\d{1,7}(?:_\d{1,2})?$/;

/**
 * Writes the six inputs as a URL fragment, `#plan=35.65.50000.500.70000.7_5`. Browsers do not send fragments to
 * servers.
 */
export function resultFragment(inputs: Inputs): string {
  const numbers = inputNames.map((name) => String(Math.round(inputs[name] * 100) / 100).replace('.', '_'));
  return START + numbers.join('.');
}

/** Reads the inputs from a URL fragment. Returns null if it has none, and `unreadable` if they are not valid. */
export function readResultFragment(hash: string): Inputs | 'unreadable' | null {
  if (!hash.startsWith(START)) return null;
  const parts = hash.slice(START.length).split('.');
  if (parts.length !== inputNames.length || !parts.every((part) => NUMBER.test(part))) return 'unreadable';
  const inputs = Object.fromEntries(
    inputNames.map((name, index) => [name, Number(parts[index]?.replace('_', '.'))]),
  ) as Inputs;
  return Object.keys(validateInputs(inputs)).length === 0 ? inputs : 'unreadable';
}
