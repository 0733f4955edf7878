import { contributionTerms, type TaxComparison, traditionalVersusRoth } from '@whenabouts/core';

export interface TaxNumbers {
  currentIncome: number;
  retirementIncome: number;
  traditionalShare: number;
}

export function compareTaxes(numbers: TaxNumbers): TaxComparison {
  return traditionalVersusRoth({ ...contributionTerms, ...numbers });
}

/** Returns the savings without any tax, in dollars. Tax on contributions includes the growth lost on it. */
export function untaxedSavings({ currentRate, traditional, roth }: TaxComparison) {
  const untaxedRoth = (roth.balance * 100) / (100 - currentRate);
  return { traditional: traditional.balance, roth: untaxedRoth, both: traditional.balance + untaxedRoth };
}
