import type { Filing, Law } from '../us/law.ts';
import { federalIncomeTax } from '../us/retirement-taxes.ts';

/** A year of a household in which someone has stopped. Amounts are dollars a month in today's dollars. */
export interface RetiredYear {
  /** Spending and other costs. */
  costs: number;
  socialSecurity: number;
  otherIncome: number;
  /** Pay after tax that is available for spending. */
  pay: number;
  /** Dollars taken from the savings once, in addition to the withdrawal. */
  costsOnce: number;
  filing: Filing;
  over65: 0 | 1 | 2;
  /** Prices relative to today's. */
  priceLevel: number;
  law: Law;
}

export interface TaxAssumptions {
  /** Percent of the savings in a 401(k) or traditional IRA, whose withdrawals are taxed; null to calculate no tax. */
  preTaxShare: number | null;
  /** State income tax in percent of the taxed withdrawal. */
  stateTax: number;
}

/** A withdrawal that pays costs and taxes, in dollars a month. */
export interface Withdrawal {
  withdrawal: number;
  federalTax: number;
  stateTax: number;
}

/** Convergence to a cent a year. */
const TOLERANCE = 0.005;

/**
 * Plans the withdrawal of a year. It pays the costs that the incomes do not cover, and the taxes on itself and on the
 * incomes. A surplus is spent.
 *
 * Each round adds the tax on the withdrawal of the round before. The tax rises by less than a dollar per dollar, so the
 * rounds rise towards the only solution.
 */
export function planWithdrawal(year: RetiredYear, assumptions: TaxAssumptions): Withdrawal {
  const need = year.costs - (year.socialSecurity + year.otherIncome + year.pay);
  if (assumptions.preTaxShare === null) return { withdrawal: Math.max(need, 0), federalTax: 0, stateTax: 0 };
  let withdrawal = Math.max(need * 12, 0);
  for (;;) {
    const taxes = taxesOn(withdrawal, year, assumptions);
    const next = Math.max(need * 12 + taxes.federal + taxes.state, 0);
    if (next - withdrawal < TOLERANCE) {
      return { withdrawal: next / 12, federalTax: taxes.federal / 12, stateTax: taxes.state / 12 };
    }
    withdrawal = next;
  }
}

/** Returns the taxes of a year in dollars. The tax on the pay is part of the pay that is not available for spending. */
function taxesOn(withdrawal: number, year: RetiredYear, { preTaxShare, stateTax }: TaxAssumptions) {
  const { filing, over65, priceLevel, law } = year;
  const taxed = ((withdrawal + year.costsOnce) * (preTaxShare ?? 0)) / 100;
  const federal = federalIncomeTax({
    filing,
    over65,
    priceLevel,
    law,
    otherIncome: taxed + year.otherIncome * 12,
    socialSecurity: year.socialSecurity * 12,
  });
  return { federal, state: (taxed * stateTax) / 100 };
}
