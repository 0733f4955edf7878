import { expect, test } from 'vitest';
import { currentLaw, law2026, lawOf } from './law.ts';

test.each([
  [2026, law2026],
  [2025, law2026],
  [2100, currentLaw],
  [currentLaw.year, currentLaw],
])('the law of %d is that of the year, or of the nearest year before it with figures', (year, law) => {
  expect(lawOf(year)).toBe(law);
});
