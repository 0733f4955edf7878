import { expect, test } from 'vitest';
import { type Outcome, outcomeChange, outcomeWithout } from './outcome.ts';

const outcome: Outcome = {
  isRetired: false,
  age: null,
  lastAge: 85,
  chance: 0.4,
  needsHealthInsurance: false,
};
const working = (age: number | null): Outcome => ({ ...outcome, age });
const retired = (chance: number): Outcome => ({ ...outcome, isRetired: true, chance });

test.each([
  [72, 69, '72 instead of 69', '72 instead of 69 without it'],
  [69, 69, 'still 69', '69 with or without it'],
  [null, 80, 'no age up to 85 instead of 80', 'no age up to 85 instead of 80 without it'],
  [null, null, 'still no age up to 85', 'no age up to 85 with or without it'],
])('an outcome of %s compared with %s reads “%s”', (after, before, text, textOfInclusion) => {
  expect(outcomeChange(working(after), working(before)).join('')).toBe(text);
  expect(outcomeWithout(working(after), working(before))).toBe(textOfInclusion);
});

test.each([
  [0.59, 0.81, '5 out of 10 futures instead of 8 out of 10 futures'],
  [0.83, 0.89, 'still 8 out of 10 futures'],
])('once retired, a chance of %d compared with %d reads “%s”', (after, before, text) => {
  expect(outcomeChange(retired(after), retired(before)).join('')).toBe(text);
});

test('a partner is called “them” in the outcome without a partner', () => {
  expect(outcomeWithout(working(65), working(69), 'them')).toBe('65 instead of 69 without them');
  expect(outcomeWithout(working(69), working(69), 'them')).toBe('69 with or without them');
});
