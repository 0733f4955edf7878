import type { Inputs } from '../fields.ts';
import type { CashFlow, LifetimeAssumptions } from '../plan/assumptions.ts';
import { buildHousehold, uninsuredCount } from './household.ts';

/**
 * An estimate of health insurance before Medicare, in dollars a month per person of about 60: in 2026, between about
 * $290 with a tax credit at an income of $40,000 and $1,200 to $1,600 without one.
 */
export const HEALTH_PREMIUM = 900;

/** An estimate of the full price in 2026, the middle of the range above, in dollars a month per person of about 60. */
export const FULL_HEALTH_PREMIUM = 1_400;

/** The name by which a cost is recognized as health insurance. */
export const HEALTH_INSURANCE = 'Health insurance';

/** Returns true for health insurance that is entered as a monthly cost, within the spending or on top of it. */
export function isHealthInsurance({ kind, every, name }: CashFlow): boolean {
  return kind === 'cost' && every === 'month' && name === HEALTH_INSURANCE;
}

/**
 * Returns true if someone of the household has stopped working in a year before Medicare, and the plan has neither a premium
 * nor a cost that is health insurance.
 */
export function needsHealthInsurance(inputs: Inputs, assumptions: LifetimeAssumptions): boolean {
  if (assumptions.healthPremium > 0 || assumptions.cashFlows.some(isHealthInsurance)) return false;
  const { people, years } = buildHousehold(inputs, assumptions);
  for (let year = 0; year < years; year++) if (uninsuredCount(people, year) > 0) return true;
  return false;
}
