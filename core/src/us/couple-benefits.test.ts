import { describe, expect, test } from 'vitest';
import { spousalShareCases, survivorShareCases } from '../known-cases.ts';
import { spousalBenefit, survivorBenefit } from './couple-benefits.ts';

const months = (years: number, more: number) => years + more / 12;

describe('spousalBenefit', () => {
  const born1960 = { birthYear: 1960, claimingAge: 67 };

  // Cases published by ssa.tools, Open Social Security and Owl.
  test.each([
    ['both claim at full age', { workerAmount: 1_000, ownAmount: 0, ...born1960 }, 500],
    [
      'both claim at 62 and a month',
      { workerAmount: 1_000, ownAmount: 0, birthYear: 1965, claimingAge: months(62, 1) },
      327.08,
    ],
    ['both claim at 70', { workerAmount: 1_000, ownAmount: 0, birthYear: 1960, claimingAge: 70 }, 500],
    [
      'the own benefit starts early, the excess at full age',
      { workerAmount: 1_000, ownAmount: 100, ...born1960, ownClaimingAge: months(62, 1) },
      400,
    ],
    [
      'the own benefit has credits (POMS RS 00615.694)',
      { workerAmount: 1_000, ownAmount: 100, birthYear: 1960, claimingAge: 70 },
      376,
    ],
    [
      'both start 36 months early',
      { workerAmount: 1_500, ownAmount: 500, birthYear: 1960, claimingAge: 64 },
      2_250 / 12,
    ],
    [
      'both start a year after full age',
      { workerAmount: 2_000, ownAmount: 800, birthYear: 1960, claimingAge: 68 },
      1_632 / 12,
    ],
    ['the own amount is larger', { workerAmount: 1_000, ownAmount: 1_500, ...born1960 }, 0],
    [
      'the excess starts 20 months early',
      {
        workerAmount: 2_000,
        ownAmount: 800,
        birthYear: 1982,
        claimingAge: months(65, 4),
        ownClaimingAge: 65,
      },
      172.22,
    ],
    ['the own amount is half of the worker’s', { workerAmount: 2_800, ownAmount: 1_400, ...born1960 }, 0],
    ['the own amount is below half', { workerAmount: 2_800, ownAmount: 1_000, ...born1960 }, 400],
    ['the roles are exchanged', { workerAmount: 3_000, ownAmount: 1_000, ...born1960 }, 500],
  ])('a spouse gets the published benefit when %s', (_, benefit, expected) => {
    expect(spousalBenefit(benefit)).toBeCloseTo(expected, 2);
  });

  test.each([...spousalShareCases, [70, 50] as const])(
    'a spouse without earnings who claims at %i receives %d percent',
    (claimingAge, percent) => {
      const excess = spousalBenefit({ workerAmount: 100, ownAmount: 0, birthYear: 1960, claimingAge });
      expect(excess).toBeCloseTo(percent, 2);
    },
  );

  test('rejects impossible ages and amounts', () => {
    const valid = { workerAmount: 1_000, ownAmount: 0, ...born1960 };
    expect(() => spousalBenefit({ ...valid, claimingAge: 61 })).toThrow(/claimingAge/);
    expect(() => spousalBenefit({ ...valid, ownClaimingAge: 68 })).toThrow(/ownClaimingAge/);
    expect(() => spousalBenefit({ ...valid, workerAmount: Number.NaN })).toThrow(/workerAmount/);
    expect(() => spousalBenefit({ ...valid, birthYear: 1900 })).toThrow(/birthYear/);
  });
});

describe('survivorBenefit', () => {
  const atFullAge = { workerBirthYear: 1960, survivorBirthYear: 1962, survivorAge: 67 };

  // Cases published by Open Social Security and Owl.
  test.each([
    ['the worker claimed at 70', { workerAmount: 1_000, workerClaimingAge: 70, ownBenefit: 700 }, 1_240],
    ['the own benefit is larger', { workerAmount: 1_000, workerClaimingAge: 70, ownBenefit: 1_500 }, 1_500],
    ['the worker claimed early', { workerAmount: 1_500, workerClaimingAge: 62, ownBenefit: 450 }, 1_237.5],
    ['the worker claimed at 62', { workerAmount: 2_000, workerClaimingAge: 62, ownBenefit: 0 }, 1_650],
    ['the worker had not claimed', { workerAmount: 2_000, workerClaimingAge: null, ownBenefit: 0 }, 2_000],
    [
      'the own benefit starts later',
      { workerAmount: 2_000, workerClaimingAge: 67, ownBenefit: 3_720 },
      3_720,
    ],
    [
      'the own benefit is reduced',
      { workerAmount: 1_000, workerClaimingAge: 70, ownBenefit: 708.33 },
      708.33 + 531.67,
    ],
    [
      'the survivor’s own benefit has credits',
      { workerAmount: 1_000, workerClaimingAge: months(62, 2), ownBenefit: 1_240 },
      1_240,
    ],
  ])('a survivor gets the published benefit when %s', (_, benefit, expected) => {
    expect(survivorBenefit({ ...atFullAge, ...benefit })).toBeCloseTo(expected, 6);
  });

  test.each([...survivorShareCases, [75, 100] as const])(
    'a survivor of %i with full age 67 receives %d percent',
    (survivorAge, percent) => {
      const benefit = { workerAmount: 100, workerClaimingAge: 67, ownBenefit: 0 };
      expect(survivorBenefit({ ...atFullAge, ...benefit, survivorAge })).toBeCloseTo(percent, 2);
    },
  );

  test.each([
    [60, 715],
    [months(64, 2), 908],
  ])('a survivor born in 1957 who claims at %d receives %i of 1,000', (survivorAge, expected) => {
    const benefit = { workerAmount: 1_000, workerClaimingAge: null, workerBirthYear: 1955, ownBenefit: 0 };
    expect(Math.round(survivorBenefit({ ...benefit, survivorBirthYear: 1957, survivorAge }))).toBe(expected);
  });

  test('pays only the own benefit before 60', () => {
    const benefit = { workerAmount: 1_000, workerClaimingAge: 67, ownBenefit: 0 };
    expect(survivorBenefit({ ...atFullAge, ...benefit, survivorAge: 59.9 })).toBe(0);
  });

  test('rejects impossible ages and amounts', () => {
    const valid = { ...atFullAge, workerAmount: 1_000, workerClaimingAge: 67, ownBenefit: 0 };
    expect(() => survivorBenefit({ ...valid, workerClaimingAge: 50 })).toThrow(/workerClaimingAge/);
    expect(() => survivorBenefit({ ...valid, survivorAge: Number.NaN })).toThrow(/survivorAge/);
    expect(() => survivorBenefit({ ...valid, ownBenefit: -1 })).toThrow(/ownBenefit/);
  });
});
