import { expect, test } from 'vitest';
import { pageOf } from './pages.ts';

const posts = Array.from({ length: 25 }, (_, index) => index + 1);

test('ten stand on a page', () => {
  expect(pageOf(posts, 1)).toMatchObject({ page: 1, count: 3, rows: posts.slice(0, 10), isFirst: true });
  expect(pageOf(posts, 2)).toMatchObject({ rows: posts.slice(10, 20), isFirst: false, isLast: false });
  expect(pageOf(posts, 3)).toMatchObject({ rows: posts.slice(20), isLast: true });
});

test('a full last page is the last', () => {
  expect(pageOf(posts.slice(0, 20), 2)).toMatchObject({ page: 2, count: 2, isLast: true });
});

test('a page that is not there is the nearest one that is', () => {
  expect(pageOf(posts, 9).page).toBe(3);
  expect(pageOf(posts, 0).page).toBe(1);
  expect(pageOf(posts, -1).page).toBe(1);
  expect(pageOf(posts, Number.NaN).page).toBe(1);
  expect(pageOf(posts, 2.9).page).toBe(2);
  expect(pageOf([], 1)).toMatchObject({ page: 1, count: 1, rows: [], isFirst: true, isLast: true });
});
