import { expect, test } from 'vitest';
import { spansAboveZero, stackIncome } from './income-layers.ts';

test('each stacked source starts where the one below it ends', () => {
  const layers = stackIncome({
    benefit: [0, 3],
    partnerBenefit: [0, 0],
    otherIncome: [1, 0],
    withdrawals: [5, 1],
    shortfalls: [0, 2],
  });
  expect(layers).toEqual([
    { source: 'benefit', bottom: [0, 0], top: [0, 3] },
    { source: 'partnerBenefit', bottom: [0, 3], top: [0, 3] },
    { source: 'otherIncome', bottom: [0, 3], top: [1, 3] },
    { source: 'withdrawals', bottom: [1, 3], top: [6, 4] },
    { source: 'shortfalls', bottom: [6, 4], top: [6, 6] },
  ]);
});

test('spans of years with an amount leave out the years without one', () => {
  expect(spansAboveZero([0, 5, 5, 0, 0, 1])).toEqual([[1, 2], [5]]);
  expect(spansAboveZero([0, 0])).toEqual([]);
});
