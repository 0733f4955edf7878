import { expect, test } from 'vitest';
import { incomeParts } from './income-parts.ts';

test('the parts of the income are rounded like all amounts and add up to the spending', () => {
  expect(incomeParts({ withdrawals: 1_613.7, socialSecurity: 2_264.4, spending: 4_430 })).toEqual({
    savings: 1_610,
    socialSecurity: 2_260,
    spending: 4_430,
    missing: 560,
    leftOver: 0,
  });
});

test('income above the spending is left over', () => {
  expect(incomeParts({ withdrawals: 4_004, socialSecurity: 2_006, spending: 5_000 })).toMatchObject({
    missing: 0,
    leftOver: 1_010,
  });
});

test('amounts above $10,000 are rounded like everywhere else', () => {
  expect(incomeParts({ withdrawals: 4_004, socialSecurity: 2_006, spending: 12_340 })).toMatchObject({
    spending: 12_300,
    missing: 6_290,
  });
});
