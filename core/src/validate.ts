import { type Field, fields, type InputName, type Inputs, inputNames, isWholeNumberField } from './fields.ts';
import { americanFormats, type NumberFormats } from './format.ts';

/** Returns true for a finite number within the field's range, whole if the field takes whole numbers only. */
export function isValidFieldValue(field: Field, value: unknown): value is number {
  return (
    typeof value === 'number' &&
    value >= field.min &&
    value <= field.max &&
    (!isWholeNumberField(field) || Number.isInteger(value))
  );
}

export function isValidInput(name: InputName, value: unknown): value is number {
  return isValidFieldValue(fields[name], value);
}

/** Returns the message for a value out of range: "Current Age must be a whole number from 18 to 75." */
export function rangeMessage(field: Field, { number }: NumberFormats = americanFormats): string {
  const kind = isWholeNumberField(field) ? 'a whole number' : 'a number';
  return `${field.label} must be ${kind} from ${number(field.min)} to ${number(field.max)}.`;
}

export function inputRangeMessage(name: InputName): string {
  return rangeMessage(fields[name]);
}

export interface InputMessages {
  range: (name: InputName) => string;
  /** At the current age, if retirement is not after it. */
  currentAge: (retirementAge: number) => string;
  /** At the retirement age, if it is not after the current age. */
  retirementAge: (currentAge: number) => string;
}

export const inputMessages: InputMessages = {
  range: inputRangeMessage,
  currentAge: (retirementAge) =>
    `Your current age must be below your target retirement age of ${retirementAge}.`,
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
