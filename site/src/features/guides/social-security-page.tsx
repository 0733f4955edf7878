import { formatDollars } from '@whenabouts/core';
import type { Guide, GuideSource } from './guide.ts';
import { GuidePage } from './guide-page.tsx';
import { guideSummary } from './guides.ts';
import { example, optionAt } from './social-security-example.ts';
import { benefitSections, choiceSections } from './social-security-text.tsx';

/** The guide "Social Security: When to Claim". */
export function SocialSecurityPage() {
  return <GuidePage guide={guide} />;
}

const lead =
  `You are 61, and your statement says ${formatDollars(example.monthlyBenefit)} a month from 67. You could also ` +
  `have about ${formatDollars(optionAt(62).monthlyBenefit)} from 62, or ` +
  `${formatDollars(optionAt(70).monthlyBenefit)} from 70, in today’s dollars and for as long as you live. ` +
  'Where do these numbers come from, and which of them is yours?';

const sources: readonly GuideSource[] = [
  {
    title: 'Retirement benefits',
    publisher: 'Social Security Administration',
    year: '2026',
    href: 'https://www.ssa.gov/benefits/retirement/',
  },
  {
    title: 'Cost-of-living adjustment, taxable maximum and earnings test for 2026',
    publisher: 'Social Security Administration',
    year: 'October 2025',
  },
  {
    title: 'Social Security Act, sections 202, 203, 215 and 216; 20 CFR 404.313 and 404.410',
    publisher: 'United States Congress and Social Security Administration',
    year: 'as in force in 2026',
  },
  {
    title: 'Annual reports on the Old-Age and Survivors Insurance Trust Fund',
    publisher: 'Board of Trustees',
    year: 'June 2025 and June 2026',
  },
  {
    title: 'Internal Revenue Code, section 86; Publication 915',
    publisher: 'United States Congress and Internal Revenue Service',
    year: 'as in force in 2026',
  },
  {
    title: 'Social Security Fairness Act of 2023, Public Law 118-273',
    publisher: 'United States Congress',
    year: 'signed January 5, 2025',
  },
];

const guide: Guide = {
  ...guideSummary('social-security'),
  lead,
  sections: [...benefitSections, ...choiceSections],
  sources,
};
