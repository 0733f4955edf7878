import { expect, test } from 'vitest';
import { paginate } from './paginate.ts';

const numbers = Array.from({ length: 25 }, (_, index) => index + 1);

test('a page of a list has ten rows', () => {
  expect(paginate(numbers, 1)).toMatchObject({
    page: 1,
    pageCount: 3,
    rows: numbers.slice(0, 10),
    isFirst: true,
  });
  expect(paginate(numbers, 2)).toMatchObject({
    rows: numbers.slice(10, 20),
    isFirst: false,
    isLast: false,
  });
  expect(paginate(numbers, 3)).toMatchObject({ rows: numbers.slice(20), isLast: true });
});

test('a full last page is followed by no empty page', () => {
  expect(paginate(numbers.slice(0, 20), 2)).toMatchObject({ page: 2, pageCount: 2, isLast: true });
  expect(paginate([], 1)).toMatchObject({ page: 1, pageCount: 1, rows: [], isFirst: true, isLast: true });
});

test.each([
  [9, 3],
  [0, 1],
  [-1, 1],
  [Number.NaN, 1],
  [2.9, 2],
])('the page number %d is clamped to %d', (requested, page) => {
  expect(paginate(numbers, requested).page).toBe(page);
});
