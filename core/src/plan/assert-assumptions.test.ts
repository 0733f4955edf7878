import { expect, test } from 'vitest';
import { defaultInputs } from '../fields.ts';
import type { LifetimeAssumptions } from './assumptions.ts';
import { buildLifetimePlan } from './build-plan.ts';
import { defaultAssumptions } from './default-assumptions.ts';

const assumptions = defaultAssumptions(defaultInputs, { year: 2026 });

test.each([
  ['a missing benefit cut', { benefitCut: undefined }, TypeError, 'benefitCut must be an object or null'],
  [
    'a benefit cut from the middle of a year',
    { benefitCut: { fromYear: 2033.5, percentPaid: 78 } },
    RangeError,
    'benefitCut.fromYear must be a whole',
  ],
  [
    'a benefit cut that pays more than 100 percent',
    { benefitCut: { fromYear: 2033, percentPaid: 101 } },
    RangeError,
    'benefitCut.percentPaid must be a number',
  ],
  [
    'a wage growth that is not a number',
    { wageGrowth: Number.NaN },
    RangeError,
    'wageGrowth must be a number from 0 to 3, not NaN',
  ],
  ['a missing wage growth', { wageGrowth: undefined }, TypeError, 'wageGrowth'],
  [
    'a spending cut of more than half',
    { spendingCut: 51 },
    RangeError,
    'spendingCut must be a number from 0 to 50',
  ],
  [
    'a pre-tax share of more than 100 percent',
    { preTaxShare: 101 },
    RangeError,
    'preTaxShare must be a number from 0 to 100, not 101',
  ],
  ['a missing pre-tax share', { preTaxShare: undefined }, TypeError, 'preTaxShare'],
  [
    'a state tax of more than 15 percent',
    { stateTax: 16 },
    RangeError,
    'stateTax must be a number from 0 to 15',
  ],
  [
    'a negative health premium',
    { healthPremium: -1 },
    RangeError,
    'healthPremium must be a number from 0 to 5000',
  ],
])('the plan rejects %s', (_, changes, kind, message) => {
  const call = () => buildLifetimePlan(defaultInputs, { ...assumptions, ...changes } as LifetimeAssumptions);
  expect(call).toThrow(kind);
  expect(call).toThrow(message);
});
