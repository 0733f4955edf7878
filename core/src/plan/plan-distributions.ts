import type { Inputs } from '../fields.ts';
import { buildHousehold, isAlive, taxReturnIn, workingIncome } from '../household/household.ts';
import { yearlyTaxes } from '../household/withdrawals.ts';
import {
  firstDistributionAge,
  requiredDistribution,
  uniformLifetimeDivisors,
} from '../us/required-distribution.ts';
import { LAST_SENIOR_DEDUCTION_YEAR } from '../us/retirement-taxes.ts';
import { assertLifetime } from './assert-assumptions.ts';
import type { LifetimeAssumptions } from './assumptions.ts';
import { planYears } from './plan-years.ts';

/** The required minimum distribution of a year, in today's dollars a year. */
export interface PlannedDistribution {
  /** 0 before the first age of the law, and without a 401(k) or traditional IRA. */
  required: number;
  /** The part of it that the plan does not withdraw: it only moves to an account without such rules. */
  moved: number;
  /** Federal and state income tax on the moved part, which the plan's taxes do not contain. */
  tax: number;
}

/** The last age of the Uniform Lifetime Table. */
const LAST_DIVISOR_AGE = 71 + uniformLifetimeDivisors.length;

/**
 * Plans the required distributions of a household for given balances, such as those of the middle future. All savings count
 * as the visitor's, and as the partner's after the visitor's death. The share in a 401(k) or traditional IRA falls by what
 * is moved. Years in which everyone works have no distributions.
 *
 * @param balances All savings at the start of each year, in today's dollars.
 * @throws {TypeError | RangeError} naming the value and its allowed range.
 */
export function planDistributions(
  inputs: Inputs,
  assumptions: LifetimeAssumptions,
  balances: ArrayLike<number>,
): PlannedDistribution[] {
  assertLifetime(inputs, assumptions);
  const household = buildHousehold(inputs, assumptions);
  const { self, partner, people, law } = household;
  const { preTaxShare, stateTax, birthYear, inflation } = assumptions;
  let share = (preTaxShare ?? 0) / 100;
  let priceLevel = 1 / (1 + inflation / 100);
  return planYears(inputs, assumptions, household).map((planned, year) => {
    priceLevel *= 1 + inflation / 100;
    const balance = balances[year] ?? 0;
    const owner = partner && !isAlive(self, year) ? partner : self;
    const age = Math.min(owner.currentAge + year, LAST_DIVISOR_AGE);
    const isRequired =
      preTaxShare !== null && !planned.isSaving && age >= firstDistributionAge(owner.birthYear);
    const required = isRequired ? requiredDistribution(Math.max(share * balance, 0), age) : 0;
    const withdrawn = 12 * planned.withdrawal + planned.costsOnce;
    const taxableWithdrawal = (withdrawn * (preTaxShare ?? 0)) / 100;
    const moved = Math.max(required - taxableWithdrawal, 0);
    const balanceLeft = balance - withdrawn;
    share =
      balanceLeft > 0
        ? Math.min(Math.max((share * balance - taxableWithdrawal - moved) / balanceLeft, 0), share)
        : 0;
    if (moved === 0) return { required, moved, tax: 0 };
    const taxYear: Parameters<typeof yearlyTaxes>[1] = {
      ...planned,
      socialSecurity: planned.benefit + planned.partnerBenefit,
      otherIncome: planned.income,
      wages: workingIncome(people, year),
      seniorDeduction: birthYear + planned.age <= LAST_SENIOR_DEDUCTION_YEAR,
      priceLevel,
      law,
      ...taxReturnIn(people, year),
    };
    const taxOn = (amount: number) => {
      const { federal, state } = yearlyTaxes(amount, taxYear, stateTax);
      return federal + state;
    };
    return { required, moved, tax: taxOn(taxableWithdrawal + moved) - taxOn(taxableWithdrawal) };
  });
}
