import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { slopeOf } from './process-usage.ts';
import { median, newReport, percentile } from './report.ts';

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

test('a report passes with at least one assertion and no failed one', () => {
  const [empty, passing, failing] = [newReport(), newReport(), newReport()];
  empty.record('kills', 100);
  passing.assert('nothing was lost', true);
  failing.assert('nothing was lost', false);
  failing.assert('nothing was duplicated', true);
  expect([empty, passing, failing].map((report) => report.allPassed())).toEqual([false, true, false]);
});

test('median and percentile do not depend on the order of durations', () => {
  const durations = Array.from({ length: 100 }, (_, n) => (n * 37) % 100);
  expect([median(durations), percentile(durations, 99), percentile([7], 99)]).toEqual([50, 99, 7]);
  expect(durations.slice(0, 3)).toEqual([0, 37, 74]);
});

test('the slope of memory samples is that of the fitted line, despite noise', () => {
  const samples = (mib: (minute: number) => number) =>
    Array.from({ length: 100 }, (_, n) => ({ minute: n / 10, mib: mib(n / 10) }));
  expect(slopeOf(samples((minute) => 100 + 3 * minute))).toBeCloseTo(3, 6);
  expect(slopeOf(samples(() => 100))).toBe(0);
  expect(slopeOf(samples((minute) => 100 + 3 * minute + (((minute * 10) % 2) - 0.5)))).toBeCloseTo(3, 1);
});
