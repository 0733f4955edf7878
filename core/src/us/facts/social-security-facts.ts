import { law2026 } from '../law.ts';
import { claimingAges, fullRetirementAge } from '../social-security.ts';
import { age, CONGRESS, dollars, type Facts, percent } from './facts.ts';

const SSA = 'Social Security Administration';

/** Earnings, raises and the earnings test of one year. */
export const socialSecurity2026 = {
  year: 2026,
  figures: {
    taxableMaximum: dollars('Taxable maximum, also called wage base', law2026.socialSecurity.taxableMaximum),
    firstBendPoint: dollars(
      'First bend point of the benefit formula (a month)',
      law2026.socialSecurity.bendPoints[0],
    ),
    secondBendPoint: dollars(
      'Second bend point of the benefit formula (a month)',
      law2026.socialSecurity.bendPoints[1],
    ),
    costOfLiving: percent('Cost-of-living adjustment', 2.8),
    earningsTest: dollars('Earnings test limit in years before full retirement age', 24_480),
    earningsTestLastYear: dollars('Earnings test limit in the year of full retirement age', 65_160),
  },
  sources: [
    {
      title: 'Cost-of-living adjustment, taxable maximum and earnings test for 2026, October 2025',
      publisher: SSA,
      href: 'https://www.ssa.gov/oact/cola/autoAdj.html',
    },
    {
      title: 'Benefit formula bend points',
      publisher: SSA,
      href: 'https://www.ssa.gov/oact/cola/bendpoints.html',
    },
  ],
  lastChecked: '2026-11-22',
} as const satisfies Facts;

/** The figures of 2027 that we have read. The announcement also has the bend points. */
export const socialSecurity2027 = {
  year: 2027,
  figures: {
    taxableMaximum: dollars(socialSecurity2026.figures.taxableMaximum.label, 192_300),
    costOfLiving: percent(socialSecurity2026.figures.costOfLiving.label, 3.6),
    earningsTest: dollars(socialSecurity2026.figures.earningsTest.label, 25_560),
    earningsTestLastYear: dollars(socialSecurity2026.figures.earningsTestLastYear.label, 67_920),
  },
  sources: [
    {
      title: 'Cost-of-Living Increase and Other Determinations for 2027, Federal Register, October 26, 2026',
      publisher: SSA,
    },
  ],
  unconfirmed: true,
  lastChecked: '2026-11-23',
} as const satisfies Facts;

/** Incomes above which part of a benefit is taxable. Set in 1983 and 1993 and never adjusted. */
export const benefitTaxation = {
  year: null,
  figures: {
    halfSingle: dollars('Up to half of the benefit is taxable above (single)', 25_000),
    mostSingle: dollars('Up to 85 percent of the benefit is taxable above (single)', 34_000),
    halfJoint: dollars('Up to half of the benefit is taxable above (married filing jointly)', 32_000),
    mostJoint: dollars('Up to 85 percent of the benefit is taxable above (married filing jointly)', 44_000),
  },
  sources: [{ title: 'Internal Revenue Code, section 86', publisher: CONGRESS }],
  lastChecked: '2026-11-22',
} as const satisfies Facts;

export const socialSecurityAges = {
  year: null,
  figures: {
    earliest: age('Earliest retirement benefit', claimingAges.min),
    full: age('Full retirement age, born in 1960 or later', fullRetirementAge(1960)),
    latest: age('Delayed credits end', claimingAges.max),
  },
  sources: [
    {
      title: 'Social Security Act, section 216(l); 20 CFR 404.310, 404.313 and 404.409',
      publisher: 'United States Congress and Social Security Administration',
    },
  ],
  lastChecked: '2026-11-22',
} as const satisfies Facts;
