import type { Field } from '../fields.ts';
import { assertField } from '../validate.ts';
import { assertCashFlows, type CashFlow } from './cash-flows.ts';
import { assertCoupleAssumptions, type CoupleAssumptions, coupleDefaults } from './couple-assumptions.ts';
import type { TaxAssumptions } from './withdrawals.ts';

/** Assumptions about the household, its other income and the law. Their defaults leave a plan unchanged. */
export interface HouseholdAssumptions extends CoupleAssumptions, TaxAssumptions {
  /** A cut of all Social Security benefits from a calendar year on; null for none. */
  benefitCut: BenefitCut | null;
  /** Percent a year by which the country's wages rise above prices, for the estimate of Social Security. */
  wageGrowth: number;
  /** Income and costs that start, end or occur once; at most ten. */
  cashFlows: readonly CashFlow[];
  /** Health insurance in dollars a month for each person from stopping work to 65. */
  healthPremium: number;
  /** Percent by which spending is cut while the withdrawal is above 120 percent of its starting rate. */
  spendingCut: number;
}

export interface BenefitCut {
  /** First calendar year of the cut. The calendar year at an age is the birth year plus the age. */
  fromYear: number;
  /** Percent of the benefits that is paid. */
  percentPaid: number;
}

/** The household's assumptions of a visitor who has not changed any. */
export const householdDefaults: Readonly<HouseholdAssumptions> = {
  ...coupleDefaults,
  benefitCut: null,
  wageGrowth: 0,
  cashFlows: [],
  healthPremium: 0,
  spendingCut: 0,
  preTaxShare: null,
  stateTax: 0,
};

/** Fields of the household's assumptions that are numbers. */
export const householdFields = {
  wageGrowth: {
    label: 'Wage Growth Above Prices (%)',
    unit: 'percent',
    min: 0,
    max: 3,
    step: 0.5,
  },
  healthPremium: {
    label: 'Monthly Health Insurance Before 65',
    unit: 'dollars',
    min: 0,
    max: 5_000,
    step: 50,
  },
  spendingCut: {
    label: 'Cut of Spending in Bad Years (%)',
    unit: 'percent',
    min: 0,
    max: 50,
    step: 5,
  },
  preTaxShare: {
    label: 'Share in a 401(k) or Traditional IRA (%)',
    unit: 'percent',
    min: 0,
    max: 100,
    step: 50,
  },
  stateTax: {
    label: 'State Income Tax (%)',
    unit: 'percent',
    min: 0,
    max: 15,
    step: 0.5,
  },
} as const satisfies Partial<Record<keyof HouseholdAssumptions, Field>>;

/** Fields of a cut of Social Security. */
export const benefitCutFields = {
  fromYear: { label: 'First Year of the Benefit Cut', unit: 'years', min: 2_000, max: 2_200, step: 1 },
  percentPaid: { label: 'Share of Benefits That Is Paid (%)', unit: 'percent', min: 0, max: 100, step: 1 },
} as const satisfies Record<keyof BenefitCut, Field>;

/**
 * Asserts that the household's assumptions are valid.
 *
 * @throws {TypeError | RangeError} naming the assumption and its allowed range.
 */
export function assertHouseholdAssumptions(assumptions: HouseholdAssumptions): void {
  const { benefitCut, cashFlows } = assumptions;
  if (benefitCut !== null) {
    assertField('benefitCut.fromYear', benefitCutFields.fromYear, benefitCut?.fromYear);
    assertField('benefitCut.percentPaid', benefitCutFields.percentPaid, benefitCut.percentPaid);
  }
  assertField('wageGrowth', householdFields.wageGrowth, assumptions.wageGrowth);
  assertField('healthPremium', householdFields.healthPremium, assumptions.healthPremium);
  assertField('spendingCut', householdFields.spendingCut, assumptions.spendingCut);
  assertField('stateTax', householdFields.stateTax, assumptions.stateTax);
  if (assumptions.preTaxShare !== null) {
    assertField('preTaxShare', householdFields.preTaxShare, assumptions.preTaxShare);
  }
  assertCashFlows(cashFlows);
  assertCoupleAssumptions(assumptions);
}
