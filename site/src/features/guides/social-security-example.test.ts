import { expect, test } from 'vitest';
import { breakEven, optionAt } from './social-security-example.ts';

test('the guide says in words when the later of two starts has caught up', () => {
  expect(breakEven(62, 67)).toBe('78 and 8 months');
  expect(breakEven(62, 70)).toBe('80 and 5 months');
  expect(breakEven(67, 70)).toBe('82 and 6 months');
});

test('two starts that never cross are refused', () => {
  expect(() => breakEven(67, 67)).toThrow(RangeError);
});

test('the sums at the top of the guide are those of the explainer', () => {
  expect(optionAt(62).monthlyBenefit).toBe(1_400);
  expect(optionAt(70).monthlyBenefit).toBe(2_480);
  expect(() => optionAt(61)).toThrow(RangeError);
});
