import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { incomeTax } from './income-tax.ts';
import { TAX_YEAR, taxBrackets } from './tax-year-2023.ts';

test('the brackets are the federal brackets of 2023', () => {
  expect(TAX_YEAR).toBe(2023);
  expect(taxBrackets.map(({ rate }) => rate)).toEqual([10, 12, 22, 24, 32, 35, 37]);
  expect(taxBrackets.map(({ over }) => over)).toEqual([0, 11_000, 44_725, 95_375, 182_100, 231_250, 578_125]);
});

describe('the tax, as published', () => {
  // IRS, 2023 Tax Rate Schedules, Schedule X (single), "The tax is … plus … of the amount over",
  // https://irs.gov/media/166986; the amounts of Revenue Procedure 2022-38
  test.each([
    [11_000, 1_100, 10],
    [44_725, 5_147, 12],
    [95_375, 16_290, 22],
    [182_100, 37_104, 24],
    [231_250, 52_832, 32],
    [578_125, 174_238.25, 35],
  ])('of $%d is $%d', (income, tax, marginalRate) => {
    expect(incomeTax(income, taxBrackets)).toEqual({
      tax,
      marginalRate,
      effectiveRate: expect.closeTo((tax / income) * 100),
    });
  });

  test('one dollar more is taxed at the next rate', () => {
    for (const [index, { rate, over }] of taxBrackets.entries()) {
      expect(incomeTax(over + 1, taxBrackets).marginalRate).toBe(rate);
      expect(incomeTax(over + 1, taxBrackets).tax - incomeTax(over, taxBrackets).tax).toBeCloseTo(
        rate / 100,
        6,
      );
      expect(incomeTax(over, taxBrackets).marginalRate).toBe(taxBrackets[Math.max(index - 1, 0)]?.rate);
    }
  });
});

describe('the tax calculated by hand', () => {
  test('the tax of no income is 0, and the first dollar is taxed at 10 %', () => {
    expect(incomeTax(0, taxBrackets)).toEqual({ tax: 0, marginalRate: 10, effectiveRate: 0 });
  });

  test('the tax of $100,000 is $17,400', () => {
    // 16,290 + 24 % of 4,625 = 17,400; of 100,000 that is 17.4 %
    expect(incomeTax(100_000, taxBrackets)).toEqual({ tax: 17_400, marginalRate: 24, effectiveRate: 17.4 });
  });

  test('the tax of $1,000,000 is $330,332', () => {
    // 174,238.25 + 37 % of 421,875 = 330,332
    expect(incomeTax(1_000_000, taxBrackets).tax).toBe(330_332);
  });
});

describe('for any income', () => {
  const income = fc.oneof(
    fc.double({ min: 0, max: 1_000_000, noNaN: true }),
    fc.constantFrom(...taxBrackets.map(({ over }) => over)),
  );

  test('more income never means less tax, nor less income after it', () => {
    fc.assert(
      fc.property(income, income, (one, other) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)];
        const growth = incomeTax(more, taxBrackets).tax - incomeTax(less, taxBrackets).tax;
        expect(growth).toBeGreaterThanOrEqual(-1e-9);
        expect(growth).toBeLessThanOrEqual((more - less) * 0.37 + 1e-9);
        expect(incomeTax(more, taxBrackets).marginalRate).toBeGreaterThanOrEqual(
          incomeTax(less, taxBrackets).marginalRate,
        );
      }),
    );
  });

  test('the effective rate is never above the marginal one', () => {
    fc.assert(
      fc.property(income, (dollars) => {
        const { marginalRate, effectiveRate } = incomeTax(dollars, taxBrackets);
        expect(effectiveRate).toBeLessThanOrEqual(marginalRate);
        expect(effectiveRate).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

test.each([-1, Number.NaN, Number.POSITIVE_INFINITY])('incomeTax rejects an income of %s', (income) => {
  expect(() => incomeTax(income, taxBrackets)).toThrow(
    new RangeError(`income must be a number from 0 to 1000000000000000, not ${income}`),
  );
});

test('incomeTax rejects an income as text', () => {
  expect(() => incomeTax('50000' as unknown as number, taxBrackets)).toThrow(TypeError);
});
