import { describe, expect, test } from 'vitest';
import { defaultInputs } from '../fields.ts';
import type { LifetimeAssumptions } from './assumptions.ts';
import { buildLifetimePlan } from './build-plan.ts';
import { defaultAssumptions } from './default-assumptions.ts';

const assumptions = { ...defaultAssumptions(defaultInputs, { year: 2026 }), monthlySpending: 5_000 };
const planWith = (changes: Partial<LifetimeAssumptions>) =>
  buildLifetimePlan(defaultInputs, { ...assumptions, ...changes });

describe('a cut of Social Security', () => {
  // Born in 1991, the visitor is 69 in 2060. At 65 the benefit is 2,264 a month.
  const cut = { fromYear: 2060, percentPaid: 78 };

  test('applies from its calendar year on', () => {
    const { flow } = planWith({ benefitCut: cut });
    expect(flow[68 - 35]).toBe(-(5_000 - 2_264));
    expect(flow[69 - 35]).toBeCloseTo(-(5_000 - 0.78 * 2_264), 9);
  });

  test('applies to a known benefit', () => {
    const { flow } = planWith({ benefitCut: cut, knownBenefit: 2_000, claimingAge: 67 });
    expect(flow[69 - 35]).toBe(-(5_000 - 1_560));
  });
});

describe('rejects', () => {
  test.each([
    [{ benefitCut: undefined }, TypeError, 'benefitCut.fromYear'],
    [
      { benefitCut: { fromYear: 2033.5, percentPaid: 78 } },
      RangeError,
      'benefitCut.fromYear must be a whole',
    ],
    [
      { benefitCut: { fromYear: 2033, percentPaid: 101 } },
      RangeError,
      'benefitCut.percentPaid must be a number',
    ],
    [{ wageGrowth: Number.NaN }, RangeError, 'wageGrowth must be a number from 0 to 3, not NaN'],
    [{ spendingCut: 51 }, RangeError, 'spendingCut must be a number from 0 to 50'],
    [{ preTaxShare: 101 }, RangeError, 'preTaxShare must be a number from 0 to 100, not 101'],
    [{ preTaxShare: undefined }, TypeError, 'preTaxShare'],
    [{ stateTax: 16 }, RangeError, 'stateTax must be a number from 0 to 15'],
    [{ healthPremium: -1 }, RangeError, 'healthPremium must be a number from 0 to 5000'],
    [{ wageGrowth: undefined }, TypeError, 'wageGrowth'],
  ])('the assumptions %o are rejected', (changes, kind, message) => {
    const call = () => planWith(changes as Partial<LifetimeAssumptions>);
    expect(call).toThrow(kind);
    expect(call).toThrow(message);
  });
});
