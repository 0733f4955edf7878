import type { Inputs } from '../fields.ts';
import type { LifetimeAssumptions } from './assumptions.ts';
import { type CashFlowTotals, totalCashFlows } from './cash-flows.ts';
import { type Household, householdOf, isAlive, isWorking, type Person } from './household.ts';
import type { BenefitCut } from './household-assumptions.ts';
import { benefitIn, planPersonBenefits } from './household-benefits.ts';
import { valueOfDollar } from './value-of-dollar.ts';
import { planWithdrawal, type RetiredYear, type Withdrawal } from './withdrawals.ts';

/**
 * One year of a plan. Amounts are dollars a month in today's dollars, except cash flows that occur once. Ages continue
 * after a death.
 */
export interface PlanYear extends CashFlowTotals, Withdrawal {
  /** The visitor's age. */
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
  /** Pay of the one who still works that is available for spending; 0 while saving. */
  pay: number;
  /** 0 while saving. */
  spending: number;
  /** Health insurance of those who have stopped and are below 65. */
  healthPremiums: number;
  /** The withdrawal of a year in which spending is cut. */
  withdrawalAfterCut: number;
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
  let priceLevel = 1;
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
    const healthPremiums = premiumCount(people, year) * assumptions.healthPremium;
    const retiredYear: RetiredYear = {
      costs: spending + healthPremiums + other.costs,
      socialSecurity: benefit + partnerBenefit,
      otherIncome: other.income,
      pay,
      costsOnce: other.costsOnce,
      priceLevel,
      ...filingIn(year, people),
    };
    const withdrawal = isSaving ? noWithdrawal : planWithdrawal(retiredYear, assumptions);
    years.push({
      ...other,
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
      healthPremiums,
      withdrawalAfterCut: isSaving ? 0 : withdrawalAfterCut(withdrawal, retiredYear, spending, assumptions),
    });
    priceLevel *= (100 + inflation) / 100;
  }
  return years;
}

/** Returns the monthly flow of the savings: above 0 if paid in, below 0 if withdrawn. */
export function flowOfYear(year: PlanYear): number {
  return year.isSaving
    ? year.contributions + year.benefit + year.partnerBenefit + year.income - year.costs
    : year.contributions - year.withdrawal;
}

/** Returns the monthly flow of a year in which spending is cut. */
export function flowAfterCut(year: PlanYear): number {
  return flowOfYear({ ...year, withdrawal: year.withdrawalAfterCut });
}

function withdrawalAfterCut(
  { withdrawal }: Withdrawal,
  year: RetiredYear,
  spending: number,
  assumptions: LifetimeAssumptions,
): number {
  if (assumptions.spendingCut === 0) return withdrawal;
  const costs = year.costs - (spending * assumptions.spendingCut) / 100;
  return planWithdrawal({ ...year, costs }, assumptions).withdrawal;
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

const noWithdrawal: Withdrawal = { withdrawal: 0, federalTax: 0, stateTax: 0 };

/** Age from which Medicare pays and the standard deduction is higher. */
const SENIOR_AGE = 65;

/** Returns the number of people who have stopped working and need health insurance until Medicare. */
function premiumCount(people: readonly Person[], year: number): number {
  return people.filter(
    (person) => isAlive(person, year) && !isWorking(person, year) && person.currentAge + year < SENIOR_AGE,
  ).length;
}

/** Returns the filing status: joint while both are alive, single after. */
function filingIn(year: number, people: readonly Person[]): Pick<RetiredYear, 'filing' | 'over65'> {
  const alive = people.filter((person) => isAlive(person, year));
  const over65 = alive.filter(({ currentAge }) => currentAge + year >= SENIOR_AGE).length;
  return { filing: alive.length === 2 ? 'joint' : 'single', over65: over65 as RetiredYear['over65'] };
}

/** Returns the share of the benefits that is paid in a calendar year. */
function paidShare(cut: BenefitCut | null, year: number): number {
  return cut !== null && year >= cut.fromYear ? cut.percentPaid / 100 : 1;
}
