import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Compounding, effectiveYearlyRate, futureValue } from './compound.ts';

/** FV = PV (1 + i)^n + PMT ((1 + i)^n − 1) / i, the textbook's closed form of the same sum. */
function closedForm({ presentValue, monthlyContribution, annualRate, months }: Compounding): number {
  const i = annualRate / 1200;
  if (i === 0) return presentValue + monthlyContribution * months;
  // expm1 and log1p keep the digits that 1 + i loses when i is small.
  const growth = Math.expm1(months * Math.log1p(i));
  return presentValue * (1 + growth) + (monthlyContribution * growth) / i;
}

const terms = (
  presentValue: number,
  monthlyContribution: number,
  annualRate: number,
  months: number,
): Compounding => ({ presentValue, monthlyContribution, annualRate, months });

test.each([
  // (1 + 0.05 / 12)^12, (1 + 0.07 / 12)^12 and (1 + 0.09 / 12)^12, from published tables of effective rates.
  [5, 5.116],
  [7, 7.229],
  [9, 9.381],
])('a twelfth of %d percent each month is %d percent a year', (annualRate, effective) => {
  expect(effectiveYearlyRate(annualRate)).toBeCloseTo(effective, 3);
});

describe('futureValue, by hand', () => {
  test('the balance stays the same without months', () => {
    expect(futureValue(terms(1_000, 100, 12, 0))).toBe(1_000);
  });

  test('the contribution of the first month earns nothing in that month', () => {
    // 1,000 × 1.01 + 100 = 1,110
    expect(futureValue(terms(1_000, 100, 12, 1))).toBeCloseTo(1_110, 9);
  });

  test('the second month earns on the growth and the contribution of the first', () => {
    // (1,000 × 1.01 + 100) × 1.01 + 100 = 1,110 × 1.01 + 100 = 1,221.10
    expect(futureValue(terms(1_000, 100, 12, 2))).toBeCloseTo(1_221.1, 9);
  });

  test('a rate of zero adds the contributions to the balance', () => {
    // 500 + 12 × 50 = 1,100
    expect(futureValue(terms(500, 50, 0, 12))).toBe(1_100);
  });

  test('a negative rate lowers the balance', () => {
    // 1,000 × 0.99 × 0.99 = 980.10
    expect(futureValue(terms(1_000, 0, -12, 2))).toBeCloseTo(980.1, 9);
  });
});

describe('futureValue returns published figures', () => {
  test.each([
    // NumPy's reference of fv(0.05/12, 10*12, -100, -100): 15692.928894335748
    // https://docs.scipy.org/doc/numpy-1.3.x/reference/generated/numpy.fv.html
    ['a balance and contributions', terms(100, 100, 5, 120), 15_692.928894335748, 9],
    // "$20,000 left on deposit for 30 years at an annual rate of 9% compounded monthly": $294,611.52
    // http://www.joemath.com/math124/ch8.3/solution/8.3.4.htm
    ['a balance alone', terms(20_000, 0, 9, 360), 294_611.52, 2],
    // "$500 at the end of each month for the next five years … 6% compounded monthly": $34,885.02
    // http://www.algebra.com/cgi-bin/embed-solution.mpl?solution=761470
    ['five years of contributions', terms(0, 500, 6, 60), 34_885.02, 2],
    // "$100 each month into an IRA earning 6% interest … after 20 years": $46,204.09
    // https://assignmentexpert.com/homework-answers/mathematics/financial-math/question-246794
    ['twenty years of contributions', terms(0, 100, 6, 240), 46_204.09, 2],
    // "$80 at the end of each month in an IRA that pays 4.4% compounded monthly", age 33 to 65: $67,140.20
    // https://homework.study.com/explanation/at-the-age-of-33-to-save-for-retirement-you-decide-to-deposit-80-at-the-end-of-each-month-in-an-ira-that-pays-4-4-compounded-monthly-a-you-will-have-approximately-blank-in-the-ira-when-you-retire-b-the-interest-is-approximately-blank.html
    ['a working life at 4.4 %', terms(0, 80, 4.4, 384), 67_140.2, 2],
  ])('the future value of %s is the published one', (_name, given, published, digits) => {
    expect(futureValue(given)).toBeCloseTo(published, digits);
  });
});

describe('futureValue, for any terms', () => {
  const dollars = fc.integer({ min: 0, max: 1e9 }).map((cents) => cents / 100);
  const rate = fc.integer({ min: 0, max: 30_000 }).map((thousandths) => thousandths / 1_000);
  const months = fc.integer({ min: 0, max: 840 });
  const anyTerms = fc.record({
    presentValue: dollars,
    monthlyContribution: dollars,
    annualRate: rate,
    months,
  });

  test('the sum of the months equals the closed form', () => {
    fc.assert(
      fc.property(anyTerms, (given) => {
        const expected = closedForm(given);
        expect(Math.abs(futureValue(given) - expected)).toBeLessThanOrEqual(expected * 1e-9);
      }),
    );
  });

  test('two parts of a balance grow to the same sum as the whole balance', () => {
    fc.assert(
      fc.property(anyTerms, dollars, (given, more) => {
        const whole = futureValue({ ...given, presentValue: given.presentValue + more });
        const parts =
          futureValue(given) + futureValue({ ...given, presentValue: more, monthlyContribution: 0 });
        expect(Math.abs(whole - parts)).toBeLessThanOrEqual(whole * 1e-9);
      }),
    );
  });
});
