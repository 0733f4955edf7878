import { fields, type Inputs, inputNames } from '../fields.ts';
import { requireNumber, requireWhole } from '../refuse.ts';

/** The ages at which a lifetime plan can begin retirement, as far as the current age allows. */
export function retirementAges(currentAge: number): { min: number; max: number } {
  return { min: Math.max(fields.retirementAge.min, currentAge), max: fields.retirementAge.max };
}

/**
 * Rejects inputs that a lifetime plan cannot begin with. They are those of the calculator, except that
 * the retirement age may equal the current age: withdrawals start now, at any age.
 *
 * @throws {TypeError | RangeError} naming the field and its allowed range.
 */
export function requireLifetimeInputs(inputs: Inputs): void {
  for (const name of inputNames) {
    if (name === 'retirementAge') continue;
    const { unit, min, max } = fields[name];
    const require = unit === 'years' ? requireWhole : requireNumber;
    require(name, inputs?.[name], min, max);
  }
  if (inputs.retirementAge === inputs.currentAge) return;
  const { min, max } = retirementAges(inputs.currentAge);
  requireWhole('retirementAge', inputs.retirementAge, min, max);
}
