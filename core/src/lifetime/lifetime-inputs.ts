import { fields, type Inputs, inputNames } from '../fields.ts';
import { assertField, assertWholeNumber } from '../validate.ts';

/** Returns the range of retirement ages of a lifetime plan, given the current age. */
export function retirementAges(currentAge: number): { min: number; max: number } {
  return { min: Math.max(fields.retirementAge.min, currentAge), max: fields.retirementAge.max };
}

/**
 * Asserts that the inputs are valid for a lifetime plan. Unlike in the calculator, the retirement age may equal the
 * current age: withdrawals then start now, at any age.
 *
 * @throws {TypeError | RangeError} naming the field and its allowed range.
 */
export function assertLifetimeInputs(inputs: Inputs): void {
  for (const name of inputNames) {
    if (name !== 'retirementAge') assertField(name, fields[name], inputs?.[name]);
  }
  if (inputs.retirementAge === inputs.currentAge) return;
  const { min, max } = retirementAges(inputs.currentAge);
  assertWholeNumber('retirementAge', inputs.retirementAge, min, max);
}
