import { expect, test } from 'vitest';
import { isBetter, type Outcome, outcomeChange, outcomeEffect } from './outcome.ts';

const outcome: Outcome = {
  isRetired: false,
  age: null,
  lastAge: 85,
  spendable: null,
  needsHealthInsurance: false,
};
const working = (age: number | null): Outcome => ({ ...outcome, age });
const retired = (spendable: number | null): Outcome => ({ ...outcome, isRetired: true, spendable });

test.each([
  [72, 69, '72 instead of 69', '+3'],
  [66, 69, '66 instead of 69', '−3'],
  [69, 69, 'still 69', '±0'],
  [null, 80, 'later than 85 instead of 80', '> 85'],
  [80, null, '80 instead of later than 85', '80'],
  [null, null, 'still later than 85', '±0'],
])('an outcome of %s compared with %s reads “%s”, in short “%s”', (after, before, text, effect) => {
  expect(outcomeChange(working(after), working(before)).join('')).toBe(text);
  expect(outcomeEffect(working(after), working(before))).toBe(effect);
});

test.each([
  [3_970, 4_390, '$3,970 a month instead of $4,390 a month', '−$420'],
  [4_390, 4_390, 'still $4,390 a month', '±0'],
  [null, 500, 'nothing to spend instead of $500 a month', '−'],
])(
  'once retired, spending of %s compared with %s reads “%s”, in short “%s”',
  (after, before, text, effect) => {
    expect(outcomeChange(retired(after), retired(before)).join('')).toBe(text);
    expect(outcomeEffect(retired(after), retired(before))).toBe(effect);
  },
);

test.each([
  ['an earlier age', working(66), working(69), true],
  ['the same age', working(69), working(69), false],
  ['a later age', working(70), working(69), false],
  ['an age where there was none', working(80), working(null), true],
  ['no age at all', working(null), working(null), false],
  ['more to spend', retired(4_390), retired(3_970), true],
  ['the same to spend', retired(4_390), retired(4_390), false],
  ['some to spend where there was nothing', retired(500), retired(null), true],
  ['an age instead of an amount', working(66), retired(500), false],
])('whether %s is better', (_, after, before, expected) => {
  expect(isBetter(after, before)).toBe(expected);
});
