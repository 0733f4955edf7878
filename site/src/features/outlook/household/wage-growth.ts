import { planSocialSecurity } from '@whenabouts/core';
import type { OutlookAnswer } from '../outlook-results.ts';

/** The offered growth of wages above prices, in percent a year. */
export const WAGE_GROWTH = 1;

/** Returns by how many percent the estimated benefit is higher if wages grow, in whole percent. */
export function percentOfWageGrowth({
  inputs,
  assumptions,
  solution,
  lastAge,
  isRetired,
}: OutlookAnswer): number {
  const retirementAge = isRetired ? inputs.retirementAge : (solution.value ?? lastAge);
  const benefitWith = (wageGrowth: number) =>
    planSocialSecurity({ ...inputs, retirementAge }, { ...assumptions, wageGrowth, benefitCut: null })
      .monthlyBenefit;
  const without = benefitWith(0);
  return without === 0 ? 0 : Math.round((100 * benefitWith(WAGE_GROWTH)) / without) - 100;
}
