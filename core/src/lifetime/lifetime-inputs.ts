import { fields, type Inputs, inputNames } from '../fields.ts';
import { assertField, assertWholeNumber } from '../validate.ts';

/** The ages at which a lifetime plan can begin retirement, as far as the current age allows. */
export function retirementAges(currentAge: number): { min: number; max: number } {
  return { min: Math.max(fields.retirementAge.min, currentAge), max: fields.retirementAge.max };
}

/**
 * Asserts that a lifetime plan can begin with the inputs. They are those of the calculator, except that
 * the retirement age may equal the current age: withdrawals start now, at any age.
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
