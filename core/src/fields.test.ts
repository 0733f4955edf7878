import { expect, test } from 'vitest';
import { defaultInputs, fields, inputNames } from './fields.ts';

test('the fields have the specified labels, ranges and steps', () => {
  const rows = inputNames.map((name) => [
    name,
    fields[name].label,
    fields[name].min,
    fields[name].max,
    fields[name].step,
  ]);
  expect(rows).toEqual([
    ['currentAge', 'Current Age', 18, 75, 1],
    ['retirementAge', 'Target Retirement Age', 40, 85, 1],
    ['currentSavings', 'Current Retirement Savings', 0, 1_000_000, 5_000],
    ['monthlySavings', 'Monthly Contributions', 0, 5_000, 50],
    ['annualIncome', 'Annual Income', 20_000, 300_000, 5_000],
    ['expectedReturn', 'Expected Annual Return (%)', 1, 12, 0.5],
  ]);
});

test('the fields have the specified defaults', () => {
  expect(defaultInputs).toEqual({
    currentAge: 35,
    retirementAge: 65,
    currentSavings: 50_000,
    monthlySavings: 500,
    annualIncome: 70_000,
    expectedReturn: 7,
  });
});

test.each(inputNames)('the default of %s is a stop of its slider', (name) => {
  const { min, max, step, default: standard } = fields[name];
  expect(standard).toBeGreaterThanOrEqual(min);
  expect(standard).toBeLessThanOrEqual(max);
  expect((standard - min) % step).toBe(0);
});
