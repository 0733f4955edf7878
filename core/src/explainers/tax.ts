import { assertDollars, assertPercent, assertReturn, assertYears } from '../assert.ts';
import type { FieldWithDefault } from '../fields.ts';
import { incomeTax } from '../us/income-tax.ts';
import { taxBrackets } from '../us/tax-year-2023.ts';

export const taxFields = {
  currentIncome: {
    label: 'Taxable Income Now',
    unit: 'dollars',
    min: 30_000,
    max: 250_000,
    step: 5_000,
    default: 75_000,
  },
  retirementIncome: {
    label: 'Taxable Income in Retirement',
    unit: 'dollars',
    min: 20_000,
    max: 150_000,
    step: 5_000,
    default: 40_000,
  },
  /** The other part goes to the Roth account. */
  traditionalShare: {
    label: 'Share in the Traditional Account (%)',
    unit: 'percent',
    min: 0,
    max: 100,
    step: 5,
    default: 50,
  },
} as const satisfies Record<string, FieldWithDefault>;

/** The explainer's assumptions about the savings; spread them into the terms. */
export const contributionTerms = { yearlyContribution: 15_000, annualReturn: 6, years: 30 } as const;

/** The smallest difference of the marginal rates, in points, for which one account is recommended. */
export const RECOMMENDATION_POINTS = 5;

/** A yearly contribution, divided between two accounts. */
export interface ContributionSplit {
  /** Taxable income today, in dollars a year, at least 0. */
  currentIncome: number;
  /** Taxable income in retirement, in today's dollars a year, at least 0. */
  retirementIncome: number;
  /** Percent of the contribution that goes to the traditional account; the rest is for the Roth account. */
  traditionalShare: number;
  /** Dollars of income set aside every year, before any tax. */
  yearlyContribution: number;
  /** Percent per year, from -100 to 1,000. */
  annualReturn: number;
  /** Whole years of contributions and growth, from 0 to 200. */
  years: number;
}

/** The savings in one of the two accounts. */
export interface SavingsPart {
  /** Dollars paid into the account at the end of every year. */
  contribution: number;
  /** Dollars in the account at the end, before any tax that is due at withdrawal. */
  balance: number;
  /** Dollars of the balance after the tax that is due at withdrawal. */
  afterTax: number;
}

export interface TaxComparison {
  /** Marginal rate today, in percent. */
  currentRate: number;
  /** Marginal rate in retirement, in percent. */
  retirementRate: number;
  /** `currentRate` minus `retirementRate`, in points; negative when the rate rises. */
  difference: number;
  traditional: SavingsPart;
  roth: SavingsPart;
  /** Dollars of both parts after tax. */
  afterTax: number;
  /** The account with the lower tax; "either" when the rates are less than `RECOMMENDATION_POINTS` apart. */
  recommendation: 'traditional' | 'roth' | 'either';
}

/**
 * Splits a yearly amount of income between a traditional account, which is taxed at withdrawal, and a Roth account,
 * which is taxed before the money is paid in. Compares what is left of both after tax. Amounts are unrounded.
 *
 * The split is of income before tax, so today's tax makes the Roth contribution smaller. Each account is taxed at a
 * single marginal rate, today's or retirement's, by the brackets of `TAX_YEAR`. Contributions come at the end of each year,
 * returns once a year. Limits on contributions, employers' matches and state taxes are left out.
 *
 * @throws {TypeError | RangeError} naming the value and its allowed range.
 */
export function traditionalVersusRoth(split: ContributionSplit): TaxComparison {
  assertSplit(split);
  const { yearlyContribution, traditionalShare } = split;
  const currentRate = incomeTax(split.currentIncome, taxBrackets).marginalRate;
  const retirementRate = incomeTax(split.retirementIncome, taxBrackets).marginalRate;
  const toTraditional = (yearlyContribution * traditionalShare) / 100;
  const toRoth = afterTax((yearlyContribution * (100 - traditionalShare)) / 100, currentRate);
  const traditional = savingsPart(toTraditional, retirementRate, split);
  const roth = savingsPart(toRoth, 0, split);
  const difference = currentRate - retirementRate;
  return {
    currentRate,
    retirementRate,
    difference,
    traditional,
    roth,
    afterTax: traditional.afterTax + roth.afterTax,
    recommendation: recommendation(difference),
  };
}

function assertSplit(split: ContributionSplit): void {
  assertDollars('currentIncome', split.currentIncome);
  assertDollars('retirementIncome', split.retirementIncome);
  assertPercent('traditionalShare', split.traditionalShare);
  assertDollars('yearlyContribution', split.yearlyContribution);
  assertReturn('annualReturn', split.annualReturn);
  assertYears('years', split.years);
}

/**
 * Returns the savings of equal yearly contributions.
 *
 * @param taxRate Percent that is due when the money is taken out.
 */
function savingsPart(
  contribution: number,
  taxRate: number,
  { annualReturn, years }: Pick<ContributionSplit, 'annualReturn' | 'years'>,
): SavingsPart {
  let balance = 0;
  for (let year = 1; year <= years; year++) balance = balance * (1 + annualReturn / 100) + contribution;
  return { contribution, balance, afterTax: afterTax(balance, taxRate) };
}

function afterTax(amount: number, rate: number): number {
  return (amount * (100 - rate)) / 100;
}

function recommendation(difference: number): TaxComparison['recommendation'] {
  if (difference >= RECOMMENDATION_POINTS) return 'traditional';
  return difference <= -RECOMMENDATION_POINTS ? 'roth' : 'either';
}
