import { assertField } from '../assert.ts';
import type { Field } from '../fields.ts';
import { assertCashFlows, type CashFlow } from '../household/cash-flows.ts';
import type { TaxAssumptions } from '../household/withdrawals.ts';
import { claimingAges } from '../us/social-security.ts';

/** A partner, in the same units as the visitor's own numbers. */
export interface Partner {
  currentAge: number;
  /** Age at which the partner stops working; null for the calendar year in which the visitor stops. */
  retirementAge: number | null;
  /** Dollars a year; 0 for a partner without pay. */
  annualIncome: number;
  /** Age at which Social Security starts; null for the retirement age, within 62 and 70. */
  claimingAge: number | null;
  /** Known Social Security benefit in dollars a month; null to estimate it, or for none if born before 1943. */
  knownBenefit: number | null;
  /** Claiming age of the known benefit; null for full retirement age. */
  knownBenefitAge: number | null;
}

/** Returns a partner who is as old as the visitor, has no pay, and stops in the same year. */
export function newPartner({ currentAge }: Pick<Partner, 'currentAge'>): Partner {
  return {
    currentAge,
    retirementAge: null,
    annualIncome: 0,
    claimingAge: null,
    knownBenefit: null,
    knownBenefitAge: null,
  };
}

/** Assumptions about a couple. Those about the first death have no effect without a partner. */
interface CoupleAssumptions {
  partner: Partner | null;
  firstDeath: 'self' | 'partner';
  /** Age of the person who dies first, at least next year. */
  firstDeathAge: number;
  /** Percent of the spending that the survivor spends. */
  survivorSpending: number;
}

const coupleDefaults: Readonly<CoupleAssumptions> = {
  partner: null,
  firstDeath: 'self',
  firstDeathAge: 85,
  survivorSpending: 75,
};

const claimingAge = { unit: 'years', ...claimingAges, step: 1 } as const;

/** Fields of a partner. */
export const partnerFields = {
  currentAge: { label: 'Partner’s Age', unit: 'years', min: 18, max: 95, step: 1 },
  retirementAge: { label: 'Partner’s Retirement Age', unit: 'years', min: 18, max: 95, step: 1 },
  annualIncome: {
    label: 'Partner’s Annual Income',
    unit: 'dollars',
    min: 0,
    max: 2_000_000,
    sliderMax: 300_000,
    step: 5_000,
  },
  claimingAge: { label: 'Partner’s Claiming Age', ...claimingAge },
  knownBenefit: { label: 'Partner’s Known Monthly Benefit', unit: 'dollars', min: 0, max: 10_000, step: 50 },
  knownBenefitAge: { label: 'Claiming Age of the Partner’s Known Benefit', ...claimingAge },
} as const satisfies Record<keyof Partner, Field>;

/** Fields of a couple. */
export const coupleFields = {
  firstDeathAge: { label: 'Age at the First Death', unit: 'years', min: 19, max: 110, step: 1 },
  survivorSpending: { label: 'Spending of the Survivor (%)', unit: 'percent', min: 0, max: 100, step: 5 },
} as const satisfies Partial<Record<keyof CoupleAssumptions, Field>>;

/**
 * Asserts that the assumptions about a couple are valid.
 *
 * @throws {TypeError | RangeError} naming the assumption and its allowed range.
 */
function assertCoupleAssumptions(assumptions: CoupleAssumptions): void {
  const { partner, firstDeath } = assumptions;
  if (firstDeath !== 'self' && firstDeath !== 'partner') {
    throw new TypeError(`firstDeath must be "self" or "partner", not ${JSON.stringify(firstDeath)}`);
  }
  assertField('firstDeathAge', assumptions.firstDeathAge, coupleFields.firstDeathAge);
  assertField('survivorSpending', assumptions.survivorSpending, coupleFields.survivorSpending);
  if (partner !== null) assertPartner(partner);
}

const optionalNames: readonly (keyof Partner)[] = [
  'retirementAge',
  'claimingAge',
  'knownBenefit',
  'knownBenefitAge',
];

function assertPartner(partner: Partner): void {
  if (typeof partner !== 'object') throw new TypeError('partner must be an object or null');
  for (const name of Object.keys(partnerFields) as (keyof Partner)[]) {
    const value = partner[name];
    if (value === null && optionalNames.includes(name)) continue;
    assertField(`partner.${name}`, value, partnerFields[name]);
  }
}

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
    assertField('benefitCut.fromYear', benefitCut?.fromYear, benefitCutFields.fromYear);
    assertField('benefitCut.percentPaid', benefitCut.percentPaid, benefitCutFields.percentPaid);
  }
  assertField('wageGrowth', assumptions.wageGrowth, householdFields.wageGrowth);
  assertField('healthPremium', assumptions.healthPremium, householdFields.healthPremium);
  assertField('spendingCut', assumptions.spendingCut, householdFields.spendingCut);
  assertField('stateTax', assumptions.stateTax, householdFields.stateTax);
  if (assumptions.preTaxShare !== null) {
    assertField('preTaxShare', assumptions.preTaxShare, householdFields.preTaxShare);
  }
  assertCashFlows(cashFlows);
  assertCoupleAssumptions(assumptions);
}
