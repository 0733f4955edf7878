import type { Inputs } from '../fields.ts';
import { buildHousehold, type FirstDeath } from '../household/household.ts';
import type { LifetimePlan } from '../simulation/lifetime-plan.ts';
import type { Law } from '../us/law.ts';
import { assertLifetime } from './assert-assumptions.ts';
import type { LifetimeAssumptions } from './assumptions.ts';
import { flowAfterCut, flowOfYear, type PlanYear, planYears } from './plan-years.ts';

/**
 * Builds the cash flow from today to the plan age, in today's dollars. All changes happen on birthdays.
 *
 * Until retirement, the plan saves the monthly contributions, a Social Security benefit that has started and other
 * income, less other costs. If the costs are higher, it withdraws the difference. From retirement on, it withdraws
 * spending and other costs, less the benefit and other income. Income above the spending is saved, after taxes.
 *
 * Contributions that do not rise with prices, such as the calculator's contributions, become smaller in today's dollars.
 *
 * @param law The current law by default.
 * @throws {TypeError | RangeError} naming the value and its allowed range.
 */
export function buildLifetimePlan(inputs: Inputs, assumptions: LifetimeAssumptions, law?: Law): LifetimePlan {
  assertLifetime(inputs, assumptions);
  return buildUnchecked(inputs, assumptions, law);
}

/** A plan by year, and who dies first. */
export interface HouseholdPlan {
  /** Null without a partner. */
  firstDeath: FirstDeath | null;
  years: PlanYear[];
}

/**
 * Returns the plan of `buildLifetimePlan` as years with the parts of their cash flow, for charts and tables.
 *
 * @throws {TypeError | RangeError} naming the value and its allowed range.
 */
export function planHousehold(inputs: Inputs, assumptions: LifetimeAssumptions, law?: Law): HouseholdPlan {
  assertLifetime(inputs, assumptions);
  const household = buildHousehold(inputs, assumptions, law);
  return { firstDeath: household.firstDeath, years: planYears(inputs, assumptions, household) };
}

/** Builds the plan of `buildLifetimePlan` without assertions, for solvers: they try amounts outside the ranges of the fields. */
export function buildUnchecked(inputs: Inputs, assumptions: LifetimeAssumptions, law?: Law): LifetimePlan {
  const years = planYears(inputs, assumptions, buildHousehold(inputs, assumptions, law));
  const plan: LifetimePlan = {
    startBalance: inputs.currentSavings,
    flow: Float64Array.from(years, flowOfYear),
    annualReturn: inputs.expectedReturn,
    volatility: assumptions.volatility,
    inflation: assumptions.inflation,
  };
  const lumpSums = years.map(({ incomeOnce, costsOnce }) => incomeOnce - costsOnce);
  if (lumpSums.some((amount) => amount !== 0)) plan.lumpSums = Float64Array.from(lumpSums);
  const startYear = years.findIndex((year) => year.isRetired && flowOfYear(year) < 0);
  if (assumptions.spendingCut > 0 && startYear >= 0) {
    plan.spendingCut = { startYear, flow: Float64Array.from(years, flowAfterCut) };
  }
  return plan;
}
