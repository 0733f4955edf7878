import { expect, test } from 'vitest';
import { isScheduled } from './is-scheduled.ts';

test('a post is scheduled until its date starts in UTC', () => {
  expect(isScheduled('2026-02-01', new Date('2026-01-31T23:59:59Z'))).toBe(true);
  expect(isScheduled('2026-02-01', new Date('2026-02-01T00:00:00Z'))).toBe(false);
  expect(isScheduled('2026-01-31', new Date('2026-02-01T00:00:00Z'))).toBe(false);
});
