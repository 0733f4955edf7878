import { expect, test } from 'vitest';
import { resultsWith } from '../../../../test/example-results.ts';
import { chanceAt, chanceTable } from './chance-data.ts';

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
