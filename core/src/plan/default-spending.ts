import type { Inputs } from '../fields.ts';
import type { RetiredBenefits } from '../household/household-benefits.ts';
import { currentLaw, type Law } from '../us/law.ts';
import { type PayTaxes, taxesOnPay } from '../us/pay-taxes.ts';
import type { Partner } from './assumptions.ts';

/** Default spending in percent of today's income. Planners' rules of thumb range from 70 to 90. */
export const SPENDING_PERCENT = 80;

/**
 * The lowest default spending in percent of today's income. If contributions leave less, they are partly paid from other
 * money, so the rest of the income is not the cost of living.
 */
export const LOWEST_INCOME_PERCENT = 30;

/** The part of the income that is spent today: income less contributions and federal taxes on pay, in dollars a year. */
export interface LivingCosts extends PayTaxes {
  readonly income: number;
  readonly contributions: number;
  /** Income less contributions and taxes; below 0 if the contributions are partly paid from other money. */
  readonly rest: number;
}

/** Calculates the living costs of today's household. The contributions count as paid into a traditional account. */
export function livingCosts(
  inputs: Inputs,
  partner: Pick<Partner, 'annualIncome'> | null = null,
  law: Law = currentLaw,
): LivingCosts {
  const income = inputs.annualIncome + (partner?.annualIncome ?? 0);
  const contributions = inputs.monthlySavings * 12;
  const { payrollTax, incomeTax } = taxesOnPay(
    inputs.annualIncome,
    contributions,
    partner?.annualIncome,
    law,
  );
  return {
    income,
    contributions,
    payrollTax,
    incomeTax,
    rest: income - contributions - payrollTax - incomeTax,
  };
}

/** Returns true if the pay leaves enough to live on after taxes and contributions. */
export function leavesEnough(inputs: Inputs, partner: Pick<Partner, 'annualIncome'> | null): boolean {
  const { rest, income } = livingCosts(inputs, partner);
  return rest >= (income * LOWEST_INCOME_PERCENT) / 100;
}

export interface DefaultSpending {
  /** Dollars a month in today's dollars, after tax; rounded to ten dollars. */
  readonly monthly: number;
  /**
   * The rule that set the amount: {@link SPENDING_PERCENT} of the income, today's living costs, or
   * {@link LOWEST_INCOME_PERCENT} of the income because the contributions leave less.
   */
  readonly basis: 'share of income' | 'living costs' | 'lowest share of income';
}

/**
 * The percentage of the savings that a retired visitor withdraws in a year by default: `most`, or less for many years. With
 * the default assumptions about markets, the savings last that long in 8 of 10 futures.
 */
export const retiredWithdrawal = { most: 4, least: 1.45, dividedByYears: 73 } as const;

function withdrawalPercent(years: number): number {
  const { most, least, dividedByYears } = retiredWithdrawal;
  return Math.min(most, least + dividedByYears / years);
}

/**
 * Returns the default spending of a visitor who has not retired: the lower of {@link SPENDING_PERCENT} of the income and
 * today's living costs. People who save a large part of their income spend less.
 *
 * @param partner Adds an income, and the taxes are those of a joint return.
 */
export function defaultSpending(
  inputs: Inputs,
  partner: Pick<Partner, 'annualIncome'> | null = null,
  law: Law = currentLaw,
): DefaultSpending {
  const { income, rest } = livingCosts(inputs, partner, law);
  const shareOf = (percent: number) => (income * percent) / 100;
  if (rest >= shareOf(SPENDING_PERCENT)) {
    return { monthly: roundToTen(shareOf(SPENDING_PERCENT) / 12), basis: 'share of income' };
  }
  return rest > shareOf(LOWEST_INCOME_PERCENT)
    ? { monthly: roundToTen(rest / 12), basis: 'living costs' }
    : { monthly: roundToTen(shareOf(LOWEST_INCOME_PERCENT) / 12), basis: 'lowest share of income' };
}

/**
 * Returns the default spending of a household that has retired, in dollars a month: Social Security and a withdrawal
 * ({@link retiredWithdrawal}). The savings first pay for a benefit that starts later.
 */
export function retiredSpending(
  { currentSavings }: Inputs,
  { monthly, missing, years }: RetiredBenefits,
): number {
  // Savings that are less than the missing benefits pay a part of them.
  if (missing > currentSavings) return floorToTen((monthly * currentSavings) / missing);
  const yearly = ((currentSavings - missing) * withdrawalPercent(years)) / 100;
  return floorToTen(monthly + yearly / 12);
}

/** Rounds down: without savings, nothing pays for more than the benefit. */
function floorToTen(amount: number): number {
  return Math.floor(amount / 10) * 10;
}

function roundToTen(amount: number): number {
  return Math.round(amount / 10) * 10;
}
