import {
  currentLaw,
  defaultSpending,
  formatDollars,
  type Inputs,
  LOWEST_INCOME_PERCENT,
  livingCosts,
  type Partner,
} from '@whenabouts/core';
import type { OutlookAnswer } from '../outlook-results.ts';

/** Names the source of a spending that is the default: "what you live on today". Null for an amount of the visitor's own. */
export function spendingSource({
  inputs,
  assumptions,
}: Pick<OutlookAnswer, 'inputs' | 'assumptions'>): string | null {
  const { partner, monthlySpending } = assumptions;
  const { monthly, basis } = defaultSpending(inputs, partner);
  if (Math.abs(monthly - monthlySpending) >= 0.01) return null;
  const who = partner && partner.annualIncome > 0 ? 'you both' : 'you';
  if (basis === 'living costs') return `what ${who} live on today`;
  return `${basis === 'share of income' ? 80 : LOWEST_INCOME_PERCENT}% of what ${who} earn today`;
}

/**
 * Explains the default of the spending: "Default: $4,430, what you live on today: …".
 *
 * @param retiredSpending The default of a household that has retired, in dollars a month; null before retirement.
 */
export function defaultSpendingSentence(
  inputs: Inputs,
  retiredSpending: number | null,
  partner: Partner | null = null,
): string {
  if (retiredSpending !== null) {
    return `Default: ${formatDollars(retiredSpending)} a month, Social Security and up to 4% of your savings a year. It is less if your savings must last more than 28 years or pay until Social Security starts.`;
  }
  const { monthly, basis } = defaultSpending(inputs, partner);
  const amount = formatDollars(monthly);
  if (basis === 'share of income') {
    return `Default: ${amount} a month, 80% of ${partner ? 'both of your incomes' : 'your income'} today. Planners’ rules of thumb range from 70% to 90%.`;
  }
  if (basis === 'lowest share of income') {
    return `Default: ${amount} a month, ${LOWEST_INCOME_PERCENT}% of ${partner ? 'both of your incomes' : 'your income'} today: your contributions leave less than that.`;
  }
  const { income, contributions, payrollTax, incomeTax } = livingCosts(inputs, partner);
  const [pay, saved, payroll, federal] = [income, contributions, payrollTax, incomeTax].map((year) =>
    formatDollars(Math.round(year / 12)),
  );
  return `Default: about ${amount} a month, what you live on today: pay of ${pay}, less ${saved} saved, ${payroll} payroll tax and ${federal} federal income tax (law of ${currentLaw.year}, ${partner ? 'joint return' : 'single'}, standard deduction).`;
}
