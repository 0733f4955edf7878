import { expect, test } from 'vitest';
import {
  chanceDots,
  formatChance,
  formatChanceInProse,
  formatTarget,
  formatTargetInProse,
} from './format-chance.ts';

test.each([
  [0, 'fewer than 1 of 10'],
  [0.0999, 'fewer than 1 of 10'],
  [0.1, '1 of 10'],
  [0.3, '3 of 10'],
  [0.416, '4 of 10'],
  [0.6, '6 of 10'],
  [0.7, '7 of 10'],
  [0.7999, '7 of 10'],
  [0.8, '8 of 10'],
  [0.99, '9 of 10'],
  [0.9999, '99 of 100'],
  [1, 'all 10'],
])('the chance %d is formatted as %s', (chance, text) => {
  expect(formatChance(chance)).toBe(text);
});

test.each([-0.1, 1.1, 80, Number.NaN])('formatChance rejects %d', (chance) => {
  expect(() => formatChance(chance)).toThrow(RangeError);
});

test.each([
  [0.0999, 'fewer than 1 out of 10'],
  [0.8, '8 out of 10'],
  [0.99, '9 out of 10'],
  [0.9999, 'more than 99 out of 100'],
  [1, 'more than 99 out of 100'],
])('the chance %d is %s in prose', (chance, text) => {
  expect(formatChanceInProse(chance)).toBe(text);
});

test.each([
  [50, '5 of 10', '5 out of 10'],
  [80, '8 of 10', '8 out of 10'],
  [85, '85 of 100', '85 out of 100'],
  [95, '95 of 100', '95 out of 100'],
])('a target of %d percent is %s, and %s in prose', (percent, short, prose) => {
  expect(formatTarget(percent)).toBe(short);
  expect(formatTargetInProse(percent)).toBe(prose);
});

test.each([-1, 100.5, Number.NaN])('a target of %d percent is an error', (percent) => {
  expect(() => formatTarget(percent)).toThrow('percent must be a number from 0 to 100');
});

test('the error about a target that is a string quotes the string', () => {
  const text = '80' as unknown as number;
  expect(() => formatTarget(text)).toThrow('percent must be a number from 0 to 100, not the text "80"');
});

test.each([
  [0.0999, 0],
  [0.7, 7],
  [0.99, 9],
  [0.9999, 10],
  [1, 10],
])('the chance %d fills %d of ten dots', (chance, filled) => {
  expect(chanceDots(chance)).toBe(filled);
});
