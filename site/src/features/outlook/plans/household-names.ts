import type { HouseholdAssumptions } from '@whenabouts/core';
import { cashFlowName } from '@whenabouts/view';
import { cashFlowIndex, householdPhrases } from '../household/household-phrases.ts';

/** Short names of the assumptions, for a list of plans. A cash flow has its own name. */
const shortNames: Readonly<Record<Exclude<keyof HouseholdAssumptions, 'cashFlows' | 'partner'>, string>> = {
  firstDeath: 'First death',
  firstDeathAge: 'First death',
  survivorSpending: 'Survivor’s spending',
  benefitCut: 'Social Security cut',
  wageGrowth: 'Wage growth',
  preTaxShare: 'Taxes',
  stateTax: 'State tax',
  healthPremium: 'Health insurance',
  healthPremiumByIncome: 'Premium by income',
  spendingCut: 'Less in bad years',
  knownBenefitStop: 'Earnings record',
  benefitIfStopped: 'Earnings record',
  yearsWorked: 'Years worked',
  workEndYear: 'Stopped working',
};

/** Lists the short names of a household's changed assumptions. */
export function householdNames(household: HouseholdAssumptions): string[] {
  return householdPhrases(household).map(({ id }) => {
    const index = cashFlowIndex(id);
    const cashFlow = index === null ? undefined : household.cashFlows[index];
    if (cashFlow) return cashFlowName(cashFlow);
    if (id === 'partner') return `Partner of ${household.partner?.currentAge}`;
    return shortNames[id as keyof typeof shortNames];
  });
}
