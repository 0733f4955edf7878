import type { TaxBracket } from './income-tax.ts';

/** The tax year that the tax explainer describes. Plans are calculated with the law of their year, in `law.ts`. */
export const TAX_YEAR = 2023;

/** Standard deduction of a single filer in dollars: IRS Revenue Procedure 2022-38. */
export const TAX_YEAR_DEDUCTION = 13_850;

/**
 * Brackets of taxable income, the income after deductions: IRS Revenue Procedure 2022-38, and
 * Schedule X of the 2023 tax rate schedules. State taxes are not included.
 */
export const taxBrackets = [
  { rate: 10, over: 0 },
  { rate: 12, over: 11_000 },
  { rate: 22, over: 44_725 },
  { rate: 24, over: 95_375 },
  { rate: 32, over: 182_100 },
  { rate: 35, over: 231_250 },
  { rate: 37, over: 578_125 },
] as const satisfies readonly TaxBracket[];
