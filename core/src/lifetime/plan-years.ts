import type { Inputs } from '../fields.ts';
import type { LifetimeAssumptions } from './assumptions.ts';
import { type CashFlowTotals, totalCashFlows } from './cash-flows.ts';
import { type Household, householdOf, isWorking, type Person } from './household.ts';
import type { BenefitCut } from './household-assumptions.ts';
import { benefitIn, planPersonBenefits } from './household-benefits.ts';
import { valueOfDollar } from './value-of-dollar.ts';

/**
 * One year of a plan. Amounts are dollars a month in today's dollars, except cash flows that occur once. Ages continue
 * after a death.
 */
export interface PlanYear extends CashFlowTotals {
  /** The visitor's age. */
  age: number;
  partnerAge: number | null;
  isAfterFirstDeath: boolean;
  /**
   * True until the first of the household stops or dies: benefits and other income are saved, and other costs reduce the
   * contributions.
   */
  isSaving: boolean;
  contributions: number;
  /** Social Security of the visitor and of the partner, after a cut. */
  benefit: number;
  partnerBenefit: number;
  /** Pay of the one who still works that is available for spending; 0 while saving. */
  pay: number;
  /** 0 while saving. */
  spending: number;
  /** The part of spending and other costs that benefits, other income and pay do not cover; 0 while saving. */
  withdrawal: number;
}

/** Percent of the pay of the one who still works that is available for spending. The rest is for taxes and the cost of work. */
const PAY_PERCENT = 80;

/** Plans every year of a household. Inputs and assumptions must be valid. */
export function planYears(
  inputs: Inputs,
  assumptions: LifetimeAssumptions,
  household: Household = householdOf(inputs, assumptions),
): PlanYear[] {
  const { self, partner, firstDeath } = household;
  const people = partner ? [self, partner] : [self];
  const { benefitCut, birthYear, cashFlows, inflation, wageGrowth } = assumptions;
  const benefits = planPersonBenefits(self, partner, wageGrowth);
  const partnerBenefits = partner && planPersonBenefits(partner, self, wageGrowth);
  const years: PlanYear[] = [];
  for (let year = 0; year < household.years; year++) {
    const age = self.currentAge + year;
    const isAfterFirstDeath = firstDeath !== null && year >= firstDeath.year;
    const isSaving = people.every((person) => isWorking(person, year));
    const other = totalCashFlows(cashFlows, {
      age,
      currentAge: self.currentAge,
      inflation,
      isAfterFirstDeath,
    });
    const paid = paidShare(benefitCut, birthYear + age);
    const benefit = benefitIn(year, self, partner, benefits) * paid;
    const partnerBenefit = partnerBenefits ? benefitIn(year, partner, self, partnerBenefits) * paid : 0;
    const pay = isSaving ? 0 : (workingIncome(people, year) * PAY_PERCENT) / 100 / 12;
    const spending = isSaving ? 0 : spendingIn(isAfterFirstDeath, assumptions);
    const incomes = benefit + partnerBenefit + other.income + pay;
    years.push({
      ...other,
      age,
      partnerAge: partner && partner.currentAge + year,
      isAfterFirstDeath,
      isSaving,
      contributions: contributionIn(year, inputs, assumptions) * contributingShare(people, year),
      benefit,
      partnerBenefit,
      pay,
      spending,
      withdrawal: isSaving ? 0 : Math.max(spending + other.costs - incomes, 0),
    });
  }
  return years;
}

/** Returns the monthly flow of the savings: above 0 if paid in, below 0 if withdrawn. */
export function flowOfYear(year: PlanYear): number {
  return year.isSaving
    ? year.contributions + year.benefit + year.partnerBenefit + year.income - year.costs
    : year.contributions - year.withdrawal;
}

function contributionIn(
  year: number,
  { monthlySavings }: Inputs,
  { contributionsRise, inflation }: LifetimeAssumptions,
): number {
  return contributionsRise ? monthlySavings : monthlySavings * valueOfDollar(year, inflation);
}

/** Returns the share of the contributions that continues: in proportion to the income of a couple. */
function contributingShare(people: readonly Person[], year: number): number {
  const [self] = people as [Person];
  if (people.length === 1) return isWorking(self, year) ? 1 : 0;
  const income = people.reduce((sum, { annualIncome }) => sum + annualIncome, 0);
  return income === 0 ? 0 : workingIncome(people, year) / income;
}

/** Returns the pay of those who work in a year, in dollars a year. */
function workingIncome(people: readonly Person[], year: number): number {
  return people.reduce((sum, person) => sum + (isWorking(person, year) ? person.annualIncome : 0), 0);
}

function spendingIn(
  isAfterFirstDeath: boolean,
  { monthlySpending, survivorSpending }: LifetimeAssumptions,
): number {
  return isAfterFirstDeath ? (monthlySpending * survivorSpending) / 100 : monthlySpending;
}

/** Returns the share of the benefits that is paid in a calendar year. */
function paidShare(cut: BenefitCut | null, year: number): number {
  return cut !== null && year >= cut.fromYear ? cut.percentPaid / 100 : 1;
}
