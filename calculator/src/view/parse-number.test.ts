import { expect, test } from 'vitest';
import { parseNumber } from './parse-number.ts';

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
  ['130k', 130_000],
  ['$2.3M', 2_300_000],
  ['1.5m', 1_500_000],
  ['1,500 K', 1_500_000],
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
  ',5',
  '1e3',
  '0x10',
  '1.2.3',
  '--1',
  '.',
  '½',
  '١٢',
  'Infinity',
  'k',
  '1kk',
  '1k5',
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
