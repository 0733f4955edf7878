import { formatDollars, type PlanYear, roundAmount } from '@whenabouts/core';
import { benefitsOf } from '../answer/income-without-savings.ts';

/** A month of retirement at an age, in dollars. */
export interface IncomeMonth {
  age: number;
  socialSecurity: number;
  pay: number;
  otherIncome: number;
  /** The spending with the costs on top of it. */
  spending: number;
}

/** A month's spending in retirement by source, in rounded dollars. */
export interface IncomeParts {
  savings: number;
  socialSecurity: number;
  /** Pay of a partner who still works, and other income. */
  otherIncome: number;
  spending: number;
  /** Spending that no income pays. */
  missing: number;
  /** Income above the spending. */
  leftOver: number;
}

/**
 * Returns the month at an age, and the later ones until the next death at which Social Security changes, or pay or other
 * income begins or ends.
 *
 * @param dollar What a dollar of the returned amounts is worth in today's dollars.
 */
export function incomeMonths(years: readonly PlanYear[], age: number, dollar: number): IncomeMonth[] {
  const retired = years.filter((year) => year.age >= age);
  const changes = retired.filter((year, index) => {
    const before = retired[index - 1];
    if (!before) return true;
    const isSameHousehold = year.isAfterFirstDeath === retired[0]?.isAfterFirstDeath;
    return isSameHousehold && sourcesOf(year) !== sourcesOf(before);
  });
  return changes.map((year) => ({
    age: year.age,
    socialSecurity: benefitsOf(year) / dollar,
    pay: year.pay / dollar,
    otherIncome: year.income / dollar,
    spending: (year.spending + year.costs) / dollar,
  }));
}

/** Returns a key of the incomes: amounts that do not rise with prices differ a little in every year. */
const sourcesOf = (year: PlanYear): string =>
  [roundAmount(benefitsOf(year)), year.pay > 0, year.income > 0].join();

/** Splits a month's spending by source. The rounded parts add up, because the last one is the remainder. */
export function incomeParts(
  withdrawals: number,
  { socialSecurity, pay, otherIncome, spending }: Omit<IncomeMonth, 'age'>,
): IncomeParts {
  const rounded = {
    savings: roundAmount(withdrawals),
    socialSecurity: roundAmount(socialSecurity),
    otherIncome: roundAmount(pay + otherIncome),
    spending: roundAmount(spending),
  };
  const remainder = rounded.spending - rounded.savings - rounded.socialSecurity - rounded.otherIncome;
  return { ...rounded, missing: Math.max(remainder, 0), leftOver: Math.max(-remainder, 0) };
}

/** Returns "$2,260 ($3,110 from 77)", or "$2,310 from 62" if nothing is paid at the first age. */
export function benefitText(months: readonly IncomeMonth[]): string {
  const amounts = months.map(({ age, socialSecurity }) => ({ age, amount: roundAmount(socialSecurity) }));
  const changes = amounts.filter(({ amount }, index) => amount !== amounts[index - 1]?.amount);
  const texts = changes.map(
    ({ age, amount }, index) => formatDollars(amount) + (index > 0 ? ` from ${age}` : ''),
  );
  const isPaidLater = changes.length > 1 && changes[0]?.amount === 0;
  const [first = '', ...later] = isPaidLater ? texts.slice(1) : texts;
  return later.length > 0 ? `${first} (${later.join(', ')})` : first;
}

/** Returns "missing $1,560 until 62, then $750 more than the $6,410 you’d spend". */
export function remainderText(withdrawals: number, months: readonly IncomeMonth[]): string {
  const [now, ...later] = months.map((month) => ({ ...month, ...incomeParts(withdrawals, month) }));
  const last = later.at(-1);
  if (!now) return '';
  if (!last) return comparedText(now);
  const isSameSpending = now.spending === last.spending;
  const start = isSameSpending ? shortText(now) : comparedText(now);
  const end = comparedText(last);
  // In between, another income or cost may begin or end.
  return later.length === 1 && isSameSpending
    ? `${start} until ${last.age}, then ${end}`
    : `${start} at first, from ${last.age} on ${end}`;
}

/** Returns true if more than the spending is paid at first, and all of it later. */
export function isSurplus(withdrawals: number, months: readonly IncomeMonth[]): boolean {
  const [first, ...later] = months.map((month) => incomeParts(withdrawals, month));
  return first !== undefined && first.leftOver > 0 && later.every(({ missing }) => missing === 0);
}

function shortText({ missing, leftOver }: IncomeParts): string {
  if (missing > 0) return `missing ${formatDollars(missing)}`;
  return leftOver > 0 ? `${formatDollars(leftOver)} more` : 'just enough';
}

function comparedText({ missing, leftOver, spending }: IncomeParts): string {
  const spendingText = `the ${formatDollars(spending)} you’d spend`;
  if (missing > 0) return `missing ${formatDollars(missing)} of ${spendingText}`;
  return leftOver > 0 ? `${formatDollars(leftOver)} more than ${spendingText}` : `exactly ${spendingText}`;
}
