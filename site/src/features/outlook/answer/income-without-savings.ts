import type { PlanYear } from '@whenabouts/core';

/** Names the share of the pay that counts once the first of a couple has stopped: `PAY_PERCENT`. */
export const PAY_SENTENCE =
  'Of the pay of the one who still works, 80% counts; the rest goes to taxes and the cost of work.';

/** Returns the share of a year's spending that Social Security and other income pay, 0 to 1; 0 if nothing is spent. */
export function shareWithoutSavings(year: PlanYear): number {
  const spent = year.spending + year.healthPremiums + year.costs;
  return spent === 0 ? 0 : Math.min((benefitsOf(year) + otherIncomeOf(year)) / spent, 1);
}

/** Names what pays in some of the years: "Social Security pays", or "Social Security and other income still pay". */
export function payersText(years: readonly PlanYear[], still = ''): string {
  const payers = [
    ...(years.some((year) => benefitsOf(year) > 0) ? ['Social Security'] : []),
    ...(years.some((year) => otherIncomeOf(year) > 0) ? ['other income'] : []),
  ];
  return `${payers.join(' and ')} ${still}${payers.length > 1 ? 'pay' : 'pays'}`;
}

/** Returns Social Security of a household. */
export function benefitsOf({ benefit, partnerBenefit }: PlanYear): number {
  return benefit + partnerBenefit;
}

function otherIncomeOf({ income, pay }: PlanYear): number {
  return income + pay;
}
