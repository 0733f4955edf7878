import { expect, test } from 'vitest';
import { calculateRetirement } from './calculate.ts';
import { defaultInputs } from './fields.ts';
import { projectGrowth } from './growth.ts';

const growth = projectGrowth(defaultInputs);

test('the growth has one balance for each birthday, from today to retirement', () => {
  expect(growth.ages[0]).toBe(35);
  expect(growth.ages.at(-1)).toBe(65);
  expect(growth.ages).toHaveLength(31);
  for (const balances of Object.values(growth.balances)) expect(balances).toHaveLength(31);
});

test('the growth begins with the current savings and ends with the results of the calculator', () => {
  const { scenarios } = calculateRetirement(defaultInputs);
  for (const name of ['conservative', 'moderate', 'aggressive'] as const) {
    expect(growth.balances[name][0]).toBe(50_000);
    expect(growth.balances[name].at(-1)).toBe(scenarios[name].retirementSavings);
  }
});

test('projectGrowth rejects invalid inputs', () => {
  expect(() => projectGrowth({ ...defaultInputs, retirementAge: Number.NaN })).toThrow(/retirementAge/);
});
