import { expect, test } from 'vitest';
import { formatDay, isToCome } from './post-days.ts';

test('a day is written out, and is the same day everywhere', () => {
  expect(formatDay('2026-01-31')).toBe('January 31, 2026');
  expect(formatDay('2026-01-01T23:59:59Z')).toBe('January 1, 2026');
});

test('a day is to come until it has begun in UTC', () => {
  expect(isToCome('2026-02-01', new Date('2026-01-31T23:59:59Z'))).toBe(true);
  expect(isToCome('2026-02-01', new Date('2026-02-01T00:00:00Z'))).toBe(false);
  expect(isToCome('2026-01-31', new Date('2026-02-01T00:00:00Z'))).toBe(false);
});
