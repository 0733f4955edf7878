import { expect, test } from 'vitest';
import { isToCome } from './is-scheduled.ts';

test('a day is to come until it has begun in UTC', () => {
  expect(isToCome('2026-02-01', new Date('2026-01-31T23:59:59Z'))).toBe(true);
  expect(isToCome('2026-02-01', new Date('2026-02-01T00:00:00Z'))).toBe(false);
  expect(isToCome('2026-01-31', new Date('2026-02-01T00:00:00Z'))).toBe(false);
});
