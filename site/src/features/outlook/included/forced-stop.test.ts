import { withChanges } from '@whenabouts/core';
import { expect, test } from 'vitest';
import { initialDraft, type PlanDraft } from '../../../numbers/plan-draft.ts';
import { answerOfDraft } from '../outlook-results.ts';
import {
  defaultForcedStop,
  type ForcedStop,
  forcedStop,
  forcedStopField,
  forcedStopSentence,
} from './forced-stop.ts';

const YEAR = 2026;
const withInputs = (inputs: Partial<PlanDraft['inputs']>, changes = {}): PlanDraft =>
  withChanges({ ...initialDraft, inputs: { ...initialDraft.inputs, ...inputs } }, changes);
const textOf = (age: number, solved: ForcedStop | null) =>
  forcedStopSentence(age, solved, false)
    .map((part) =>
      typeof part === 'string' ? part : 'result' in part ? part.result : 'text' in part ? part.text : '',
    )
    .join('');

test('the spending after a forced stop reaches the goal, and $10 more misses it', () => {
  const draft = withInputs({
    currentAge: 55,
    currentSavings: 250_000,
    monthlySavings: 800,
    annualIncome: 75_000,
  });
  const solved = defaultForcedStop(answerOfDraft(draft, YEAR));
  expect(solved?.age).toBe(60);
  const chanceOf = (monthlySpending: number) =>
    answerOfDraft(withInputs({ ...draft.inputs, retirementAge: 60 }, { monthlySpending }), YEAR)
      .desiredChance;
  expect(chanceOf(solved?.spending ?? Number.NaN)).toBeGreaterThanOrEqual(0.8);
  expect(chanceOf((solved?.spending ?? Number.NaN) + 10)).toBeLessThan(0.8);
});

test.each([
  [35, 65, [35, 64], 60],
  [62, 65, [62, 64], 62],
  [62, 63, [62, 62], 62],
])(
  'at %d, with a desired age of %d, the ages are %j and the first is %d',
  (currentAge, retirementAge, ages, first) => {
    const answer = answerOfDraft(withInputs({ currentAge, retirementAge }), YEAR);
    const field = forcedStopField(answer);
    expect([field?.min, field?.max]).toEqual(ages);
    expect(defaultForcedStop(answer)?.age).toBe(first);
  },
);

test('nobody is forced to stop who is retired, or would like to stop today', () => {
  const draft = withInputs({ currentAge: 62, retirementAge: 65 });
  expect(defaultForcedStop(answerOfDraft({ ...draft, isRetired: true }, YEAR))).toBeNull();
  const today = answerOfDraft(withInputs({ currentAge: 62, retirementAge: 63 }), YEAR);
  expect(forcedStopField({ ...today, inputs: { ...today.inputs, retirementAge: 62 } })).toBeNull();
});

test('nobody is forced to stop who could stop by then', () => {
  const rich = withInputs({
    currentAge: 40,
    annualIncome: 150_000,
    currentSavings: 800_000,
    monthlySavings: 4_000,
  });
  const answer = answerOfDraft(rich, YEAR);
  expect(answer.solution.value).toBeLessThan(60);
  expect(forcedStopField(answer)).toBeNull();
  const near = { ...answer, solution: { ...answer.solution, value: 62 } };
  expect(forcedStopField(near)?.max).toBe(61);
});

test('the sentence names Social Security that begins later and then pays all', () => {
  const income = { currentAge: 22, annualIncome: 35_000, currentSavings: 0, monthlySavings: 0 };
  const nothing = answerOfDraft(withInputs(income), YEAR);
  expect(textOf(60, forcedStop(nothing, 60))).toBe(
    'If you had to stop at 60, you could spend nothing until Social Security begins at 62.',
  );
  const little = answerOfDraft(
    withInputs({ currentAge: 58, annualIncome: 20_000, currentSavings: 0, monthlySavings: 50 }),
    YEAR,
  );
  expect(textOf(60, forcedStop(little, 60))).toMatch(
    /you could spend \$\d0 a month in today’s dollars until Social Security begins at 62, \d% of what you planned, in 8 out of 10 futures\.$/,
  );
  expect(textOf(60, forcedStop(answerOfDraft(initialDraft, YEAR), 60))).not.toContain('until');
});

test('the sentence names the spending, its share of the plan and the goal', () => {
  const answer = answerOfDraft(withInputs({}, { monthlySpending: 4_000, targetChance: 85 }), YEAR);
  expect(textOf(60, { answer, age: 60, spending: 2_440 })).toBe(
    'If you had to stop at 60, you could spend $2,440 a month in today’s dollars, 61% of what you planned, in 85 out of 100 futures.',
  );
  for (const [spending, share] of [
    [4_000, 'as much as the $4,000 you planned'],
    [100_000, 'more than the $4,000 you planned'],
  ] as const) {
    expect(textOf(60, { answer, age: 60, spending })).toContain(` a month in today’s dollars, ${share}, in `);
  }
  expect(textOf(60, { answer, age: 60, spending: null })).toBe(
    'If you had to stop at 60, your other costs alone would be too high for 85 out of 100 futures.',
  );
  expect(textOf(60, null)).toBe('If you had to stop at 60, you could spend ….');
});

test('costs that no spending leaves room for have no amount', () => {
  const cost = {
    kind: 'cost',
    name: '',
    amount: 50_000,
    every: 'month',
    fromAge: 60,
    toAge: null,
    risesWithPrices: true,
  };
  const answer = answerOfDraft(withInputs({}, { cashFlows: [cost] }), YEAR);
  expect(forcedStop(answer, 60).spending).toBeNull();
});

test('only a result that is being calculated is pending', () => {
  const solved = forcedStop(answerOfDraft(initialDraft, YEAR), 60);
  const resultOf = (isPending: boolean) =>
    forcedStopSentence(60, solved, isPending).find((part) => typeof part === 'object' && 'result' in part);
  expect(resultOf(true)).toHaveProperty('isPending', true);
  expect(resultOf(false)).not.toHaveProperty('isPending');
});

test('a cost in the spending that has ended by the stop is in none of the amounts', () => {
  const mortgage = {
    kind: 'cost',
    name: 'Mortgage',
    amount: 2_500,
    every: 'month',
    fromAge: 55,
    toAge: 59,
  } as const;
  const cost = { ...mortgage, risesWithPrices: true, partOfSpending: 'until-age' } as const;
  const inputs = { currentAge: 55, retirementAge: 68, currentSavings: 600_000, monthlySavings: 1_500 };
  const paid = answerOfDraft(withInputs(inputs, { monthlySpending: 5_430, cashFlows: [cost] }), YEAR);
  const never = answerOfDraft(withInputs(inputs, { monthlySpending: 2_930 }), YEAR);
  expect(textOf(63, forcedStop(paid, 63))).toBe(textOf(63, forcedStop(never, 63)));
});
