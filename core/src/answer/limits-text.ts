import type { LifetimeAssumptions } from '../plan/assumptions.ts';
import { currentLaw } from '../us/law.ts';

/** Returns the footnote about what a plan does not contain. */
export function limitsText({ partner, cashFlows, preTaxShare, stateTax }: LifetimeAssumptions): string {
  const people = partner === null ? 'For one person' : 'For two people, without children or a divorce';
  const others = cashFlows.length === 0 ? ', without a pension, a home or one-off payments' : '';
  return `${people}${others}. ${taxLimit(preTaxShare, stateTax)}`;
}

function taxLimit(preTaxShare: number | null, stateTax: number): string {
  const law = `by the law of ${currentLaw.year}`;
  if (preTaxShare === null)
    return `Social Security is calculated ${law}. Taxes are left out: your spending is what you live on after tax.`;
  const others = stateTax > 0 ? 'Other taxes' : 'State taxes and all others';
  return `Social Security and federal income tax are calculated ${law}. ${others} are left out.`;
}
