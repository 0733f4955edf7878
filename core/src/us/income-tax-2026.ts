/** Federal income tax of 2026. */

import type { TaxBracket } from './tax-2023.ts';

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

/**
 * Deductions and brackets in dollars a year: IRS Revenue Procedure 2025-32; senior deduction: Public Law 119-21,
 * section 70103. The IRS announces the figures of the next year each fall.
 */
export const federalTaxFigures = {
  year: 2026,
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
  /** Deduction of each person of 65 or older in the tax years 2025 to 2028, in dollars. */
  seniorDeduction: 6_000,
} as const satisfies { year: number; seniorDeduction: number } & Record<Filing, FilingFigures>;
