import { assertWholeNumber } from '../assert.ts';
import type { Inputs } from '../fields.ts';
import { buildHousehold } from '../household/household.ts';
import { retiredBenefits } from '../household/household-benefits.ts';
import { currentLaw, type Law } from '../us/law.ts';
import { assumptionFields, type LifetimeAssumptions, type Partner } from './assumptions.ts';
import { defaultSpending, retiredSpending } from './default-spending.ts';
import { assertLifetimeInputs, lifetimeFields } from './lifetime-inputs.ts';
import { defaultsOf } from './plan-fields.ts';

export interface DefaultsOptions {
  /** The calendar year: the birth year is `year` minus the current age. */
  readonly year: number;
  /** True for a visitor who has retired already, whose spending depends on the benefit and the savings. */
  readonly isRetired?: boolean;
  /** The assumptions that the visitor has changed, on which the benefit may depend. */
  readonly changes?: Partial<LifetimeAssumptions>;
  /** The current law by default. */
  readonly law?: Law | undefined;
}

/**
 * Returns the defaults of all assumptions. Those of a retired visitor follow the changed ones.
 *
 * @throws {TypeError | RangeError} naming the value and its allowed range.
 */
export function defaultAssumptions(inputs: Inputs, options: DefaultsOptions): LifetimeAssumptions {
  // A caller in JavaScript may omit the options: the assertion then names the year.
  const { year, isRetired = false, changes, law } = options ?? {};
  const beforeRetirement = defaultsBeforeRetirement(inputs, year, changes?.partner, law);
  if (!isRetired) return beforeRetirement;
  const defaults = { ...beforeRetirement, workEndYear: year };
  const changed = { ...defaults, ...changes };
  const benefits = retiredBenefits(buildHousehold(inputs, changed, law), changed.wageGrowth);
  return { ...defaults, monthlySpending: retiredSpending(inputs, benefits) };
}

/**
 * Returns `defaultAssumptions` for a visitor who has not retired. The embed calls this function, because the
 * defaults of retired visitors would add the law of spouses and survivors to its script.
 *
 * @param year The calendar year.
 * @throws {TypeError | RangeError} naming the value and its allowed range.
 */
export function defaultsBeforeRetirement(
  inputs: Inputs,
  year: number,
  partner: Partner | null = null,
  law: Law = currentLaw,
): LifetimeAssumptions {
  assertLifetimeInputs(inputs);
  assertWholeNumber('year', year, assumptionFields.birthYear.min + lifetimeFields.currentAge.max, 2_100);
  return {
    ...defaultsOf(assumptionFields),
    monthlySpending: defaultSpending(inputs, partner, law).monthly,
    planAge: Math.max(assumptionFields.planAge.default, inputs.currentAge + 1),
    birthYear: year - inputs.currentAge,
  };
}
