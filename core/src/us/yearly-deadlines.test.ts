import { expect, test } from 'vitest';
import { contributionDeadline, recordCorrectionDeadline } from './yearly-deadlines.ts';

/** The first two are examples of the Social Security Handbook, § 1423: pay of 2000 until April 15, 2004. */
test.each([
  [{ year: 2004, month: 1, day: 1 }, 2004, 2000],
  [{ year: 2004, month: 4, day: 15 }, 2004, 2000],
  [{ year: 2004, month: 4, day: 16 }, 2005, 2001],
  [{ year: 2026, month: 11, day: 29 }, 2027, 2023],
])('after %j, the record of a year becomes final on April 15', (today, year, ofYear) => {
  expect(recordCorrectionDeadline(today)).toEqual({ day: { year, month: 4, day: 15 }, ofYear });
});

test('contributions from pay count for the calendar year', () => {
  const today = { year: 2026, month: 11, day: 29 };
  expect(contributionDeadline(today)).toEqual({ day: { year: 2026, month: 12, day: 31 }, ofYear: 2026 });
});
