import type { Plan } from '@whenabouts/server/contract';
import { expect, test } from 'vitest';
import { samplePlan } from '../../../test/samples.ts';
import { type SortKey, sortPlans } from './sort-plans.ts';

const planWith = (id: number, changes: Partial<Plan>) => samplePlan({ id, ...changes });

const ages: Record<number, number | null> = { 1: 69, 2: null, 3: 60 };
const context = {
  dollars: 'future' as const,
  ages: {
    of: ({ id }: Plan) => ({
      age: ages[id] ?? null,
      spendable: null,
      lastAge: 85,
      desiredAge: 65,
      desiredChance: 0.4,
      household: [],
      line: { events: [], birthYear: 1991, partnerOffset: null },
    }),
  },
};

function sortedIds(plans: readonly Plan[], key: SortKey, isDescending = false): number[] {
  return sortPlans(plans, { key, isDescending }, context).map(({ id }) => id);
}

test('names are sorted without regard to case or accents, and numbers in them by value', () => {
  const plans = ['plan 10', 'Émile', 'Plan 2', 'early', 'Zoo'].map((name, index) =>
    planWith(index, { name }),
  );
  expect(sortedIds(plans, 'name')).toEqual([3, 1, 2, 0, 4]);
  expect(sortedIds(plans, 'name', true)).toEqual([4, 0, 2, 1, 3]);
});

test('plans are sorted by age, and a plan without an age counts as the latest', () => {
  const plans = [planWith(1, {}), planWith(2, {}), planWith(3, {})];
  expect(sortedIds(plans, 'age')).toEqual([3, 1, 2]);
  expect(sortedIds(plans, 'age', true)).toEqual([2, 1, 3]);
});

test('savings and income are sorted in the dollars that are shown', () => {
  // 30 years later, there are more dollars, and they buy less.
  const soon = planWith(1, { currentAge: 55, retirementAge: 60, currentSavings: 700_000, monthlySavings: 0 });
  const late = planWith(2, {});
  for (const key of ['savings', 'income'] as const) {
    expect(sortedIds([soon, late], key, true)).toEqual([2, 1]);
    const inTodays = sortPlans([soon, late], { key, isDescending: true }, { ...context, dollars: 'today' });
    expect(inTodays.map(({ id }) => id)).toEqual([1, 2]);
  }
});

test('equal plans stay in their order, and the original list is not changed', () => {
  const plans = [planWith(3, {}), planWith(1, {}), planWith(2, {})];
  for (const isDescending of [true, false])
    expect(sortedIds(plans, 'updated', isDescending)).toEqual([3, 1, 2]);
  expect(plans.map(({ id }) => id)).toEqual([3, 1, 2]);
});
