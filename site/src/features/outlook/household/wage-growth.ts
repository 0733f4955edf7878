import { planSocialSecurity } from '@whenabouts/core';
import { answerAgeOf, type OutlookAnswer } from '../outlook-results.ts';

/** The offered growth of wages above prices, in percent a year. */
export const WAGE_GROWTH = 1;

/** Returns by how many percent the estimated benefit is higher if wages grow, in whole percent. */
export function percentOfWageGrowth(answer: OutlookAnswer): number {
  const inputs = { ...answer.inputs, retirementAge: answerAgeOf(answer) };
  const benefitWith = (wageGrowth: number) =>
    planSocialSecurity(inputs, { ...answer.assumptions, wageGrowth, benefitCut: null }).monthlyBenefit;
  const without = benefitWith(0);
  return without === 0 ? 0 : Math.round((100 * benefitWith(WAGE_GROWTH)) / without) - 100;
}
