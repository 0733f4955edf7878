import { describe, expect, test } from 'vitest';
import { defaultInputs, fields, inputNames } from './fields.ts';
import { inputRangeMessage, isValidInput, validateAges, validateInputs } from './validate.ts';

test('the range message of every input names its label and range', () => {
  expect(inputNames.map(inputRangeMessage)).toEqual([
    'Current Age must be a whole number from 18 to 75.',
    'Target Retirement Age must be a whole number from 40 to 85.',
    'Current Retirement Savings must be a number from 0 to 1,000,000.',
    'Monthly Contributions must be a number from 0 to 5,000.',
    'Annual Income must be a number from 20,000 to 300,000.',
    'Expected Annual Return (%) must be a number from 1 to 12.',
  ]);
});

describe.each(inputNames)('%s', (name) => {
  const { min, max, default: standard } = fields[name];

  test('is valid at both ends of its range and at its default', () => {
    expect([min, max, standard].every((value) => isValidInput(name, value))).toBe(true);
  });

  test('is invalid outside the range, and if it is not a number', () => {
    const beyond = [
      min - 1,
      max + 1,
      Number.NaN,
      Number.POSITIVE_INFINITY,
      String(standard),
      null,
      undefined,
    ];
    expect(beyond.some((value) => isValidInput(name, value))).toBe(false);
  });
});

test('ages are whole numbers; amounts and rates may have fractions', () => {
  expect(isValidInput('currentAge', 35.5)).toBe(false);
  expect(isValidInput('currentSavings', 52_300.5)).toBe(true);
  expect(isValidInput('expectedReturn', 6.25)).toBe(true);
});

describe('crossed ages', () => {
  test('give each age its own message', () => {
    expect(validateAges({ currentAge: 70, retirementAge: 65 })).toEqual({
      currentAge: 'Your current age must be below your target retirement age of 65.',
      retirementAge: 'Choose a target retirement age above your current age of 70.',
    });
  });

  test('equal ages are crossed ages', () => {
    expect(Object.keys(validateAges({ currentAge: 65, retirementAge: 65 }))).toHaveLength(2);
  });

  test('retirement a year from now is valid', () => {
    expect(validateAges({ currentAge: 64, retirementAge: 65 })).toEqual({});
  });
});

describe('validateInputs', () => {
  test('returns nothing for the defaults', () => {
    expect(validateInputs(defaultInputs)).toEqual({});
  });

  test('reports an invalid amount and crossed ages together', () => {
    const errors = validateInputs({ ...defaultInputs, currentAge: 70, monthlySavings: 6_000 });
    expect(Object.keys(errors).sort()).toEqual(['currentAge', 'monthlySavings', 'retirementAge']);
    expect(errors.monthlySavings).toBe(inputRangeMessage('monthlySavings'));
  });

  test('does not compare the ages if one of them is invalid', () => {
    expect(validateInputs({ ...defaultInputs, currentAge: 99 })).toEqual({
      currentAge: inputRangeMessage('currentAge'),
    });
  });
});
