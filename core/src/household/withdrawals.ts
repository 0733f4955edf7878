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

/** A withdrawal that also pays for health insurance before 65. */
export interface InsuredWithdrawal extends Withdrawal {
  /** Dollars a month for everyone of the household who needs it. */
  healthPremiums: number;
  /**
   * The income by which the premiums are estimated, in dollars a year: taxable withdrawals, pay, taxed income and all Social
   * Security. 0 without an estimate.
   */
  premiumIncome: number;
}

/** Dollars a year within which the rounds have converged. */
const TOLERANCE = 0.005;

/** Repeats a plan with the amount that the round before needs, until the amount rises by less than the tolerance. */
function planUntilStable<Round>(
  startAmount: number,
  tolerance: number,
  planRound: (amount: number) => Round,
  amountNeeded: (round: Round) => number,
): Round {
  let amount = startAmount;
  for (;;) {
    const round = planRound(amount);
    const nextAmount = amountNeeded(round);
    // Also ends if an amount is not a number, which the caller's validation rejects.
    if (!(nextAmount - amount >= tolerance)) return round;
    amount = nextAmount;
  }
}

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
  const planRound = (withdrawal: number) => {
    const { federal, state } = yearlyTaxes(
      ((withdrawal + year.costsOnce) * preTaxShare) / 100,
      year,
      stateTax,
    );
    return { need: monthlyNeed * 12 + federal + state, federal, state };
  };
  const startAmount = Math.max(monthlyNeed * 12, 0);
  const round = planUntilStable(startAmount, TOLERANCE, planRound, ({ need }) => Math.max(need, 0));
  return { ...splitNeed(round.need / 12), federalTax: round.federal / 12, stateTax: round.state / 12 };
}

/**
 * Plans the withdrawal of a year together with the health insurance that it pays for. If the premiums depend on the income,
 * they rise with the withdrawal, by less than a dollar per dollar, and jump only at limits of the law's income bands. So the
 * rounds rise to the lowest solution.
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
  const atFullPrice = withPremiums(fullPrice);
  if (!assumptions.healthPremiumByIncome || fullPrice === 0) return atFullPrice;
  const incomeOf = ({ withdrawal }: Withdrawal) =>
    incomeForPremiums(withdrawal, year, assumptions.preTaxShare);
  const { from } = incomesWithCredit(year.filing, year.law);
  if (incomeOf(atFullPrice) < from) return { ...atFullPrice, premiumIncome: incomeOf(atFullPrice) };
  // With the credit, less is withdrawn, and the income could be below the poverty line: the premium is that at the line.
  const premiumsAt = (income: number) =>
    premiumAfterCredit(12 * fullPrice, Math.max(income, from), year.filing, year.law) / 12;
  const plan = planUntilStable(premiumsAt(from), TOLERANCE / 12, withPremiums, (round) =>
    premiumsAt(incomeOf(round)),
  );
  return { ...plan, premiumIncome: incomeOf(plan) };
}

/** Returns the income by which premiums are estimated. Without taxes in the plan, all withdrawals count as taxable. */
function incomeForPremiums(withdrawal: number, year: RetiredYear, preTaxShare: number | null): number {
  const taxableWithdrawals = ((12 * withdrawal + year.costsOnce) * (preTaxShare ?? 100)) / 100;
  return taxableWithdrawals + year.wages + 12 * (taxedIncome(year) + year.socialSecurity);
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
 * Returns the taxes of a year in dollars, without the tax on the wages alone: `pay` is already after that.
 *
 * @param taxableWithdrawals Dollars a year from a 401(k) or traditional IRA.
 * @param stateTax Percent of `taxableWithdrawals`.
 */
export function yearlyTaxes(
  taxableWithdrawals: number,
  year: Omit<RetiredYear, 'costs' | 'costsOnce' | 'pay'>,
  stateTax: number,
): { federal: number; state: number } {
  const { filing, over65, seniorDeduction, priceLevel, law, wages } = year;
  const taxOn = (otherIncome: number, socialSecurity: number) =>
    federalIncomeTax({ filing, over65, seniorDeduction, priceLevel, law, otherIncome, socialSecurity });
  const allTax = taxOn(wages + taxableWithdrawals + taxedIncome(year) * 12, year.socialSecurity * 12);
  return {
    federal: wages === 0 ? allTax : allTax - taxOn(wages, 0),
    state: (taxableWithdrawals * stateTax) / 100,
  };
}
