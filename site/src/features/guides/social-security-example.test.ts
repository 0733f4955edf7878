import { expect, test } from 'vitest';
import { breakEven, optionAt } from './social-security-example.ts';

test('break-even ages are formatted as text', () => {
  expect(breakEven(62, 67)).toBe('78 and 8 months');
  expect(breakEven(62, 70)).toBe('80 and 5 months');
  expect(breakEven(67, 70)).toBe('82 and 6 months');
});

test('equal claiming ages are an error', () => {
  expect(() => breakEven(67, 67)).toThrow(RangeError);
});

test('the amounts in the guide are those of the explainer', () => {
  expect(optionAt(62).monthlyBenefit).toBe(1_400);
  expect(optionAt(70).monthlyBenefit).toBe(2_480);
  expect(() => optionAt(61)).toThrow(RangeError);
});
