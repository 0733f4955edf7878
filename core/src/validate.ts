/** Checks of numbers: `assert…` throws, for callers; `validate…` returns messages, for visitors. */

import { type Field, fields, type InputName, type Inputs, inputNames, type PlanTerms } from './fields.ts';
import { americanFormats, type NumberFormats } from './format.ts';

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
  assertKind('a number', name, value, min, max);
}

/** `assertNumber` for whole numbers. */
export function assertWholeNumber(
  name: string,
  value: unknown,
  min: number,
  max: number,
): asserts value is number {
  assertKind('a whole number', name, value, min, max);
  if (!Number.isInteger(value)) throw outOfRange('a whole number', name, value, min, max);
}

/** `assertNumber` with the range of a field. The value may be fractional, such as an age in months. */
export function assertWithin(name: string, value: unknown, { min, max }: Range): asserts value is number {
  assertNumber(name, value, min, max);
}

/** Asserts an amount from 0 to 1e15 dollars: far above any wealth, so that results stay finite. */
export function assertDollars(name: string, value: unknown): asserts value is number {
  assertNumber(name, value, 0, 1e15);
}

/** Asserts a share from 0 to 100 percent. */
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
 * Asserts that a value is valid for a field.
 *
 * @throws {TypeError | RangeError} naming the value and its range.
 */
export function assertField(
  name: string,
  field: Pick<Field, 'unit' | 'min' | 'max'>,
  value: unknown,
): asserts value is number {
  const assert: typeof assertNumber = isWholeNumberField(field) ? assertWholeNumber : assertNumber;
  assert(name, value, field.min, field.max);
}

/**
 * Asserts that the inputs are valid for the calculator's fields, and that retirement is in the future.
 *
 * @throws {TypeError | RangeError} naming the field and its range.
 */
export function assertInputs(
  inputs: PlanTerms & Partial<Inputs>,
  names: readonly InputName[] = inputNames,
): void {
  for (const name of names) assertField(name, fields[name], inputs[name]);
  if (inputs.retirementAge <= inputs.currentAge) {
    throw new RangeError(
      `retirementAge must be above currentAge (${inputs.currentAge}) and at most ${fields.retirementAge.max}, not ${inputs.retirementAge}`,
    );
  }
}

/** Returns true if a field takes whole numbers only: years and levels. Amounts and rates may have fractions. */
export function isWholeNumberField({ unit }: Pick<Field, 'unit'>): boolean {
  return unit === 'years' || unit === 'level';
}

/** Returns true for a finite number within the field's range, whole if the field takes whole numbers only. */
export function isValidFieldValue(field: Field, value: unknown): value is number {
  return (
    typeof value === 'number' &&
    value >= field.min &&
    value <= field.max &&
    (!isWholeNumberField(field) || Number.isInteger(value))
  );
}

/** `isValidFieldValue` for an input of the calculator. */
export function isValidInput(name: InputName, value: unknown): value is number {
  return isValidFieldValue(fields[name], value);
}

/** Returns the message for a value out of range: "Current Age must be a whole number from 18 to 75." */
export function rangeMessage(field: Field, { number }: NumberFormats = americanFormats): string {
  const kind = isWholeNumberField(field) ? 'a whole number' : 'a number';
  return `${field.label} must be ${kind} from ${number(field.min)} to ${number(field.max)}.`;
}

/** `rangeMessage` for an input of the calculator. */
export function inputRangeMessage(name: InputName): string {
  return rangeMessage(fields[name]);
}

/** Texts of validation messages. */
export interface InputMessages {
  range: (name: InputName) => string;
  /** At the current age, if retirement is not after it. */
  currentAge: (retirementAge: number) => string;
  /** At the retirement age, if it is not after the current age. */
  retirementAge: (currentAge: number) => string;
}

/** The messages in English. */
export const inputMessages: InputMessages = {
  range: inputRangeMessage,
  currentAge: (retirementAge) => `Choose a current age below your target retirement age of ${retirementAge}.`,
  retirementAge: (currentAge) => `Choose a target retirement age above your current age of ${currentAge}.`,
};

/** Validation messages for the visitor by input; valid inputs are absent. */
export type InputErrors = Partial<Record<InputName, string>>;

/** Returns messages for both ages if retirement is not after the current age. */
export function validateAges(
  { currentAge, retirementAge }: Pick<Inputs, 'currentAge' | 'retirementAge'>,
  messages = inputMessages,
): InputErrors {
  if (retirementAge > currentAge) return {};
  return {
    currentAge: messages.currentAge(retirementAge),
    retirementAge: messages.retirementAge(currentAge),
  };
}

/** Returns a message for each invalid input. The ages are compared only if each is valid. */
export function validateInputs(inputs: Inputs, messages = inputMessages): InputErrors {
  const errors: InputErrors = {};
  for (const name of inputNames) {
    if (!isValidInput(name, inputs[name])) errors[name] = messages.range(name);
  }
  return errors.currentAge || errors.retirementAge
    ? errors
    : { ...errors, ...validateAges(inputs, messages) };
}

function assertKind(kind: string, name: string, value: unknown, min: number, max: number): void {
  if (typeof value !== 'number') {
    throw new TypeError(`${name} must be ${kind} from ${min} to ${max}, not ${describe(value)}`);
  }
  if (!(value >= min && value <= max)) throw outOfRange(kind, name, value, min, max);
}

function outOfRange(kind: string, name: string, value: unknown, min: number, max: number): RangeError {
  return new RangeError(`${name} must be ${kind} from ${min} to ${max}, not ${value}`);
}

function describe(value: unknown): string {
  return value === null ? 'null' : typeof value === 'string' ? `the text "${value}"` : typeof value;
}
