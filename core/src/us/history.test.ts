import { expect, test } from 'vitest';
import { usHistory } from './history.ts';

test('the table of past returns has no gaps and has the averages of its source', () => {
  const mean = (column: 1 | 2 | 3) =>
    usHistory.reduce((sum, year) => sum + year[column], 0) / usHistory.length;
  expect(usHistory.map(([year]) => year)).toEqual(usHistory.map((_, index) => 1928 + index));
  // Stocks 11.8, bonds 4.8, inflation 3.1 percent a year.
  expect([mean(1), mean(2), mean(3)].map((value) => value.toFixed(1))).toEqual(['11.8', '4.8', '3.1']);
  expect(usHistory[0]).toEqual([1928, 43.81, 0.84, -1.16]);
  expect(usHistory.find(([year]) => year === 1974)).toEqual([1974, -25.9, 1.99, 12.34]);
  expect(usHistory.at(-1)).toEqual([2024, 24.88, -1.64, 2.89]);
});
