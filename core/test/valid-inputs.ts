import fc from 'fast-check';
import { type Field, fields, type Inputs } from '../src/fields.ts';

/** Generates values of a field, including values between two stops of the slider. */
export function anyOf({ unit, min, max }: Pick<Field, 'unit' | 'min' | 'max'>): fc.Arbitrary<number> {
  if (unit === 'years') return fc.integer({ min, max });
  return fc.double({ min, max, noNaN: true }).map((value) => value + 0);
}

/** Any values of the inputs. The retirement age may be below the current age. */
export const anyInputs: fc.Arbitrary<Inputs> = fc.record({
  currentAge: anyOf(fields.currentAge),
  retirementAge: anyOf(fields.retirementAge),
  currentSavings: anyOf(fields.currentSavings),
  monthlySavings: anyOf(fields.monthlySavings),
  annualIncome: anyOf(fields.annualIncome),
  expectedReturn: anyOf(fields.expectedReturn),
});

/** Any inputs that `calculateRetirement` accepts. */
export const validInputs = anyInputs.filter(({ currentAge, retirementAge }) => retirementAge > currentAge);
