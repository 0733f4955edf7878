import { describe, expect, test } from 'vitest';
import { defaultInputs, fields, inputNames } from './fields.ts';
import { crossedAgesProblems, inputProblems, isInRange, rangeProblem } from './problems.ts';

test('every input has a sentence with its label and its range', () => {
  expect(inputNames.map(rangeProblem)).toEqual([
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

  test('is in its range at both ends and at its default', () => {
    expect([min, max, standard].every((value) => isInRange(name, value))).toBe(true);
  });

  test('is out of it beyond, and where it is no number', () => {
    const beyond = [
      min - 1,
      max + 1,
      Number.NaN,
      Number.POSITIVE_INFINITY,
      String(standard),
      null,
      undefined,
    ];
    expect(beyond.some((value) => isInRange(name, value))).toBe(false);
  });
});

test('ages are whole, amounts and rates need not be', () => {
  expect(isInRange('currentAge', 35.5)).toBe(false);
  expect(isInRange('currentSavings', 52_300.5)).toBe(true);
  expect(isInRange('expectedReturn', 6.25)).toBe(true);
});

describe('crossed ages', () => {
  test('stand at both fields, each in words of its own', () => {
    expect(crossedAgesProblems({ currentAge: 70, retirementAge: 65 })).toEqual({
      currentAge: 'Choose a current age below your target retirement age of 65.',
      retirementAge: 'Choose a target retirement age above your current age of 70.',
    });
  });

  test('equal ages cross, too', () => {
    expect(Object.keys(crossedAgesProblems({ currentAge: 65, retirementAge: 65 }))).toHaveLength(2);
  });

  test('a year between them is enough', () => {
    expect(crossedAgesProblems({ currentAge: 64, retirementAge: 65 })).toEqual({});
  });
});

describe('all problems at once', () => {
  test('none with the defaults', () => {
    expect(inputProblems(defaultInputs)).toEqual({});
  });

  test('a wrong amount and crossed ages both show', () => {
    const problems = inputProblems({ ...defaultInputs, currentAge: 70, monthlySavings: 6_000 });
    expect(Object.keys(problems).sort()).toEqual(['currentAge', 'monthlySavings', 'retirementAge']);
    expect(problems.monthlySavings).toBe(rangeProblem('monthlySavings'));
  });

  test('an impossible age is told before the pair is', () => {
    expect(inputProblems({ ...defaultInputs, currentAge: 99 })).toEqual({
      currentAge: rangeProblem('currentAge'),
    });
  });
});
