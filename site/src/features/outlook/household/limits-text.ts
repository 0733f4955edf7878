import { currentLaw, type LifetimeAssumptions } from '@whenabouts/core';

/** Returns the footnote about what a plan does not contain. */
export function limitsText({ partner, cashFlows, preTaxShare, stateTax }: LifetimeAssumptions): string {
  const people = partner === null ? 'For one person' : 'For two people, without children or a divorce';
  const others = cashFlows.length === 0 ? ', without a pension, a home or one-off payments' : '';
  return `${people}${others}. ${taxLimit(preTaxShare, stateTax)}`;
}

function taxLimit(preTaxShare: number | null, stateTax: number): string {
  if (preTaxShare === null) return 'Taxes are part of your spending, not calculated.';
  const others = stateTax > 0 ? 'Other taxes' : 'State taxes and all others';
  return `Federal income tax is calculated by the law of ${currentLaw.year}. ${others} are part of your spending.`;
}
