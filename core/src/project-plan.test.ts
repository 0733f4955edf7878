import { expect, test } from 'vitest';
import { defaultInputs } from './fields.ts';
import { projectPlan } from './project-plan.ts';

test('the default plan ends after 360 months with the result of the moderate scenario', () => {
  expect(projectPlan(defaultInputs)).toEqual({
    months: 360,
    retirementSavings: 1_015_810,
    monthlyRetirementIncome: 3_386,
  });
});

test('a projection does not depend on the other fields of a plan', () => {
  const { annualIncome: _unread, ...terms } = defaultInputs;
  const plan = { ...terms, id: 7, name: 'Early', updatedAt: '2026-01-01T00:00:00.000Z' };
  expect(projectPlan(plan)).toEqual(projectPlan(defaultInputs));
});

test('an invalid plan is rejected', () => {
  expect(() => projectPlan({ ...defaultInputs, currentAge: 70 })).toThrow(
    'retirementAge must be above currentAge',
  );
  expect(() => projectPlan({ ...defaultInputs, expectedReturn: Number.NaN })).toThrow(
    new RangeError('expectedReturn must be a number from 1 to 12, not NaN'),
  );
});
