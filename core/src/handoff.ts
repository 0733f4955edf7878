import { assertInputs } from './assert.ts';
import { type Inputs, inputNames } from './fields.ts';
import { validateInputs } from './validate.ts';

/** Inputs sent from a page that embeds the calculator to the site, where a member saves them as a plan. */
export interface Handoff {
  inputs: Inputs;
  /** 22 characters of base64url: 128 random bits, new for every result. It is saved once per member. */
  id: string;
}

/** Matches the version, two ages, four amounts or rates, and the id. */
const HANDOFF = /^1(?:\.\d\d){2}(?:\.\d{1,7}(?:_\d\d?)?){4}\.[\w-]{22}$/;

/**
 * Serializes the inputs for a URL fragment, in the order of `inputNames`: `35.65.50000.500.70000.7_5`. Dots separate
 * them, so the decimal point is an underscore. Amounts and rates are rounded to hundredths, as in their number boxes.
 */
export function serializeInputs(inputs: Inputs): string {
  return inputNames.map((name) => String(Math.round(inputs[name] * 100) / 100).replace('.', '_')).join('.');
}

/**
 * Serializes a handoff as a URL fragment without the "#":
 * `1.35.65.50000.500.70000.7_5.<id>`. First the version, then the inputs.
 *
 * @throws {TypeError | RangeError} when the inputs or the id are invalid.
 */
export function serializeHandoff(inputs: Inputs, id: string): string {
  assertInputs(inputs);
  const text = `1.${serializeInputs(inputs)}.${id}`;
  if (!HANDOFF.test(text)) throw new RangeError(`id must be 22 characters of base64url, not "${id}"`);
  return text;
}

/**
 * Parses the output of `serializeHandoff`. Returns undefined for any other text, because anyone can write a URL: another
 * version, a value out of range, a retirement age at or below the current age, one character too many.
 */
export function parseHandoff(text: string): Handoff | undefined {
  if (!HANDOFF.test(text)) return undefined;
  const [, ...parts] = text.split('.');
  const id = parts.pop() as string;
  const inputs = {} as Inputs;
  inputNames.forEach((name, index) => {
    inputs[name] = Number(parts[index]?.replace('_', '.'));
  });
  return Object.keys(validateInputs(inputs)).length === 0 ? { inputs, id } : undefined;
}
