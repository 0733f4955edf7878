/** The figures of US law that change every year and that the lifetime plan is calculated with. */

import type { TaxBracket } from './income-tax.ts';

/** Age from which Medicare pays: 42 U.S.C. 426(a). */
export const MEDICARE_AGE = 65;

/** Filing status: single, or married filing jointly. */
export type Filing = 'single' | 'joint';

interface FilingFigures {
  /** In dollars. */
  readonly standardDeduction: number;
  /** Added to the standard deduction for each person of 65 or older, in dollars. */
  readonly over65Deduction: number;
  /** Income above which the senior deduction becomes smaller, in dollars. */
  readonly seniorDeductionFrom: number;
  /** Brackets of taxable income, in ascending order. */
  readonly brackets: readonly TaxBracket[];
}

export interface Law {
  readonly year: number;
  readonly socialSecurity: {
    /** Contribution and benefit base: earnings of a year above it do not count. */
    readonly taxableMaximum: number;
    /** Average indexed monthly earnings at which the next, lower percentage of the benefit formula begins. */
    readonly bendPoints: readonly [number, number];
  };
  /** Deductions and brackets of the federal income tax, in dollars a year. */
  readonly incomeTax: Readonly<Record<Filing, FilingFigures>> & {
    /** Deduction of each person of 65 or older in the tax years 2025 to 2028, in dollars. */
    readonly seniorDeduction: number;
  };
  readonly healthInsurance: {
    /** Federal poverty line of the year before for one person and for two, in dollars a year. */
    readonly povertyLines: Readonly<Record<Filing, number>>;
    /** Percent of the income that a household is expected to pay for health insurance, in ascending order. */
    readonly applicablePercentages: readonly ApplicablePercentage[];
  };
}

/** A band of incomes relative to the poverty line. Within it, the percentage of the income rises evenly. */
export interface ApplicablePercentage {
  /** Percent of the poverty line at which the band ends. It begins where the one before ends. */
  readonly upTo: number;
  readonly initial: number;
  readonly final: number;
}

/**
 * The figures of 2026. Sources for Social Security: https://www.ssa.gov/oact/cola/cbb.html and
 * https://www.ssa.gov/oact/cola/bendpoints.html; for deductions and brackets: IRS Revenue Procedure 2025-32; for the
 * senior deduction: Public Law 119-21, section 70103; for health insurance: Revenue Procedure 2025-25 (applicable
 * percentages) and the poverty guidelines of 2025, 90 FR 5917, for the 48 contiguous states. Last checked on 2026-11-29.
 */
export const law2026 = {
  year: 2026,
  socialSecurity: { taxableMaximum: 184_500, bendPoints: [1_286, 7_749] },
  incomeTax: {
    single: {
      standardDeduction: 16_100,
      over65Deduction: 2_050,
      seniorDeductionFrom: 75_000,
      brackets: [
        { rate: 10, over: 0 },
        { rate: 12, over: 12_400 },
        { rate: 22, over: 50_400 },
        { rate: 24, over: 105_700 },
        { rate: 32, over: 201_775 },
        { rate: 35, over: 256_225 },
        { rate: 37, over: 640_600 },
      ],
    },
    joint: {
      standardDeduction: 32_200,
      over65Deduction: 1_650,
      seniorDeductionFrom: 150_000,
      brackets: [
        { rate: 10, over: 0 },
        { rate: 12, over: 24_800 },
        { rate: 22, over: 100_800 },
        { rate: 24, over: 211_400 },
        { rate: 32, over: 403_550 },
        { rate: 35, over: 512_450 },
        { rate: 37, over: 768_700 },
      ],
    },
    seniorDeduction: 6_000,
  },
  healthInsurance: {
    povertyLines: { single: 15_650, joint: 21_150 },
    applicablePercentages: [
      { upTo: 133, initial: 2.1, final: 2.1 },
      { upTo: 150, initial: 3.14, final: 4.19 },
      { upTo: 200, initial: 4.19, final: 6.6 },
      { upTo: 250, initial: 6.6, final: 8.44 },
      { upTo: 300, initial: 8.44, final: 9.96 },
      { upTo: 400, initial: 9.96, final: 9.96 },
    ],
  },
} as const satisfies Law;

/** The law of each year, oldest first. Keep past years: check-ins on older records calculate with them. */
const laws: readonly [Law, ...Law[]] = [law2026];

/**
 * The newest law in `laws`. Social Security announces the figures of the next year in October, the IRS in the fall:
 * then add a constant like `law2026`.
 */
export const currentLaw = laws[laws.length - 1] as Law;

/** Returns the law of a year. Years without figures have those of the latest year before them, or the oldest ones. */
export function lawOf(year: number): Law {
  return laws.findLast((law) => law.year <= year) ?? laws[0];
}
