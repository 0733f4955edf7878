import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  breakEvenAge,
  claimingOptions,
  lifetimeBenefit,
  type SocialSecurityClaim,
  socialSecurityBenefit,
  socialSecurityFields,
} from './social-security.ts';

const claim = (
  monthlyBenefit: number,
  fullRetirementAge: number,
  claimingAge: number,
): SocialSecurityClaim => ({
  monthlyBenefit,
  fullRetirementAge,
  claimingAge,
});

test('the fields have the specified ranges and defaults', () => {
  const rows = Object.entries(socialSecurityFields).map(
    ([name, { unit, min, max, step, default: standard }]) => [name, unit, min, max, step, standard],
  );
  expect(rows).toEqual([
    ['currentAge', 'years', 40, 61, 1, 55],
    ['fullRetirementAge', 'years', 66, 67, 1, 67],
    ['claimingAge', 'years', 62, 70, 1, 67],
    ['monthlyBenefit', 'dollars', 500, 5_000, 100, 2_000],
  ]);
});

describe('published figures', () => {
  // Percent of the primary insurance amount by full retirement age, at 62, 65 and 67.
  // SSA, Office of the Chief Actuary, https://www.ssa.gov/oact/ProgData/ar_drc.html (2018), to one decimal
  // as in https://pmc.ncbi.nlm.nih.gov/articles/PMC9122272/table/T1
  test.each([
    [66, 0, 75.0, 93.3, 108.0],
    [66, 2, 74.2, 92.2, 106.7],
    [66, 4, 73.3, 91.1, 105.3],
    [66, 6, 72.5, 90.0, 104.0],
    [66, 8, 71.7, 88.9, 102.7],
    [66, 10, 70.8, 87.8, 101.3],
    [67, 0, 70.0, 86.7, 100.0],
  ])(
    'the benefits for full retirement at %s years and %s months are those published',
    (years, months, at62, at65, at67) => {
      const percentages = [62, 65, 67].map((age) =>
        Number(socialSecurityBenefit(claim(100, years + months / 12, age)).toFixed(1)),
      );
      expect(percentages).toEqual([at62, at65, at67]);
    },
  );

  // Benefit at 70 in percent of that at full retirement age, by full retirement age.
  // Jennings and Reichenstein, Journal of Wealth Management, Winter 2001, table 1,
  // http://www.aaii.com/journal/200202/portstrategies_table1.html
  test.each([
    [66, 0, 132],
    [66, 2, 130 + 2 / 3],
    [66, 4, 129 + 1 / 3],
    [66, 6, 128],
    [66, 8, 126 + 2 / 3],
    [66, 10, 125 + 1 / 3],
    [67, 0, 124],
  ])(
    'a benefit from 70 with full retirement at %s years and %s months is %s %%',
    (years, months, percentage) => {
      expect(socialSecurityBenefit(claim(100, years + months / 12, 70))).toBeCloseTo(percentage, 10);
    },
  );

  test("the regulation's own example of 44 months has the published benefit", () => {
    // 20 CFR 404.410(a): of $980.50, a reduction of $196.10 for 36 months and $32.68 for 8.
    expect(socialSecurityBenefit(claim(980.5, 66, 62 + 4 / 12))).toBeCloseTo(980.5 - 196.1 - 32.68, 2);
  });
});

test('every birthday from 62 to 70 has the benefit calculated by hand', () => {
  const options = claimingOptions({ monthlyBenefit: 3_000, fullRetirementAge: 67 });
  expect(options.map((option) => option.claimingAge)).toEqual([62, 63, 64, 65, 66, 67, 68, 69, 70]);
  expect(options.map((option) => option.monthlyBenefit)).toEqual([
    2_100, 2_250, 2_400, 2_600, 2_800, 3_000, 3_240, 3_480, 3_720,
  ]);
  expect(options.map((option) => Math.round(30 * option.percentage))).toEqual(
    options.map((option) => option.monthlyBenefit),
  );
  // 2,100 × 23 × 12, 2,250 × 22 × 12, … 3,720 × 15 × 12
  expect(options.map((option) => option.lifetimeBenefit)).toEqual([
    579_600, 594_000, 604_800, 624_000, 638_400, 648_000, 660_960, 668_160, 669_600,
  ]);
});

describe('months count, days do not', () => {
  test('a twelfth of a year is a month, despite rounding errors', () => {
    for (let month = 0; month <= 60; month++) {
      const late = month < 36 ? month * 20 : 720 + (month - 36) * 15;
      expect(socialSecurityBenefit(claim(3_600, 67, 67 - month / 12))).toBe(3_600 - late);
    }
  });

  test('ages are rounded to the nearest month', () => {
    const atMonth = socialSecurityBenefit(claim(2_000, 67, 65 + 1 / 12));
    expect(socialSecurityBenefit(claim(2_000, 67, 65.08))).toBe(atMonth);
    expect(socialSecurityBenefit(claim(2_000, 67, 65.1))).toBe(atMonth);
  });
});

describe('break-even', () => {
  const between = (claimingAge: number, otherClaimingAge: number, fullRetirementAge = 67) =>
    breakEvenAge({ fullRetirementAge, claimingAge, otherClaimingAge });

  test('62 or 67: 60 months at 70 are made good in 140 months of 30 more', () => {
    // "$100,800 ÷ $720 = 140 months" after 67, https://calcverify.com/blog/social-security-break-even-analysis
    expect(between(62, 67)).toBeCloseTo(78 + 8 / 12, 10);
  });

  test('67 or 70: 36 months at 100 are made good in 150 months of 24 more', () => {
    // "$86,400 … 150 months", same source
    expect(between(67, 70)).toBeCloseTo(82.5, 10);
  });

  test('a claim at 70 overtakes one at 62 in the 125th month', () => {
    // "$67,200 ÷ $540 ≈ 124.4 months", https://ssbreakevencalculator.com/?p=1066
    expect(between(62, 70)).toBeCloseTo(70 + 125 / 12, 10);
  });

  test('the order does not matter', () => {
    expect(between(70, 62)).toBe(between(62, 70));
  });

  test('equal claims have no break-even age', () => {
    expect(between(65, 65)).toBeNull();
    expect(between(65, 65.01)).toBeNull();
  });

  test('the 85th birthday itself is in time', () => {
    // 18 months at 120 against 12 more a month: 180 months after 70.
    expect(between(68.5, 70, 66)).toBe(85);
  });

  test('a break-even age past 85 is null', () => {
    // 12 months at 124 against 8 more a month: 186 months after 70 is 85 and a half.
    expect(between(69, 70, 66)).toBeNull();
    // 12 months at 116 against 8: 174 months after 70 is 84 and a half.
    expect(between(69, 70, 67)).toBeCloseTo(84.5, 10);
  });
});

describe('for any claim', () => {
  const monthlyBenefit = fc.double({ min: 0, max: 10_000, noNaN: true });
  const fullRetirementAge = fc.integer({ min: 66 * 12, max: 67 * 12 }).map((months) => months / 12);
  const claimingAge = fc.integer({ min: 62 * 12, max: 70 * 12 }).map((months) => months / 12);

  test('claiming later never pays less a month', () => {
    fc.assert(
      fc.property(
        monthlyBenefit,
        fullRetirementAge,
        claimingAge,
        claimingAge,
        (dollars, full, one, other) => {
          const early = socialSecurityBenefit(claim(dollars, full, Math.min(one, other)));
          const late = socialSecurityBenefit(claim(dollars, full, Math.max(one, other)));
          expect(early).toBeLessThanOrEqual(late);
        },
      ),
    );
  });

  test('full retirement age pays the full benefit', () => {
    fc.assert(
      fc.property(monthlyBenefit, fullRetirementAge, (dollars, full) => {
        expect(socialSecurityBenefit(claim(dollars, full, full))).toBeCloseTo(dollars, 9);
      }),
    );
  });

  test('the later claim has the larger total by 85 just when it breaks even by then', () => {
    fc.assert(
      fc.property(fullRetirementAge, claimingAge, claimingAge, (full, one, other) => {
        fc.pre(one !== other);
        const total = (age: number) => lifetimeBenefit(claim(3_600, full, age));
        const breaksEven = breakEvenAge({
          fullRetirementAge: full,
          claimingAge: one,
          otherClaimingAge: other,
        });
        expect(breaksEven !== null).toBe(total(Math.max(one, other)) >= total(Math.min(one, other)));
      }),
    );
  });
});

const validClaim = claim(2_000, 67, 65);

test.each<[keyof SocialSecurityClaim, unknown, string]>([
  ['claimingAge', 61.9, 'from 62 to 70'],
  ['claimingAge', 71, 'from 62 to 70'],
  ['claimingAge', Number.NaN, 'from 62 to 70'],
  ['claimingAge', '65', 'from 62 to 70'],
  ['fullRetirementAge', 65, 'from 66 to 67'],
  ['fullRetirementAge', 68, 'from 66 to 67'],
  ['fullRetirementAge', undefined, 'from 66 to 67'],
  ['monthlyBenefit', -1, 'from 0 to 1000000000000000'],
  ['monthlyBenefit', Number.POSITIVE_INFINITY, 'from 0 to 1000000000000000'],
])('socialSecurityBenefit and lifetimeBenefit reject %s of %s', (name, value, range) => {
  for (const calculate of [socialSecurityBenefit, lifetimeBenefit]) {
    const attempt = () => calculate({ ...validClaim, [name]: value });
    expect(attempt).toThrow(typeof value === 'number' ? RangeError : TypeError);
    expect(attempt).toThrow(name);
    expect(attempt).toThrow(range);
  }
});

test('breakEvenAge rejects an impossible claim', () => {
  const choice = { fullRetirementAge: 67, claimingAge: 62, otherClaimingAge: 75 };
  expect(() => breakEvenAge(choice)).toThrow(
    new RangeError('otherClaimingAge must be a number from 62 to 70, not 75'),
  );
});

test('claimingOptions rejects an impossible entitlement', () => {
  expect(() => claimingOptions({ monthlyBenefit: Number.NaN, fullRetirementAge: 67 })).toThrow(RangeError);
});
