import type { LifetimeAssumptions } from '../plan/assumptions.ts';
import type { Filing, Law } from '../us/law.ts';
import { incomesWithCredit, premiumAfterCredit } from '../us/premium-tax-credit.ts';
import { federalIncomeTax } from '../us/retirement-taxes.ts';

/** A year of a household in which someone has stopped. Amounts are today's dollars a month, unless they say otherwise. */
export interface RetiredYear {
  /** Spending and other costs, without health insurance before 65. */
  costs: number;
  socialSecurity: number;
  otherIncome: number;
  /** The part of `otherIncome` that is not taxed. */
  untaxedIncome: number;
  /** Pay after tax that is available for spending. */
  pay: number;
  /** Pay before tax of those who still work, in dollars a year. It is part of the return. */
  wages: number;
  /** Dollars taken from the savings once in the year, in addition to the withdrawal. They are taxed like it. */
  costsOnce: number;
  filing: Filing;
  /** The number of people who are 65 or older. */
  over65: 0 | 1 | 2;
  /** True in the years of the senior deduction. */
  seniorDeduction: boolean;
  /** Prices relative to today's. */
  priceLevel: number;
  law: Law;
}

/** A withdrawal that pays costs and taxes, in dollars a month. */
export interface Withdrawal {
  withdrawal: number;
  /** Income that is left after costs and taxes, and is saved. */
  surplus: number;
  federalTax: number;
  stateTax: number;
}

/** Dollars a year within which the rounds have converged. */
const TOLERANCE = 0.005;

/**
 * Plans the withdrawal of a year. It pays the costs that the incomes do not cover, and the taxes on itself and on the
 * incomes. If the incomes pay for all of it, the rest is the surplus.
 *
 * Each round adds the tax on the withdrawal of the round before. The tax rises by less than a dollar per dollar, so the
 * rounds rise towards the only solution.
 */
export function planWithdrawal(
  year: RetiredYear,
  assumptions: Pick<LifetimeAssumptions, 'preTaxShare' | 'stateTax'>,
): Withdrawal {
  const monthlyNeed = year.costs - (year.socialSecurity + year.otherIncome + year.pay);
  const { preTaxShare, stateTax } = assumptions;
  if (preTaxShare === null) return { ...splitNeed(monthlyNeed), federalTax: 0, stateTax: 0 };
  let yearly = Math.max(monthlyNeed * 12, 0);
  for (;;) {
    const taxed = ((yearly + year.costsOnce) * preTaxShare) / 100;
    const taxes = yearlyTaxes(taxed, year, stateTax);
    const need = monthlyNeed * 12 + taxes.federal + taxes.state;
    const next = Math.max(need, 0);
    const rise = next - yearly;
    // Also ends if an amount is not a number, which the caller's validation rejects.
    if (!(rise >= TOLERANCE)) {
      return { ...splitNeed(need / 12), federalTax: taxes.federal / 12, stateTax: taxes.state / 12 };
    }
    yearly = next;
  }
}

/** A withdrawal that also pays for health insurance before 65. */
export interface InsuredWithdrawal extends Withdrawal {
  /** Dollars a month for everyone of the household who needs it. */
  healthPremiums: number;
  /**
   * The income by which the premiums are estimated, in dollars a year: taxed withdrawals, pay, taxed income and all Social
   * Security. 0 without an estimate.
   */
  premiumIncome: number;
}

/**
 * Plans the withdrawal of a year together with the health insurance that it pays for. By income, a premium above the
 * poverty line rises with the withdrawal, by less than a dollar per dollar except at two limits, so the rounds rise to the
 * lowest solution.
 *
 * @param fullPrice Dollars a month for everyone who needs it.
 */
export function planInsuredWithdrawal(
  year: RetiredYear,
  fullPrice: number,
  assumptions: Pick<LifetimeAssumptions, 'preTaxShare' | 'stateTax' | 'healthPremiumByIncome'>,
): InsuredWithdrawal {
  const withPremiums = (healthPremiums: number): InsuredWithdrawal => {
    const withdrawal = planWithdrawal({ ...year, costs: year.costs + healthPremiums }, assumptions);
    return { ...withdrawal, healthPremiums, premiumIncome: 0 };
  };
  const full = withPremiums(fullPrice);
  if (!assumptions.healthPremiumByIncome || fullPrice === 0) return full;
  const incomeOf = ({ withdrawal }: Withdrawal) =>
    incomeForPremiums(withdrawal, year, assumptions.preTaxShare);
  const { from } = incomesWithCredit(year.filing, year.law);
  if (incomeOf(full) < from) return { ...full, premiumIncome: incomeOf(full) };
  // With the credit, the income could be below the poverty line: a household can take out more.
  const premiumsAt = (income: number) =>
    premiumAfterCredit(12 * fullPrice, Math.max(income, from), year.filing, year.law) / 12;
  let plan = withPremiums(premiumsAt(from));
  for (;;) {
    const premiums = premiumsAt(incomeOf(plan));
    // Written like the condition in `planWithdrawal`, for the same reason.
    if (!(premiums - plan.healthPremiums >= TOLERANCE / 12))
      return { ...plan, premiumIncome: incomeOf(plan) };
    plan = withPremiums(premiums);
  }
}

/** Returns the income by which premiums are estimated. Without taxes in the plan, all withdrawals count as taxed. */
function incomeForPremiums(withdrawal: number, year: RetiredYear, preTaxShare: number | null): number {
  const taxed = ((12 * withdrawal + year.costsOnce) * (preTaxShare ?? 100)) / 100;
  return taxed + year.wages + 12 * (taxedIncome(year) + year.socialSecurity);
}

function taxedIncome({
  otherIncome,
  untaxedIncome,
}: Pick<RetiredYear, 'otherIncome' | 'untaxedIncome'>): number {
  return otherIncome - untaxedIncome;
}

/** Splits what a month needs into a withdrawal, and a surplus if it is below 0. */
function splitNeed(need: number): Pick<Withdrawal, 'withdrawal' | 'surplus'> {
  // `-need` would be a negative zero for 0.
  return { withdrawal: Math.max(need, 0), surplus: Math.max(0 - need, 0) };
}

/**
 * Returns the taxes of a year in dollars, beyond the tax on the pay alone: that is part of the pay that is not available
 * for spending.
 *
 * @param taxed Dollars a year that are withdrawn from a 401(k) or traditional IRA.
 * @param stateTax Percent of `taxed`.
 */
export function yearlyTaxes(
  taxed: number,
  year: Omit<RetiredYear, 'costs' | 'costsOnce' | 'pay'>,
  stateTax: number,
): { federal: number; state: number } {
  const { filing, over65, seniorDeduction, priceLevel, law, wages } = year;
  const taxOn = (otherIncome: number, socialSecurity: number) =>
    federalIncomeTax({ filing, over65, seniorDeduction, priceLevel, law, otherIncome, socialSecurity });
  const all = taxOn(wages + taxed + taxedIncome(year) * 12, year.socialSecurity * 12);
  return { federal: wages === 0 ? all : all - taxOn(wages, 0), state: (taxed * stateTax) / 100 };
}
