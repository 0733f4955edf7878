import { fields, inputNames, isValidInput } from '@whenabouts/core';
import { expect, test } from 'vitest';
import { clampInput, parseNumber } from './typed-number.ts';

test.each([
  ['52300', 52_300],
  ['52,300', 52_300],
  ['$1,000,000', 1_000_000],
  [' 7.5 % ', 7.5],
  ['.5', 0.5],
  ['7.', 7],
  ['+40', 40],
  ['-1', -1],
  ['1 000', 1000],
  ["50'000", 50_000],
  ['50’000', 50_000],
  ['1,50,000', 150_000],
  ['12,34,56,789', 123_456_789],
  ['130k', 130_000],
  ['$2.3M', 2_300_000],
  ['1.5m', 1_500_000],
  ['2.5 million', 2_500_000],
  ['2.5 Mio', 2_500_000],
  ['1,500 K', 1_500_000],
  // Fullwidth, Arabic, Persian, Hindi, Bengali, Thai and mathematical digits.
  ['５２，３００．５', 52_300.5],
  ['＄５００', 500],
  ['٥٢٣٠٠', 52_300],
  ['۵۲۳۰۰', 52_300],
  ['५२,३००', 52_300],
  ['৫২৩০০', 52_300],
  ['๕๒๓๐๐', 52_300],
  ['๗.๙', 7.9],
  ['𝟓𝟐𝟗', 529],
  // Invisible marks; the calculator of Windows copies the first two.
  ['\u202D500\u202C', 500],
  ['\u200B5\u200E0\u20660\u2069\uFEFF', 500],
])('%j is the number %d', (text, number) => {
  expect(parseNumber(text)).toBe(number);
});

test.each([
  '',
  ' ',
  'abc',
  '7,5',
  '1,00',
  '1,0000',
  '1,50,00',
  ',50,000',
  ',5',
  '1e3',
  '0x10',
  '1.2.3',
  '--1',
  '.',
  '½',
  '5²',
  '²',
  '五百',
  'Infinity',
  'k',
  '1kk',
  '1k5',
  '2 millionen',
  '130 thousand',
  'NaN',
])('%j is not a number', (text) => {
  expect(parseNumber(text)).toBeNull();
});

test('parseNumber turns -0 into 0', () => {
  expect(Object.is(parseNumber('-0'), 0)).toBe(true);
});

test.each([
  ['52.300', 52_300],
  ['52.300,5', 52_300.5],
  ['7,5', 7.5],
  ['1 000,25', 1000.25],
  ['1,5m', 1_500_000],
  ['7.5', null],
])('with a decimal comma, %j is the number %d', (text, number) => {
  expect(parseNumber(text, ',')).toBe(number);
});

test('a valid value stays the same, even between two steps of the slider', () => {
  expect(clampInput(fields.currentSavings, 52_300)).toEqual({ value: 52_300 });
  expect(clampInput(fields.expectedReturn, 6.25)).toEqual({ value: 6.25 });
});

test.each([
  ['currentAge', 17, 18, 'Current Age must be a whole number from 18 to 75. We set it to 18.'],
  ['currentAge', 35.6, 36, 'Current Age must be a whole number from 18 to 75. We set it to 36.'],
  ['currentAge', 75.4, 75, 'Current Age must be a whole number from 18 to 75. We set it to 75.'],
  [
    'annualIncome',
    1e12,
    300_000,
    'Annual Income must be a number from 20,000 to 300,000. We set it to 300,000.',
  ],
  ['monthlySavings', -5, 0, 'Monthly Contributions must be a number from 0 to 5,000. We set it to 0.'],
] as const)('%s of %d becomes %d, with a message', (name, typed, value, notice) => {
  expect(clampInput(fields[name], typed)).toEqual({ value, notice });
});

test('the result is valid for any typed number', () => {
  for (const name of inputNames) {
    const { min, max } = fields[name];
    for (const typed of [min - 1, min, min + 0.4, (min + max) / 3, max, max + 0.4, 1e300, -1e300]) {
      expect(isValidInput(name, clampInput(fields[name], typed).value)).toBe(true);
    }
  }
});

test('levels and years are rounded to whole numbers', () => {
  const level = { label: 'Risk Tolerance', unit: 'level', min: 1, max: 10, step: 1 } as const;
  expect(clampInput(level, 7)).toEqual({ value: 7 });
  expect(clampInput(level, 6.5)).toEqual({
    value: 7,
    notice: 'Risk Tolerance must be a whole number from 1 to 10. We set it to 7.',
  });
});
