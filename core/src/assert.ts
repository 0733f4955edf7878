/** Checks of numbers for callers: each throws an error that names the value and its range. */

import {
  type Field,
  fields,
  type InputName,
  type Inputs,
  inputNames,
  isWholeNumberField,
  type PlanTerms,
} from './fields.ts';

interface Range {
  readonly min: number;
  readonly max: number;
}

/**
 * Asserts that a value is a number from `min` to `max`.
 *
 * @param name The caller's name of the value; the message begins with it.
 * @throws {TypeError} if the value is not a number.
 * @throws {RangeError} if it is NaN, infinite or out of range.
 */
export function assertNumber(
  name: string,
  value: unknown,
  min: number,
  max: number,
): asserts value is number {
  assertInRange('a number', name, value, min, max);
}

export function assertWholeNumber(
  name: string,
  value: unknown,
  min: number,
  max: number,
): asserts value is number {
  assertInRange('a whole number', name, value, min, max);
  if (!Number.isInteger(value)) throw outOfRange('a whole number', name, value, min, max);
}

/**
 * Asserts that a value is a number in the range of a field. Unlike `assertField`, allows fractions in every unit, such as an age of
 * 66 years and 2 months.
 */
export function assertWithin(name: string, value: unknown, { min, max }: Range): asserts value is number {
  assertNumber(name, value, min, max);
}

/** Asserts an amount from 0 to 1e15 dollars: far above any wealth, so that results stay finite. */
export function assertDollars(name: string, value: unknown): asserts value is number {
  assertNumber(name, value, 0, 1e15);
}

export function assertPercent(name: string, value: unknown): asserts value is number {
  assertNumber(name, value, 0, 100);
}

/** Asserts a return in percent per year; -100 is a total loss. */
export function assertReturn(name: string, value: unknown): asserts value is number {
  assertNumber(name, value, -100, 1_000);
}

/** Asserts an age from 0 to 120 years. */
export function assertAge(name: string, value: unknown): asserts value is number {
  assertNumber(name, value, 0, 120);
}

/** Asserts a number of whole years from 0 to 200. */
export function assertYears(name: string, value: unknown): asserts value is number {
  assertWholeNumber(name, value, 0, 200);
}

/**
 * Asserts that a value is in the range of a field, and a whole number if the field's unit is years or a level.
 *
 * @throws {TypeError | RangeError} naming the value and its range.
 */
export function assertField(
  name: string,
  value: unknown,
  field: Pick<Field, 'unit' | 'min' | 'max'>,
): asserts value is number {
  const assert: typeof assertNumber = isWholeNumberField(field) ? assertWholeNumber : assertNumber;
  assert(name, value, field.min, field.max);
}

/**
 * Asserts that the inputs are valid for the calculator's fields, and that retirement is in the future.
 *
 * @param names The inputs to check; all by default. A subset must include both ages, which are always compared.
 * @throws {TypeError | RangeError} naming the field and its range.
 */
export function assertInputs(
  inputs: PlanTerms & Partial<Inputs>,
  names: readonly InputName[] = inputNames,
): void {
  for (const name of names) assertField(name, inputs[name], fields[name]);
  if (inputs.retirementAge <= inputs.currentAge) {
    throw new RangeError(
      `retirementAge must be above currentAge (${inputs.currentAge}) and at most ${fields.retirementAge.max}, not ${inputs.retirementAge}`,
    );
  }
}

/** Asserts the type and the range. `kind` only appears in the message: `assertWholeNumber` rejects fractions itself. */
function assertInRange(kind: string, name: string, value: unknown, min: number, max: number): void {
  if (typeof value !== 'number') {
    throw new TypeError(`${name} must be ${kind} from ${min} to ${max}, not ${describeValue(value)}`);
  }
  if (!(value >= min && value <= max)) throw outOfRange(kind, name, value, min, max);
}

function outOfRange(kind: string, name: string, value: unknown, min: number, max: number): RangeError {
  return new RangeError(`${name} must be ${kind} from ${min} to ${max}, not ${value}`);
}

export function describeValue(value: unknown): string {
  if (value === null) return 'null';
  return typeof value === 'string' ? `the text "${value}"` : typeof value;
}
