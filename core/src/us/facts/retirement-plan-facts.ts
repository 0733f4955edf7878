import {
  FIRST_DIVISOR_AGE,
  firstDistributionAge,
  uniformLifetimeDivisors,
} from '../required-distribution.ts';
import { age, CONGRESS, dollars, type Facts, IRS, percent } from './facts.ts';

const SECURE_2 = 'SECURE 2.0 Act of 2022 (Public Law 117-328, division T)';

/** Contribution limits and income limits of workplace plans and IRAs. */
export const retirementPlans2026 = {
  year: 2026,
  figures: {
    workplacePlan: dollars('401(k), 403(b), most 457 plans and Thrift Savings Plan, at most', 24_500),
    workplaceCatchUp: dollars('Catch-up from 50', 8_000),
    workplaceHigherCatchUp: dollars('Catch-up at 60 to 63', 11_250),
    rothCatchUpWages: dollars('Catch-up must be Roth if wages of the year before were above', 150_000),
    ira: dollars('IRAs, traditional and Roth together, at most', 7_500),
    iraCatchUp: dollars('IRA catch-up from 50', 1_100),
    rothIraSingleFrom: dollars('Roth IRA contribution phases out from an income of (single)', 153_000),
    rothIraSingleTo: dollars('Roth IRA contribution ends at an income of (single)', 168_000),
    rothIraJointFrom: dollars(
      'Roth IRA contribution phases out from an income of (married filing jointly)',
      242_000,
    ),
    rothIraJointTo: dollars('Roth IRA contribution ends at an income of (married filing jointly)', 252_000),
    deductionSingleFrom: dollars(
      'IRA deduction with a workplace plan phases out from an income of (single)',
      81_000,
    ),
    deductionSingleTo: dollars('IRA deduction with a workplace plan ends at an income of (single)', 91_000),
    deductionJointFrom: dollars(
      'IRA deduction with a workplace plan phases out from an income of (married filing jointly)',
      129_000,
    ),
    deductionJointTo: dollars(
      'IRA deduction with a workplace plan ends at an income of (married filing jointly)',
      149_000,
    ),
    charitableDistribution: dollars('Gift to charity straight from an IRA, at most', 111_000),
  },
  sources: [
    {
      title: 'Notice 2025-67, limits for retirement plans and IRAs in 2026',
      publisher: IRS,
      href: 'https://www.irs.gov/newsroom/401k-limit-increases-to-24500-for-2026-ira-limit-increases-to-7500',
    },
  ],
  lastChecked: '2026-11-22',
} as const satisfies Facts;

/** The limits of each year, oldest first. */
export const retirementPlanYears: readonly Facts[] = [retirementPlans2026];

/** The federal match for savers with low incomes, which replaces the Saver's Credit. */
export const saversMatch2027 = {
  year: 2027,
  figures: {
    contribution: dollars('Contribution that is matched, at most', 2_000),
    match: dollars('Match, at most', 1_000),
    singleFull: dollars('Full match up to an income of (single)', 20_500),
    singleEnd: dollars('No match from an income of (single)', 35_500),
    jointFull: dollars('Full match up to an income of (married filing jointly)', 41_000),
    jointEnd: dollars('No match from an income of (married filing jointly)', 71_000),
  },
  sources: [{ title: `${SECURE_2}, section 103; Internal Revenue Code, section 6433`, publisher: CONGRESS }],
  lastChecked: '2026-11-22',
} as const satisfies Facts;

/** Ages at which required minimum distributions begin, and the taxes on mistakes. */
export const requiredDistributions = {
  year: null,
  figures: {
    ageBefore1960: age(
      'Required minimum distributions begin, born from 1951 to 1959',
      firstDistributionAge(1959),
    ),
    ageFrom1960: age(
      'Required minimum distributions begin, born in 1960 or later',
      firstDistributionAge(1960),
    ),
    missedTax: percent('Tax on a missed distribution', 25),
    correctedTax: percent('Tax on a missed distribution if corrected in time', 10),
    earlyTax: percent('Additional tax on most withdrawals before 59½', 10),
  },
  sources: [
    { title: `${SECURE_2}, sections 107 and 302`, publisher: CONGRESS },
    { title: 'Internal Revenue Code, sections 72(t) and 4974', publisher: CONGRESS },
  ],
  lastChecked: '2026-11-22',
} as const satisfies Facts;

export const uniformLifetimeTable: Facts = {
  year: null,
  figures: Object.fromEntries(
    uniformLifetimeDivisors.map((value, index) => {
      const ownerAge = FIRST_DIVISOR_AGE + index;
      return [`at${ownerAge}`, { label: `Divisor at ${ownerAge}`, value, unit: 'divisor' }];
    }),
  ),
  sources: [
    {
      title: '26 CFR 1.401(a)(9)-9(c); Publication 590-B, Uniform Lifetime Table',
      publisher: IRS,
      href: 'https://www.irs.gov/publications/p590b',
    },
  ],
  lastChecked: '2026-11-22',
};
