import {
  estimateSocialSecurity,
  formatDollars,
  formatNumber,
  monthlyIncome,
  retirementPlans2026,
  retirementPlanYears,
} from '@whenabouts/core';
import { paths } from '../../paths.ts';
import { Link } from '../../router.ts';
import { monthlyToReach, planningCase, savingsGoal } from './charts/planning-examples.ts';

const { age, birthYear, stopAge, income, realReturn, saved } = planningCase;

/** The monthly contribution that reaches the goal, in dollars. `start` is the age at which saving starts. */
export const contributionAt = (annualRate: number, start: number = age, savedBefore: number = saved) =>
  monthlyToReach({ goal: savingsGoal, saved: savedBefore, annualRate, years: stopAge - start });

/** Formats an amount a month as a share of the example's income. */
export const shareOfPay = (monthly: number) => `${Math.round((monthly * 12 * 100) / income)} percent`;
/** The monthly contribution that reaches the goal from no savings, in dollars. */
export const fromNothing = (start: number) => contributionAt(realReturn, start, 0);

/** The example's benefit at 67 by the formula that the outlook uses, in dollars a year. */
export const formulaBenefit =
  12 * estimateSocialSecurity({ annualIncome: income, yearsWorked: 35, claimingAge: stopAge, birthYear });

export const times = (ratio: number) => `${formatNumber(Math.round(ratio * 10) / 10)} times`;
export const monthlyIncomeAt = (rate: number) => formatDollars(monthlyIncome(savingsGoal, rate));

// The guide keeps its year until it is edited. The next year's figures are in the list of figures before that.
const nextYear = retirementPlans2026.year + 1;
const hasNextYear = retirementPlanYears.some((facts) => facts.year === nextYear);

/** A note that the next year's limits are missing, as long as they are. */
export function MissingYear() {
  if (hasNextYear) return null;
  return (
    <>
      We have not added the {nextYear} figures yet;{' '}
      <Link to={paths.factsTopic('retirement-plans')}>our list of figures</Link> has those that we have added.{' '}
    </>
  );
}
