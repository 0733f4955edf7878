import { afterEach, expect, test, vi } from 'vitest';
import { formatDate } from './format-date.ts';

afterEach(() => vi.unstubAllEnvs());

test('a calendar date is the same in every time zone', () => {
  vi.stubEnv('TZ', 'America/Los_Angeles');
  expect(formatDate('2026-01-31', 'UTC')).toBe('January 31, 2026');
  expect(formatDate('2026-01-01T23:59:59Z', 'UTC')).toBe('January 1, 2026');
  expect(formatDate('2025-12-31', 'UTC')).toBe('December 31, 2025');
});

test('a point in time has the date of the time zone', () => {
  vi.stubEnv('TZ', 'America/Los_Angeles');
  expect(formatDate('2026-02-01T07:59:59Z', 'local')).toBe('January 31, 2026');
  vi.stubEnv('TZ', 'Pacific/Kiritimati');
  expect(formatDate('2026-02-01T10:00:00Z', 'local')).toBe('February 2, 2026');
});
