import type { Inputs } from '../fields.ts';
import {
  type CashFlowTotals,
  type CashFlowYear,
  spendingLeft,
  totalCashFlows,
  valueOfDollar,
  withVisitorsAges,
} from '../household/cash-flows.ts';
import {
  buildHousehold,
  contributingShare,
  type Household,
  isWorking,
  taxReturnIn,
  uninsuredCount,
  workingIncome,
} from '../household/household.ts';
import { benefitIn, type PersonBenefits, planPersonBenefits } from '../household/household-benefits.ts';
import {
  type InsuredWithdrawal,
  planInsuredWithdrawal,
  planWithdrawal,
  type RetiredYear,
  type Withdrawal,
} from '../household/withdrawals.ts';
import { paidShare } from '../household/worker-benefit.ts';
import { LAST_SENIOR_DEDUCTION_YEAR } from '../us/retirement-taxes.ts';
import type { LifetimeAssumptions } from './assumptions.ts';

/**
 * One year of a plan. Amounts are dollars a month in today's dollars, except cash flows that occur once. Ages continue
 * after a death.
 */
export interface PlanYear extends CashFlowTotals, InsuredWithdrawal {
  age: number;
  partnerAge: number | null;
  isAfterFirstDeath: boolean;
  /**
   * True until the first of the household stops or dies: benefits and other income are saved, and other costs reduce the
   * contributions.
   */
  isSaving: boolean;
  /** True once everyone alive has stopped. */
  isRetired: boolean;
  contributions: number;
  /** Social Security of the visitor and of the partner, after a cut. */
  benefit: number;
  partnerBenefit: number;
  /** Pay of the person who still works, as far as it is available for spending; 0 while saving. */
  pay: number;
  /** 0 while saving. */
  spending: number;
  afterCut: Withdrawal;
}

/** Percent of the pay available for spending after the first of a couple has stopped. Taxes and work cost the rest. */
export const PAY_PERCENT = 80;

/** The parts of a plan that are the same in all years. */
interface PlanBasis {
  inputs: Inputs;
  /** The ages of its cash flows are the visitor's. */
  assumptions: LifetimeAssumptions;
  household: Household;
  benefits: PersonBenefits;
  partnerBenefits: PersonBenefits | null;
}

/** Plans every year of a household. Inputs and assumptions must be valid. */
export function planYears(
  inputs: Inputs,
  assumptions: LifetimeAssumptions,
  household: Household = buildHousehold(inputs, assumptions),
): PlanYear[] {
  const { self, partner } = household;
  const benefits = planPersonBenefits(self, partner, assumptions.wageGrowth);
  const partnerBenefits = partner && planPersonBenefits(partner, self, assumptions.wageGrowth);
  const cashFlows = withVisitorsAges(assumptions.cashFlows, inputs.currentAge, assumptions);
  const basis: PlanBasis = {
    inputs,
    assumptions: { ...assumptions, cashFlows },
    household,
    benefits,
    partnerBenefits,
  };
  const years: PlanYear[] = [];
  let priceLevel = 1;
  for (let year = 0; year < household.years; year++) {
    years.push(planYear(year, priceLevel, basis));
    priceLevel *= (100 + assumptions.inflation) / 100;
  }
  return years;
}

function planYear(year: number, priceLevel: number, basis: PlanBasis): PlanYear {
  const { inputs, assumptions, household, benefits, partnerBenefits } = basis;
  const { self, partner, people, firstDeath, law } = household;
  const { currentAge } = self;
  const age = currentAge + year;
  const isAfterFirstDeath = firstDeath !== null && year >= firstDeath.year;
  const isSaving = people.every((person) => isWorking(person, year));
  const deceased = isAfterFirstDeath ? firstDeath.who : null;
  const flowConditions = { age, currentAge, inflation: assumptions.inflation, deceased, isSaving };
  const cashFlows = totalCashFlows(assumptions.cashFlows, flowConditions);
  const paidBenefitShare = paidShare(assumptions.benefitCut, assumptions.birthYear + age);
  const benefit = benefitIn(year, self, partner, benefits) * paidBenefitShare;
  const partnerBenefit =
    partner && partnerBenefits ? benefitIn(year, partner, self, partnerBenefits) * paidBenefitShare : 0;
  const wages = workingIncome(people, year);
  const pay = isSaving ? 0 : (wages * PAY_PERCENT) / 100 / 12;
  const spending = isSaving
    ? 0
    : spendingIn({ ...flowConditions, isWorking: isWorking(self, year) }, assumptions);
  const retiredYear: RetiredYear = {
    costs: spending + cashFlows.costs,
    socialSecurity: benefit + partnerBenefit,
    otherIncome: cashFlows.income,
    untaxedIncome: cashFlows.untaxedIncome,
    pay,
    wages,
    costsOnce: cashFlows.costsOnce,
    seniorDeduction: assumptions.birthYear + age <= LAST_SENIOR_DEDUCTION_YEAR,
    priceLevel,
    law,
    ...taxReturnIn(people, year),
  };
  const fullPrice = uninsuredCount(people, year) * assumptions.healthPremium;
  const withdrawal = isSaving ? noWithdrawal : planInsuredWithdrawal(retiredYear, fullPrice, assumptions);
  return {
    ...cashFlows,
    ...withdrawal,
    age,
    partnerAge: partner && partner.currentAge + year,
    isAfterFirstDeath,
    isSaving,
    isRetired: !people.some((person) => isWorking(person, year)),
    contributions: contributionIn(year, inputs, assumptions) * contributingShare(people, year),
    benefit,
    partnerBenefit,
    pay,
    spending,
    afterCut: isSaving ? noWithdrawal : withdrawalAfterCut(withdrawal, retiredYear, spending, assumptions),
  };
}

/**
 * Returns the flow of the savings in dollars a month: above 0 if paid in, below 0 if withdrawn. The contributions of a
 * person who still works are paid from the same incomes as the surplus, so they are a part of it.
 */
export function flowOfYear(year: PlanYear): number {
  return year.isSaving
    ? year.contributions + year.benefit + year.partnerBenefit + year.income - year.costs
    : Math.max(year.contributions, year.surplus) - year.withdrawal;
}

export function flowAfterCut(year: PlanYear): number {
  return flowOfYear({ ...year, ...year.afterCut });
}

function withdrawalAfterCut(
  withdrawal: InsuredWithdrawal,
  year: RetiredYear,
  spending: number,
  assumptions: LifetimeAssumptions,
): Withdrawal {
  if (assumptions.spendingCut === 0) return withdrawal;
  const costs = year.costs + withdrawal.healthPremiums - (spending * assumptions.spendingCut) / 100;
  return planWithdrawal({ ...year, costs }, assumptions);
}

function contributionIn(
  year: number,
  { monthlySavings }: Inputs,
  { contributionsRise, inflation }: LifetimeAssumptions,
): number {
  return contributionsRise ? monthlySavings : monthlySavings * valueOfDollar(year, inflation);
}

function spendingIn(
  year: CashFlowYear & { isWorking: boolean },
  { monthlySpending, cashFlows, survivorSpending }: LifetimeAssumptions,
): number {
  const spending = spendingLeft(monthlySpending, cashFlows, year);
  return year.deceased !== null ? (spending * survivorSpending) / 100 : spending;
}

const noWithdrawal: InsuredWithdrawal = {
  withdrawal: 0,
  surplus: 0,
  federalTax: 0,
  stateTax: 0,
  healthPremiums: 0,
  premiumIncome: 0,
};
