import { expect, test } from 'vitest';
import { resultsWith } from '../../../../test/example-results.ts';
import { chanceAt, chanceTable, chanceTitle } from './chance-data.ts';

test('the title names the answer with the target, and the desired age with its chance', () => {
  expect(chanceTitle(resultsWith())).toBe(
    'Stopping at 69, your money lasts to 95 in at least 8 of 10 futures; stopping at 65, in 4 of 10',
  );
});

test('a desired age that is the answer is named once', () => {
  expect(chanceTitle(resultsWith({ retirementAge: 69 }))).toBe(
    'Stopping at 69, your money lasts to 95 in at least 8 of 10 futures',
  );
});

test('without an age that reaches the target, the title says so', () => {
  expect(chanceTitle(resultsWith({ retirementAge: 70, monthlySpending: 30_000, planAge: 110 }))).toBe(
    'No retirement age up to 85 reaches 8 of 10: stopping at 70, your money lasts to 110 in fewer than 1 of 10 futures',
  );
});

test('without such an age, the title names the last age of the page', () => {
  expect(
    chanceTitle(
      resultsWith({
        currentSavings: 0,
        monthlySavings: 0,
        monthlySpending: 30_000,
        knownBenefit: 0,
        planAge: 80,
      }),
    ),
  ).toMatch(/^No retirement age up to 79 reaches 8 of 10: /);
});

test('chances are rounded down, in words and in the table', () => {
  const results = resultsWith();
  expect(chanceAt(results, 65)).toBe('4 of 10');
  expect(chanceAt(results, 39)).toBeUndefined();
  const { rows } = chanceTable(results);
  expect(rows).toHaveLength(46);
  expect(rows.find(([age]) => age === '65')).toEqual(['65', '4.8']);
  expect(rows.at(-1)?.[0]).toBe('85');
  expect(chanceTable({ ...results, chances: [{ age: 70, chance: 0.7999 }] }).rows).toEqual([['70', '7.9']]);
});
