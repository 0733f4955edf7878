/** Social Security law that does not change every year. */

/**
 * Percent of the average indexed monthly earnings below, between and above the bend points that the
 * formula pays. Social Security Act § 215(a)(1)(A), 20 CFR 404.212.
 */
export const benefitFormulaPercentages = [90, 32, 15] as const;

/**
 * Returns the formula's benefit in cents a month, before rounding. Whole dollars give whole cents, without rounding errors.
 *
 * @param monthlyEarnings Average indexed monthly earnings in dollars.
 * @param bendPoints In dollars a month.
 */
export function benefitFormula(monthlyEarnings: number, [first, second]: readonly [number, number]): number {
  const [low, middle, high] = benefitFormulaPercentages;
  return (
    low * Math.min(monthlyEarnings, first) +
    middle * Math.max(Math.min(monthlyEarnings, second) - first, 0) +
    high * Math.max(monthlyEarnings - second, 0)
  );
}

/** Years of earnings that the formula averages. Social Security Act § 215(b)(2), 20 CFR 404.211(e). */
export const AVERAGED_YEARS = 35;

/** First birth year to which the delayed credit of 8 percent a year applies. 20 CFR 404.313. */
export const FIRST_BIRTH_YEAR = 1943;
/** Last birth year of the formulas, whose rules are the same for everyone born from 1960 on. */
export const LAST_BIRTH_YEAR = 2_100;

/** Claiming begins at 62 and earns delayed credits until 70. 20 CFR 404.310, 404.313. */
export const claimingAges = { min: 62, max: 70 } as const;

/** Age of first eligibility. Social Security Act § 215(a)(3). */
export const ELIGIBILITY_AGE = claimingAges.min;
/** The elapsed years count from the one after turning 21. § 215(b)(2). */
export const FIRST_ELAPSED_AGE = 22;

/** Returns the elapsed years: those until the year of turning 62, or of an earlier death. */
export function countElapsedYears(deathAge: number | null): number {
  return Math.min(deathAge ?? ELIGIBILITY_AGE, ELIGIBILITY_AGE) - FIRST_ELAPSED_AGE;
}

/** Returns the number of years that are averaged: the elapsed years less five, at least two. § 215(b)(2). */
export function countAveragedYears(deathAge: number | null): number {
  return Math.max(countElapsedYears(deathAge) - 5, 2);
}

/**
 * Returns the full retirement age in years, with months as twelfths: 66 for birth years 1943 to 1954, two months
 * more for each year to 1959, and 67 from 1960 on. Social Security Act § 216(l), 20 CFR 404.409.
 *
 * @param birthYear From 1943. People born on January 1 count as born the year before.
 */
export function fullRetirementAge(birthYear: number): number {
  const monthsAfter66 = Math.min(Math.max(birthYear - 1954, 0) * 2, 12);
  return 66 + monthsAfter66 / 12;
}

/*
 * Social Security Act § 202(q) and (w) as amended in 1983 (Public Law 98-21). 20 CFR 404.410(a): 5/9 of
 * 1 percent less for each of the first 36 months before full retirement age, 5/12 of 1 percent for each further month.
 * 20 CFR 404.313: 2/3 of 1 percent more for each month after full retirement age, up to age 70, for people born in 1943
 * or later. In thirty-sixths of a percent, all three rates are whole numbers, so no month is rounded.
 */
const REDUCTION_PER_MONTH = 20;
/** Months before full retirement age with the larger reduction, also of a spouse's benefit. */
export const MONTHS_OF_FULL_REDUCTION = 36;
const REDUCTION_PER_FURTHER_MONTH = 15;
const CREDIT_PER_MONTH = 24;

/** The benefit at full retirement age, in the unit of `claimingShare`. */
export const FULL_BENEFIT = 100 * 36;

/**
 * Returns the share of the benefit at full retirement age that is paid when claiming at `claimingAge`, in
 * thirty-sixths of a percent; a whole number.
 *
 * @param fullAge Full retirement age in years, 66 to 67, months as fractions.
 * @param claimingAge Years from 62, months as fractions, taken to the nearest month. Credits end at 70.
 */
export function claimingShare(fullAge: number, claimingAge: number): number {
  const monthsEarly = toMonths(fullAge) - toMonths(Math.min(claimingAge, claimingAges.max));
  if (monthsEarly <= 0) return FULL_BENEFIT - monthsEarly * CREDIT_PER_MONTH;
  const first = Math.min(monthsEarly, MONTHS_OF_FULL_REDUCTION);
  return FULL_BENEFIT - first * REDUCTION_PER_MONTH - (monthsEarly - first) * REDUCTION_PER_FURTHER_MONTH;
}

/** Rounds dollars down to whole ones. Floating point can leave a whole amount less than a millionth short, as 1,300 × 0.7. */
export function wholeDollars(amount: number): number {
  return Math.floor(amount + 1e-6);
}

/** Converts years to whole months. Rounds, because 66 + 2 / 12 is not exactly 794 twelfths in floating point. */
export function toMonths(age: number): number {
  return Math.round(age * 12);
}

/** The cut of Social Security that today's law leads to: see `trustFundForecast`. */
export const expectedCut = {
  /** First full calendar year without the fund. The fund is expected to be empty late in the year before. */
  fromYear: 2033,
  percentPaid: 78,
} as const;

/**
 * The share of the scheduled benefits that Social Security can pay from its income once the trust fund of retirement and
 * survivor benefits is empty, unless Congress acts. The Trustees expect that in the last quarter of 2032, and a lower
 * share in later decades, which the simulation leaves out.
 *
 * Source: the 2026 Trustees Report. The Trustees publish a new one each year.
 */
export const trustFundForecast = {
  reportYear: 2026,
  ...expectedCut,
  source: 'https://www.ssa.gov/oact/TR/2026/',
  lastChecked: '2026-11-23',
} as const;
