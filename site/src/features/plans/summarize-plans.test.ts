import type { Plan } from '@whenabouts/server/contract';
import { expect, test } from 'vitest';
import { summarizePlans } from './summarize-plans.ts';

function plan(retirementAge: number, updatedAt: string): Plan {
  return {
    id: 1,
    version: 1,
    name: 'By the sea',
    currentAge: 35,
    retirementAge,
    currentSavings: 50_000,
    monthlySavings: 500,
    annualIncome: 70_000,
    expectedReturn: 7,
    assumptions: null,
    updatedAt,
  };
}

test('the average age is rounded half up', () => {
  const plans = [plan(60, '2026-01-01T00:00:00.000Z'), plan(65, '2026-01-01T00:00:00.000Z')];
  expect(summarizePlans(plans)).toMatchObject({ total: 2, averageRetirementAge: 63 });
});

test('the latest update is found anywhere in the list, without changing the list', () => {
  const plans = [
    plan(60, '2026-02-28T23:59:59.999Z'),
    plan(60, '2026-03-01T00:00:00.000Z'),
    plan(60, '2025-12-31T00:00:00.000Z'),
  ];
  const before = structuredClone(plans);
  expect(summarizePlans(plans).latestUpdate).toBe('2026-03-01T00:00:00.000Z');
  expect(plans).toEqual(before);
});

test('a single plan is summarized', () => {
  expect(summarizePlans([plan(67, '2026-01-01T00:00:00.000Z')])).toEqual({
    total: 1,
    averageRetirementAge: 67,
    latestUpdate: '2026-01-01T00:00:00.000Z',
  });
});
