import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { slopeOf } from './memory.ts';
import { median, newReport, percentile } from './report.ts';

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

test('a drill has kept its promises when it made some and broke none', () => {
  const [silent, good, broken] = [newReport(), newReport(), newReport()];
  silent.tell('kills', 100);
  good.promise('nothing was lost', true);
  broken.promise('nothing was lost', false);
  broken.promise('nothing was doubled', true);
  expect([silent, good, broken].map((report) => report.allKept())).toEqual([false, true, false]);
});

test('the middle and the tail of durations do not depend on their order', () => {
  const durations = Array.from({ length: 100 }, (_, n) => (n * 37) % 100);
  expect([median(durations), percentile(durations, 99), percentile([7], 99)]).toEqual([50, 99, 7]);
  expect(durations.slice(0, 3)).toEqual([0, 37, 74]);
});

test('the slope of memory is that of the line through it, whatever it wobbles', () => {
  const samples = (mib: (minute: number) => number) =>
    Array.from({ length: 100 }, (_, n) => ({ minute: n / 10, mib: mib(n / 10) }));
  expect(slopeOf(samples((minute) => 100 + 3 * minute))).toBeCloseTo(3, 6);
  expect(slopeOf(samples(() => 100))).toBe(0);
  expect(slopeOf(samples((minute) => 100 + 3 * minute + (((minute * 10) % 2) - 0.5)))).toBeCloseTo(3, 1);
});
