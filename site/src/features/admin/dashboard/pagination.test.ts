import { expect, test } from 'vitest';
import { paginate } from './pagination.ts';

const posts = Array.from({ length: 25 }, (_, index) => index + 1);

test('a page has ten rows', () => {
  expect(paginate(posts, 1)).toMatchObject({
    page: 1,
    pageCount: 3,
    rows: posts.slice(0, 10),
    isFirst: true,
  });
  expect(paginate(posts, 2)).toMatchObject({ rows: posts.slice(10, 20), isFirst: false, isLast: false });
  expect(paginate(posts, 3)).toMatchObject({ rows: posts.slice(20), isLast: true });
});

test('a full last page is followed by no empty page', () => {
  expect(paginate(posts.slice(0, 20), 2)).toMatchObject({ page: 2, pageCount: 2, isLast: true });
});

test('a page number out of range is clamped', () => {
  expect(paginate(posts, 9).page).toBe(3);
  expect(paginate(posts, 0).page).toBe(1);
  expect(paginate(posts, -1).page).toBe(1);
  expect(paginate(posts, Number.NaN).page).toBe(1);
  expect(paginate(posts, 2.9).page).toBe(2);
  expect(paginate([], 1)).toMatchObject({ page: 1, pageCount: 1, rows: [], isFirst: true, isLast: true });
});
