import { expect, test } from 'vitest';
import { type Outcome, outcomeChange } from './outcome.ts';

const working = (age: number | null): Outcome => ({ isRetired: false, age, lastAge: 85, chance: 0.4 });
const retired = (chance: number): Outcome => ({ isRetired: true, age: null, lastAge: 85, chance });

test.each([
  [72, 69, '72 instead of 69'],
  [69, 69, 'still 69'],
  [null, 80, 'no age up to 85 instead of 80'],
  [null, null, 'still no age up to 85'],
])('a change to age %s from %s is “%s”', (after, before, text) => {
  expect(outcomeChange(working(after), working(before)).join('')).toBe(text);
});

test.each([
  [0.59, 0.81, '5 out of 10 futures instead of 8 out of 10 futures'],
  [0.83, 0.89, 'still 8 out of 10 futures'],
])('once retired, a change to a chance of %d from %d is “%s”', (after, before, text) => {
  expect(outcomeChange(retired(after), retired(before)).join('')).toBe(text);
});
