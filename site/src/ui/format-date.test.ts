import { expect, test } from 'vitest';
import { formatDate } from './format-date.ts';

test('a day is written out, and is the same day in every time zone', () => {
  expect(formatDate('2026-01-31')).toBe('January 31, 2026');
  expect(formatDate('2026-01-01T23:59:59Z')).toBe('January 1, 2026');
  expect(formatDate('2025-12-31')).toBe('December 31, 2025');
});
