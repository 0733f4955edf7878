import type { Inputs } from '../fields.ts';
import type { LifetimeAssumptions } from './assumptions.ts';
import { planBenefit } from './benefit-plan.ts';
import { type CashFlowTotals, totalCashFlows } from './cash-flows.ts';
import type { BenefitCut } from './household-assumptions.ts';
import { valueOfDollar } from './value-of-dollar.ts';

/** One year of a plan. Amounts are dollars a month in today's dollars, except cash flows that occur once. */
export interface PlanYear extends CashFlowTotals {
  /** The visitor's age. */
  age: number;
  /** True until retirement: benefits and other income are saved, and other costs reduce the contributions. */
  isSaving: boolean;
  contributions: number;
  /** Social Security after a cut. */
  benefit: number;
  /** 0 while saving. */
  spending: number;
  /** The part of spending and other costs that Social Security and other income do not pay; 0 while saving. */
  withdrawal: number;
}

/** Plans every year from today to the plan age. Inputs and assumptions must be valid. */
export function planYears(inputs: Inputs, assumptions: LifetimeAssumptions): PlanYear[] {
  const { currentAge, retirementAge, monthlySavings } = inputs;
  const { benefitCut, birthYear, cashFlows, contributionsRise, inflation, monthlySpending } = assumptions;
  const { claimingAge, monthlyBenefit } = planBenefit(inputs, assumptions);
  const years: PlanYear[] = [];
  for (let year = 0; year < assumptions.planAge - currentAge; year++) {
    const age = currentAge + year;
    const isSaving = age < retirementAge;
    const contribution = contributionsRise ? monthlySavings : monthlySavings * valueOfDollar(year, inflation);
    const benefit = age >= claimingAge ? monthlyBenefit * paidShare(benefitCut, birthYear + age) : 0;
    const other = totalCashFlows(cashFlows, { age, currentAge, inflation, isAfterFirstDeath: false });
    const spending = isSaving ? 0 : monthlySpending;
    years.push({
      ...other,
      age,
      isSaving,
      contributions: isSaving ? contribution : 0,
      benefit,
      spending,
      withdrawal: isSaving ? 0 : Math.max(spending + other.costs - benefit - other.income, 0),
    });
  }
  return years;
}

/** Returns the monthly flow of the savings: above 0 if paid in, below 0 if withdrawn. */
export function flowOfYear(year: PlanYear): number {
  return year.isSaving
    ? year.contributions + year.benefit + year.income - year.costs
    : year.contributions - year.withdrawal;
}

/** Returns the share of the benefits that is paid in a calendar year. */
function paidShare(cut: BenefitCut | null, year: number): number {
  return cut !== null && year >= cut.fromYear ? cut.percentPaid / 100 : 1;
}
