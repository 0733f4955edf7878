import { expect, test } from 'vitest';
import { resultsWith } from '../../../../test/example-results.ts';
import { chanceAt, chanceTable, chanceTitle } from './chance-data.ts';

test('chances are rounded down, in words and in the table', () => {
  const results = resultsWith();
  expect(chanceAt(results, 65)).toBe('4 of 10');
  expect(chanceAt(results, 34)).toBeUndefined();
  const { rows } = chanceTable(results);
  expect(rows).toHaveLength(51);
  expect(rows.find(([age]) => age === '65')).toEqual(['65', '4.8']);
  expect(rows.at(-1)?.[0]).toBe('85');
  expect(chanceTable({ ...results, chances: [{ age: 70, chance: 0.7999 }] }).rows).toEqual([['70', '7.9']]);
});

test('the title says that a later stop adds futures only if it does', () => {
  expect(chanceTitle(resultsWith())).toBe('Stop later, and your money lasts to 95 in more futures');
  expect(chanceTitle(resultsWith({ currentSavings: 20_000_000 }))).toBe(
    'Whenever you stop, your money lasts to 95 in more than 99 out of 100 futures',
  );
});
