/** The days of a person's life on which rules of retirement change, and the visitor's own. */

import { assertWholeNumber } from '../assert.ts';
import { MEDICARE_AGE } from './law.ts';
import { firstDistributionAge } from './required-distribution.ts';
import { claimingAges, fullRetirementAge, LAST_BIRTH_YEAR, toMonths } from './social-security.ts';

/** A day of the calendar, without a time or a time zone. */
export interface CalendarDay {
  readonly year: number;
  /** From 1 to 12. */
  readonly month: number;
  /** From 1 to 31. */
  readonly day: number;
}

export type RetirementDateName =
  | 'catch-up'
  | 'early-withdrawals'
  | 'higher-catch-up'
  | 'first-benefit'
  | 'medicare'
  | 'full-benefit'
  | 'highest-benefit'
  | 'required-distribution'
  | 'stop-working'
  | 'claim';

export interface RetirementDate {
  readonly name: RetirementDateName;
  /** The first day on which the rule applies, or of a month in which it does. */
  readonly from: CalendarDay;
  /** The last day, if it applies for some time only. */
  readonly until?: CalendarDay;
}

/** Ages at which the plan changes, in years; undefined if they are past. */
export interface PlannedAges {
  /** All changes of a plan happen on birthdays. */
  readonly retirementAge?: number | undefined;
  /** Months as fractions. */
  readonly claimingAge?: number | undefined;
}

/** First birth year with these rules for distributions. */
export const FIRST_DATED_BIRTH_YEAR = 1951;

/** Ages reached in the year from which catch-up contributions are allowed, and higher: 26 U.S.C. 414(v)(5), (2)(E). */
export const CATCH_UP_AGE = 50;
export const HIGHER_CATCH_UP_AGES = { first: 60, last: 63 } as const;
const EARLY_WITHDRAWAL_MONTHS = 59 * 12 + 6;
/** Enrollment begins this many months before the month of turning 65, and ends as many after it. */
const MEDICARE_MONTHS = 3;

/**
 * Returns a person's dates, earliest first.
 *
 * - Higher contribution limits apply to the whole year of turning 50, and higher ones to the years of turning 60 to 63:
 *   26 U.S.C. 414(v)(2)(E), (5).
 * - The additional tax on early withdrawals ends six calendar months after the 59th birthday: 26 U.S.C. 72(t)(2)(A)(i), and
 *   26 CFR 1.401(a)(9)-2 for how months are counted.
 * - Social Security counts a person as a year older from the day before the birthday: 20 CFR 404.2(c)(4). Someone who was
 *   born on the 1st is a month ahead, and on January 1 a year. At 62, a benefit is paid from the first month during all of
 *   which one is 62: 20 CFR 404.310, 404.311. The full benefit and the highest one begin in the month of reaching the age.
 * - Enrollment in Medicare lasts from three months before the month of turning 65, by the same rule, to three after it:
 *   42 CFR 407.14.
 * - The first required distribution is due by April 1 of the year after the one of turning 73 or 75: 26 U.S.C. 401(a)(9)(C).
 *
 * @param birth In a year from 1951, the first one of these rules for distributions, to 2100.
 * @throws {TypeError | RangeError} for a day that does not exist or is out of range.
 */
export function retirementDates(birth: CalendarDay, planned: PlannedAges = {}): RetirementDate[] {
  assertBirth(birth);
  const { retirementAge, claimingAge } = planned;
  const fullAge = fullRetirementAge(birthYearOfSocialSecurity(birth));
  const medicareMonth = monthOfReaching(birth, MEDICARE_AGE * 12);
  const dates: RetirementDate[] = [
    { name: 'catch-up', from: january(birth.year + CATCH_UP_AGE) },
    { name: 'early-withdrawals', from: afterMonths(birth, EARLY_WITHDRAWAL_MONTHS) },
    {
      name: 'higher-catch-up',
      from: january(birth.year + HIGHER_CATCH_UP_AGES.first),
      until: { year: birth.year + HIGHER_CATCH_UP_AGES.last, month: 12, day: 31 },
    },
    { name: 'first-benefit', from: firstBenefitMonth(birth) },
    {
      name: 'medicare',
      from: afterMonths(medicareMonth, -MEDICARE_MONTHS),
      until: lastDayOfMonth(afterMonths(medicareMonth, MEDICARE_MONTHS)),
    },
    { name: 'full-benefit', from: monthOfReaching(birth, toMonths(fullAge)) },
    { name: 'highest-benefit', from: monthOfReaching(birth, claimingAges.max * 12) },
    {
      name: 'required-distribution',
      from: { year: birth.year + firstDistributionAge(birth.year) + 1, month: 4, day: 1 },
    },
  ];
  if (retirementAge !== undefined) dates.push({ name: 'stop-working', from: birthday(birth, retirementAge) });
  if (claimingAge !== undefined) dates.push({ name: 'claim', from: benefitMonth(birth, claimingAge) });
  return dates.sort((a, b) => compareDays(a.from, b.from));
}

export function compareDays(a: CalendarDay, b: CalendarDay): number {
  return a.year - b.year || a.month - b.month || a.day - b.day;
}

export function isCalendarDay({ year, month, day }: CalendarDay): boolean {
  return day >= 1 && day <= daysOfMonth(year, month);
}

/** Returns the number of days of a month from 1 to 12. */
function daysOfMonth(year: number, month: number): number {
  const isLeapYear = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return [31, isLeapYear ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0;
}

function assertBirth(birth: CalendarDay): void {
  assertWholeNumber('birth: year', birth.year, FIRST_DATED_BIRTH_YEAR, LAST_BIRTH_YEAR);
  assertWholeNumber('birth: month', birth.month, 1, 12);
  assertWholeNumber('birth: day', birth.day, 1, 31);
  if (!isCalendarDay(birth)) throw new RangeError('birth must be a day of the calendar');
}

/** Returns the birth year in the rules of Social Security: someone who was born on January 1 counts as born the year before. */
function birthYearOfSocialSecurity({ year, month, day }: CalendarDay): number {
  return month === 1 && day === 1 ? year - 1 : year;
}

/** Returns the first day of the month in which someone reaches an age: the month of the day before the birthday. */
function monthOfReaching({ year, month, day }: CalendarDay, ageInMonths: number): CalendarDay {
  const bornOnFirst = day === 1 ? 1 : 0;
  return afterMonths({ year, month, day: 1 }, ageInMonths - bornOnFirst);
}

/** Returns the first month during all of which someone is 62. Born on the 1st or 2nd, that is the month of the birthday. */
function firstBenefitMonth({ year, month, day }: CalendarDay): CalendarDay {
  return afterMonths({ year, month, day: 1 }, claimingAges.min * 12 + (day <= 2 ? 0 : 1));
}

/** Returns the first month of a benefit that is claimed at an age: the month of reaching it, at 62 the first full one. */
function benefitMonth(birth: CalendarDay, claimingAge: number): CalendarDay {
  const first = firstBenefitMonth(birth);
  const month = monthOfReaching(birth, toMonths(claimingAge));
  return compareDays(month, first) < 0 ? first : month;
}

/** Returns a birthday; of someone who was born on February 29, March 1 in other years. */
function birthday({ year, month, day }: CalendarDay, age: number): CalendarDay {
  const same = { year: year + age, month, day };
  return isCalendarDay(same) ? same : { year: same.year, month: 3, day: 1 };
}

/** Returns the same day some months later, or the last day of a month that is too short. */
function afterMonths({ year, month, day }: CalendarDay, months: number): CalendarDay {
  const count = year * 12 + month - 1 + months;
  const later = { year: Math.floor(count / 12), month: (count % 12) + 1 };
  return { ...later, day: Math.min(day, daysOfMonth(later.year, later.month)) };
}

const lastDayOfMonth = (day: CalendarDay): CalendarDay => afterMonths({ ...day, day: 31 }, 0);

const january = (year: number): CalendarDay => ({ year, month: 1, day: 1 });
