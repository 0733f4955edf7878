import fc from 'fast-check';
import { fields, type InputName, type Inputs } from '../src/fields.ts';

/** Any value that an input may have, between the slider's stops, too. */
function validValue(name: InputName): fc.Arbitrary<number> {
  const { unit, min, max } = fields[name];
  return unit === 'years'
    ? fc.integer({ min, max })
    : fc.double({ min, max, noNaN: true }).map((value) => value + 0);
}

/** Any inputs that can be calculated. */
export const validInputs: fc.Arbitrary<Inputs> = fc
  .record({
    currentAge: validValue('currentAge'),
    retirementAge: validValue('retirementAge'),
    currentSavings: validValue('currentSavings'),
    monthlySavings: validValue('monthlySavings'),
    annualIncome: validValue('annualIncome'),
    expectedReturn: validValue('expectedReturn'),
  })
  .filter(({ currentAge, retirementAge }) => retirementAge > currentAge);
