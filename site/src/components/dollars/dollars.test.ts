import { expect, test } from 'vitest';
import { describeDollars, formatIn } from './dollars.ts';

test('an amount is shown in both dollars, today’s with three significant digits', () => {
  expect(formatIn('future', 1_015_810, 30)).toBe('$1,015,810');
  expect(formatIn('today', 1_015_810, 30)).toBe('$484,000');
  expect(describeDollars('future', 3_386, 30)).toBe('in future dollars ($1,610 in today’s dollars)');
  expect(describeDollars('today', 3_386, 30)).toBe('in today’s dollars ($3,386 in future dollars)');
});
