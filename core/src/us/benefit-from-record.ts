/** The Social Security retirement benefit of a record of earnings, by the formula of the Social Security Act § 215. */

import { assertNumber, assertWholeNumber } from '../assert.ts';
import { currentLaw } from './law.ts';
import {
  benefitFormula,
  claimingAges,
  claimingShare,
  countAveragedYears,
  countElapsedYears,
  ELIGIBILITY_AGE,
  FIRST_BIRTH_YEAR,
  FIRST_ELAPSED_AGE,
  FULL_BENEFIT,
  fullRetirementAge,
  LAST_BIRTH_YEAR,
} from './social-security.ts';
import { averageWages, costOfLivingAdjustments, figureOf, lastYear, taxableMaxima } from './wage-history.ts';
import { creditsOf, MIN_CREDITS } from './work-credits.ts';

/** Earnings of a calendar year, in dollars of that year. */
export interface YearOfEarnings {
  readonly year: number;
  readonly dollars: number;
}

export interface RecordedWork {
  /** One entry for each year of the record, in any order; years without an entry have no earnings. */
  readonly earnings: readonly YearOfEarnings[];
  /** Whole number from 1943 to 2100. People born on January 1 count as born the year before. */
  readonly birthYear: number;
  /** First calendar year without pay. */
  readonly stopYear: number;
  /** Pay of each year from `firstFutureYear` until the year before `stopYear`, in dollars a year. */
  readonly futureEarnings: number;
  /** In years from 62 to 70, with months as fractions. */
  readonly claimingAge: number;
  /** Age at death in whole years, from 22 to 120; the death must be in 1979 or later. Before 62, fewer years are averaged. */
  readonly diesAtAge?: number | undefined;
  /** Calendar year of the payment, which has the raises of the years before it. From 1979 to the current law's, the default. */
  readonly benefitYear?: number;
}

/** A year of a record as the formula counts it. */
export interface IndexedYear extends YearOfEarnings {
  /** Earnings up to the year's maximum, in wages of the indexing year, in dollars and cents. */
  readonly indexed: number;
  /** True if the year is one of the highest, which are averaged. */
  readonly isAveraged: boolean;
}

export interface RecordBenefit {
  /** Recorded years that count and future ones, oldest first. */
  readonly years: readonly IndexedYear[];
  /** Number of the highest years that are averaged; 35 except after an early death. */
  readonly averagedYears: number;
  /** Sum of the highest indexed years, in whole dollars. */
  readonly indexedTotal: number;
  /** In whole dollars a month. */
  readonly averageIndexedMonthlyEarnings: number;
  /** Credits for work, up to 4 a year. */
  readonly credits: number;
  /** § 214(a). */
  readonly requiredCredits: number;
  /**
   * In dollars a month, with the raises before `benefitYear`; 0 without enough credits. The children of someone who dies
   * young, and the parent who cares for them, can have benefits for 6 credits in the last three years (§ 214(b)): not modeled.
   */
  readonly primaryInsuranceAmount: number;
  /** Paid at the claiming age, in whole dollars a month; 0 without enough credits, and for someone who dies before. */
  readonly monthlyBenefit: number;
}

/** The wages of the second year before eligibility index the earnings. § 215(b)(3). */
const YEARS_BEFORE_ELIGIBILITY = 2;

/** First year of eligibility with this formula. § 215(a)(4). */
const FIRST_ELIGIBILITY_YEAR = 1979;

/**
 * Calculates the benefit of a record.
 *
 * Earnings up to each year's maximum are multiplied by the growth of the country's wages until the year of turning 60, or
 * until two years before an earlier death, and rounded to a cent. The 35 highest are averaged. The bend points are
 * those of the year of turning 62 or of the earlier death; the cost-of-living adjustments from that year on are added.
 *
 * The year of the claim and later years do not count (§ 215(b)(2)(B)). Social Security recomputes the benefit of someone who
 * works on after the claim (§ 215(f)); that is not modeled. The year of a death before the claim counts.
 *
 * Future wages are unknown: they are taken as those of the last known year, so that earnings, bend points and
 * benefit of someone younger than 62 are in today's wages.
 *
 * @throws {TypeError | RangeError} naming the value and its allowed range.
 */
export function benefitFromRecord(work: RecordedWork): RecordBenefit {
  assertRecordedWork(work);
  const { birthYear, claimingAge, diesAtAge = Infinity, benefitYear = currentLaw.year } = work;
  const eligibilityYear = eligibilityYearOf(work);
  const lifetimeEarnings = allEarnings(work);
  const averagedYears = countAveragedYears(diesAtAge);
  const years = indexedYears(lifetimeEarnings, eligibilityYear - YEARS_BEFORE_ELIGIBILITY, averagedYears);
  // Whole cents have no rounding errors, which could take a dollar from the average.
  const cents = sum(
    years.filter(({ isAveraged }) => isAveraged).map(({ indexed }) => Math.round(indexed * 100)),
  );
  const averageIndexedMonthlyEarnings = Math.floor(cents / (1_200 * averagedYears));
  const credits = sum(lifetimeEarnings.map(({ year, dollars }) => creditsOf(year, dollars)));
  const requiredCredits = Math.max(countElapsedYears(diesAtAge), MIN_CREDITS);
  const dimes =
    credits >= requiredCredits
      ? primaryInsuranceDimes(averageIndexedMonthlyEarnings, eligibilityYear, benefitYear)
      : 0;
  const share = claimingShare(fullRetirementAge(birthYear), claimingAge);
  return {
    years,
    averagedYears,
    indexedTotal: Math.round(cents / 100),
    averageIndexedMonthlyEarnings,
    credits,
    requiredCredits,
    primaryInsuranceAmount: dimes / 10,
    monthlyBenefit: diesAtAge > claimingAge ? Math.floor((dimes * share) / (10 * FULL_BENEFIT)) : 0,
  };
}

function assertRecordedWork(work: RecordedWork): void {
  const { birthYear, stopYear, futureEarnings, claimingAge, diesAtAge, benefitYear } = work ?? {};
  assertWholeNumber('birthYear', birthYear, FIRST_BIRTH_YEAR, LAST_BIRTH_YEAR);
  assertWholeNumber('stopYear', stopYear, averageWages.firstYear, LAST_BIRTH_YEAR + 120);
  assertNumber('futureEarnings', futureEarnings, 0, 1e12);
  assertNumber('claimingAge', claimingAge, claimingAges.min, claimingAges.max);
  if (diesAtAge !== undefined) assertWholeNumber('diesAtAge', diesAtAge, FIRST_ELAPSED_AGE, 120);
  if (eligibilityYearOf(work) < FIRST_ELIGIBILITY_YEAR) {
    throw new RangeError(
      `the year of turning 62, or of an earlier death, must be ${FIRST_ELIGIBILITY_YEAR} or later, not ${eligibilityYearOf(work)}`,
    );
  }
  if (benefitYear !== undefined) {
    assertWholeNumber('benefitYear', benefitYear, FIRST_ELIGIBILITY_YEAR, currentLaw.year);
  }
  if (!Array.isArray(work.earnings)) throw new TypeError('earnings must be a list of years');
  const seen = new Set<number>();
  for (const entry of work.earnings) {
    const firstYear = Math.max(averageWages.firstYear, birthYear);
    assertWholeNumber('earnings: year', entry?.year, firstYear, LAST_BIRTH_YEAR + 120);
    assertNumber(`earnings of ${entry.year}`, entry.dollars, 0, 1e12);
    if (seen.has(entry.year))
      throw new RangeError(`earnings must have each year once, not ${entry.year} twice`);
    seen.add(entry.year);
  }
}

/** Returns the year of turning 62, or of an earlier death. */
const eligibilityYearOf = ({ birthYear, diesAtAge = Infinity }: RecordedWork): number =>
  birthYear + Math.min(ELIGIBILITY_AGE, diesAtAge);

/**
 * Returns the first year that counts with future pay. It is the last complete year if the record ends before it,
 * because Social Security records a year months after its end. A worker without a record has not worked before this year.
 */
export function firstFutureYear(earnings: readonly YearOfEarnings[]): number {
  if (earnings.length === 0) return currentLaw.year;
  return Math.max(...earnings.map(({ year }) => year + 1), currentLaw.year - 1);
}

/** Returns the recorded and future years before the claim, or through the year of an earlier death, oldest first. */
function allEarnings({
  earnings,
  birthYear,
  stopYear,
  futureEarnings,
  claimingAge,
  diesAtAge = Infinity,
}: RecordedWork) {
  // The month of birth is unknown: someone born in the middle of the year reaches 66 years and 10 months in the next year.
  const end = birthYear + (diesAtAge > claimingAge ? Math.round(claimingAge) : diesAtAge + 1);
  const recorded = earnings.filter(({ year }) => year < end).sort((a, b) => a.year - b.year);
  const future: YearOfEarnings[] = [];
  for (let year = firstFutureYear(earnings); year < Math.min(stopYear, end); year++) {
    future.push({ year, dollars: futureEarnings });
  }
  return [...recorded, ...future];
}

function indexedYears(
  all: readonly YearOfEarnings[],
  indexingYear: number,
  averagedYears: number,
): IndexedYear[] {
  const years = all.map(({ year, dollars }) => {
    const counted = Math.min(dollars, figureOf(taxableMaxima, year));
    const growth =
      year < indexingYear ? figureOf(averageWages, indexingYear) / figureOf(averageWages, year) : 1;
    return { year, dollars, indexed: Math.round(counted * growth * 100) / 100 };
  });
  const highest = new Set([...years].sort((a, b) => b.indexed - a.indexed).slice(0, averagedYears));
  return years.map((year) => ({ ...year, isAveraged: year.dollars > 0 && highest.has(year) }));
}

/** Bend points of 1979, and the year whose wage index they rise with. § 215(a)(1)(B). */
const BEND_POINTS_1979 = [180, 1_085] as const;
const BEND_POINT_BASE_YEAR = 1977;

/** Returns the bend points of a year of first eligibility, in dollars a month. */
export function bendPointsOf(eligibilityYear: number): [number, number] {
  const growth =
    figureOf(averageWages, eligibilityYear - YEARS_BEFORE_ELIGIBILITY) /
    figureOf(averageWages, BEND_POINT_BASE_YEAR);
  const [first, second] = BEND_POINTS_1979;
  return [Math.round(first * growth), Math.round(second * growth)];
}

/**
 * Returns the primary insurance amount in whole dimes: the formula's amount rounded down to a dime, and again after each
 * cost-of-living adjustment from the year of eligibility, at least 1979, to the one before `benefitYear`. § 215(a)(2), (i).
 */
export function primaryInsuranceDimes(
  monthlyEarnings: number,
  eligibilityYear: number,
  benefitYear: number,
): number {
  let dimes = Math.floor(benefitFormula(monthlyEarnings, bendPointsOf(eligibilityYear)) / 10);
  const last = Math.min(benefitYear - 1, lastYear(costOfLivingAdjustments));
  for (let raised = eligibilityYear; raised <= last; raised++) {
    // Tenths of a percent are whole numbers, so no dime is lost to floating point.
    const tenths = Math.round(figureOf(costOfLivingAdjustments, raised) * 10);
    dimes = Math.floor((dimes * (1_000 + tenths)) / 1_000);
  }
  return dimes;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
