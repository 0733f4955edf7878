import { expect, test } from 'vitest';
import { defaultInputs, type Inputs } from '../fields.ts';
import { validateInputs } from '../validate.ts';
import { nearestCalculatorInputs, outlookInputs, unsavableInputs } from './outlook-inputs.ts';

const outlooks: [string, Partial<Inputs>][] = [
  ['savings of $1.5 million', { currentSavings: 1_500_000 }],
  ['an income of $0', { annualIncome: 0 }],
  ['contributions of $50,000', { monthlySavings: 50_000 }],
  ['an age of 78 and work to 80', { currentAge: 78, retirementAge: 80 }],
  ['a retired visitor of 66', { currentAge: 66, retirementAge: 66 }],
  ['a retired visitor of 30', { currentAge: 30, retirementAge: 30 }],
  ['a retired visitor of 95', { currentAge: 95, retirementAge: 95 }],
];

test.each(outlooks)('a saved plan stores %s as the nearest inputs, and what they lack', (_, changes) => {
  const inputs = { ...defaultInputs, ...changes };
  const saved = nearestCalculatorInputs(inputs);
  expect(validateInputs(saved)).toEqual({});
  expect(saved).not.toEqual(inputs);
  expect(outlookInputs(saved, unsavableInputs(inputs))).toEqual(inputs);
});

test('inputs that the calculator allows are saved as they are', () => {
  expect(nearestCalculatorInputs(defaultInputs)).toEqual(defaultInputs);
  expect(unsavableInputs(defaultInputs)).toEqual({});
});

test('an input that was changed in the calculator replaces the outlook’s', () => {
  const saved = { ...defaultInputs, currentSavings: 400_000, monthlySavings: 5_000 };
  const outlook = { currentSavings: 1_500_000, monthlySavings: 6_000 };
  expect(outlookInputs(saved, outlook)).toEqual({ ...saved, monthlySavings: 6_000 });
});
