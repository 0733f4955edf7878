import type { Field } from '../fields.ts';
import { assertField } from '../validate.ts';

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

/** Assumptions about a couple. Those about the first death have no effect without a partner. */
export interface CoupleAssumptions {
  partner: Partner | null;
  firstDeath: 'self' | 'partner';
  /** Age of the person who dies first, at least next year. */
  firstDeathAge: number;
  /** Percent of the spending that the survivor spends. */
  survivorSpending: number;
}

export const coupleDefaults: Readonly<CoupleAssumptions> = {
  partner: null,
  firstDeath: 'self',
  firstDeathAge: 85,
  survivorSpending: 75,
};

const claimingAges = { unit: 'years', min: 62, max: 70, step: 1 } as const;

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
  claimingAge: { label: 'Partner’s Claiming Age', ...claimingAges },
  knownBenefit: { label: 'Partner’s Known Monthly Benefit', unit: 'dollars', min: 0, max: 10_000, step: 50 },
  knownBenefitAge: { label: 'Claiming Age of the Partner’s Known Benefit', ...claimingAges },
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
export function assertCoupleAssumptions(assumptions: CoupleAssumptions): void {
  const { partner, firstDeath } = assumptions;
  if (firstDeath !== 'self' && firstDeath !== 'partner') {
    throw new TypeError(`firstDeath must be "self" or "partner", not ${JSON.stringify(firstDeath)}`);
  }
  assertField('firstDeathAge', coupleFields.firstDeathAge, assumptions.firstDeathAge);
  assertField('survivorSpending', coupleFields.survivorSpending, assumptions.survivorSpending);
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
    assertField(`partner.${name}`, partnerFields[name], value);
  }
}
