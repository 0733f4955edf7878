import { type Inputs, inputNames, mapInputs } from '../fields.ts';
import { serializeInputs } from '../handoff.ts';
import { validateInputs } from '../validate.ts';

const START = '#plan=';
const ASSUMPTIONS = 'assume=';
const NULL = 'x';
/** Numbers are separated by dots, so the decimal point is an underscore. */
const NUMBER = /^\d{1,12}(?:_\d{1,2})?$/;

/**
 * Formats the six inputs as a URL fragment, `#plan=35.65.50000.500.70000.7_5`. Browsers do not send fragments to
 * servers.
 *
 * @param assumptions Numbers that are appended as `&assume=4700.95`; null is written as `x`.
 */
export function resultFragment(inputs: Inputs, assumptions: readonly (number | null)[] = []): string {
  const fragment = START + serializeInputs(inputs);
  if (assumptions.length === 0) return fragment;
  return `${fragment}&${ASSUMPTIONS}${assumptions.map(formatNumber).join('.')}`;
}

/**
 * Reads the inputs from a URL fragment, and ignores assumptions. Returns null if the fragment has no inputs, and
 * `unreadable` if they are not valid for the calculator.
 */
export function readResultFragment(hash: string): Inputs | 'unreadable' | null {
  const numbers = readFragmentNumbers(hash);
  if (numbers === null || numbers === 'unreadable') return numbers;
  return Object.keys(validateInputs(numbers.inputs)).length === 0 ? numbers.inputs : 'unreadable';
}

export interface FragmentNumbers {
  inputs: Inputs;
  /** Empty if the link has none. */
  assumptions: readonly (number | null)[];
  /** The other parts of the fragment, such as `partner=33.x.40000`. */
  others: readonly string[];
}

/** Reads the numbers of a URL fragment without validating their ranges. Returns null if the fragment has none. */
export function readFragmentNumbers(hash: string): FragmentNumbers | 'unreadable' | null {
  if (!hash.startsWith(START)) return null;
  const [plan = '', ...parts] = hash.slice(START.length).split('&');
  const numbers = plan.split('.').map(parseNumber);
  const assumed = parts.find((part) => part.startsWith(ASSUMPTIONS));
  const assumptions = assumed?.slice(ASSUMPTIONS.length).split('.').map(parseNumber) ?? [];
  if (numbers.length !== inputNames.length) return 'unreadable';
  if (!numbers.every((number) => typeof number === 'number')) return 'unreadable';
  if (!assumptions.every((number) => number !== undefined)) return 'unreadable';
  return {
    inputs: mapInputs((name) => numbers[inputNames.indexOf(name)] as number),
    assumptions,
    others: parts.filter((part) => part !== assumed),
  };
}

/** Formats a number, or null as `x`. */
export function formatNumber(value: number | null): string {
  return value === null ? NULL : String(Math.round(value * 100) / 100).replace('.', '_');
}

/** Parses the text of `formatNumber`. Returns undefined if it is not readable. */
export function parseNumber(text: string): number | null | undefined {
  if (text === NULL) return null;
  return NUMBER.test(text) ? Number(text.replace('_', '.')) : undefined;
}
