import type { Guide, GuideSource } from './guide.ts';
import { GuidePage } from './guide-page.tsx';
import { guideSummary } from './guides.ts';
import { accountSections, withdrawalSections } from './tax-planning-accounts.tsx';
import { thresholdSections } from './tax-planning-thresholds.tsx';

/** The guide "Tax Planning for Retirement". */
export function TaxPlanningPage() {
  return <GuidePage guide={guide} />;
}

const lead =
  'You have stopped working at 62 and need $60,000 for the year. If you are single and take all of it from a ' +
  'traditional IRA, federal tax is about $5,000. Take it from several accounts, and the same $60,000 can cost a ' +
  'quarter of that. So a part of your tax bill is now a choice, and you make it every year.';

const sources: readonly GuideSource[] = [
  {
    title: 'Revenue Procedure 2025-32: standard deduction and brackets for 2026',
    publisher: 'Internal Revenue Service',
    year: 'October 2025',
  },
  {
    title: 'Notice 2025-67: limits of retirement plans for 2026',
    publisher: 'Internal Revenue Service',
    year: 'November 2025',
  },
  {
    title: 'Revenue Procedure 2022-38: brackets for 2023, as in our explainer',
    publisher: 'Internal Revenue Service',
    year: '2022',
  },
  {
    title: 'Retirement plans, with the rules on required minimum distributions',
    publisher: 'Internal Revenue Service',
    year: '2026',
    href: 'https://www.irs.gov/retirement-plans',
  },
  {
    title: 'Publication 590-B, with the Uniform Lifetime Table; 26 CFR 1.401(a)(9)-9',
    publisher: 'Internal Revenue Service',
    year: 'table in use since 2022',
  },
  {
    title: 'SECURE 2.0 Act of 2022, Public Law 117-328, division T, sections 107, 302 and 325',
    publisher: 'United States Congress',
    year: '2022',
  },
  {
    title: 'Internal Revenue Code, sections 86, 408(d)(8), 1411 and 4974',
    publisher: 'United States Congress',
    year: 'as in force in 2026',
  },
  {
    title: 'Public Law 119-21: tax rates, and the deduction for people of 65 and older',
    publisher: 'United States Congress',
    year: 'July 4, 2025',
  },
];

const guide: Guide = {
  ...guideSummary('tax-planning'),
  lead,
  sections: [...accountSections, ...withdrawalSections, ...thresholdSections],
  sources,
};
