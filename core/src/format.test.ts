import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  formatDollars,
  formatNumber,
  formatRoughDollars,
  formatShortDollars,
  formatWithUnit,
  numberFormats,
  roundAmount,
} from './format.ts';

test.each([
  [0, '$0'],
  [-0.4, '$0'],
  [999.5, '$1,000'],
  [-1_599.6, '-$1,600'],
  [1_015_810, '$1,015,810'],
  [16_000_000_000, '$16,000,000,000'],
])('%s is formatted in dollars', (amount, text) => {
  expect(formatDollars(amount)).toBe(text);
});

test('less than a cent on an axis is $0, without a sign', () => {
  expect(formatShortDollars(-0.001)).toBe('$0');
});

test('an amount on an axis has the unit of its rounded number', () => {
  expect(formatShortDollars(999_999)).toBe('$1M');
});

test.each([
  [0, '$0'],
  [99.6, '$100'],
  [4, '$0'],
  [1_599, '$1,600'],
  [4_432, '$4,430'],
  [639_517, '$640,000'],
  [994_999, '$995,000'],
  [999_500, '$1.0 million'],
  [1_015_810, '$1.0 million'],
  [1_651_901, '$1.7 million'],
  [9_949_999, '$9.9 million'],
  [9_960_000, '$10 million'],
  [12_400_000, '$12 million'],
  [124_000_000, '$120 million'],
  [994_000_000, '$990 million'],
  [999_000_000, '$1.0 billion'],
  [15_900_000_000, '$16 billion'],
  [-639_517, '-$640,000'],
  [-1_651_901, '-$1,650,000'],
])('%s is rounded in a sentence', (amount, text) => {
  expect(formatRoughDollars(amount)).toBe(text);
});

test('three significant digits remain, and small amounts are rounded to ten dollars', () => {
  expect([0, 7, 99.6, 1_614.25, 1_234_567].map(roundAmount)).toEqual([0, 10, 100, 1_610, 1_230_000]);
  fc.assert(
    fc.property(fc.double({ min: 1_000, max: 1e12, noNaN: true }), (amount) => {
      expect(Math.abs(roundAmount(amount) - amount)).toBeLessThanOrEqual(amount * 0.005);
    }),
  );
});

test.each([
  [52_300, '52,300'],
  [6.25, '6.25'],
  [7, '7'],
])('%s is formatted as a number', (value, text) => {
  expect(formatNumber(value)).toBe(text);
});

test('any number of cents is formatted as browsers format it', () => {
  const browser = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });
  fc.assert(
    fc.property(fc.integer({ min: -1e14, max: 1e14 }), (cents) => {
      expect(formatNumber(cents / 100)).toBe(browser.format(cents / 100));
    }),
  );
});

test('short dollars have three significant digits, as browsers write them', () => {
  const browser = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    notation: 'compact',
    maximumSignificantDigits: 3,
  });
  fc.assert(
    fc.property(
      fc.oneof(fc.integer({ min: -5000, max: 5000 }), fc.integer({ min: -9e14, max: 9e14 })),
      (amount) => {
        expect(formatShortDollars(amount)).toBe(browser.format(amount));
      },
    ),
  );
});

test('formatWithUnit writes the unit as a screen reader reads it', () => {
  expect(formatWithUnit(35, 'years')).toBe('35 years');
  expect(formatWithUnit(52_300, 'dollars')).toBe('$52,300');
  expect(formatWithUnit(6.5, 'percent')).toBe('6.5 percent per year');
  expect(formatWithUnit(7, 'level')).toBe('7');
});

test('numberFormats writes dollars as other languages do, and rejects an invalid one', () => {
  const german = numberFormats('de-DE');
  expect(german.dollars(1_015_810)).toBe('$1.015.810');
  expect(german.roughDollars(1_015_810)).toBe('$1,0 million');
  expect(german.number(52_300.5)).toBe('52.300,5');
  expect(german.decimalPoint).toBe(',');
  expect(numberFormats('ar-EG').number(52_300)).toMatch(/^52.300$/);
  expect(() => numberFormats('!!')).toThrow(RangeError);
});
