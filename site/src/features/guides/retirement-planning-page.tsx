import type { Guide } from './guide.ts';
import { GuidePage } from './guide-page.tsx';
import { guideSummary } from './guides.ts';
import { agesSections } from './retirement-planning-ages.tsx';
import { goalSections, incomeSections } from './retirement-planning-savings.tsx';

const guide: Guide = {
  ...guideSummary('retirement-planning'),
  lead: 'You are 45, you earn $80,000 a year, and there is $90,000 in your 401(k). You would like to stop at 67. Is that enough, or is it too late? One calculation answers most of it, and the rest of this guide is about what to do with the answer.',
  sections: [...goalSections, ...agesSections, ...incomeSections],
  sources: [
    {
      publisher: 'Social Security Administration',
      title: 'Retirement Benefits, publication 05-10035',
      year: '2025',
      href: 'https://www.ssa.gov/benefits/retirement/',
    },
    {
      publisher: 'Board of Governors of the Federal Reserve System',
      title: 'Survey of Consumer Finances 2022',
      year: '2023',
      href: 'https://www.federalreserve.gov/econres/scfindex.htm',
    },
    {
      publisher: 'Internal Revenue Service',
      title: 'Notice 2025-67, limits for retirement plans and IRAs in 2026',
      year: 'November 2025',
      href: 'https://www.irs.gov/newsroom/401k-limit-increases-to-24500-for-2026-ira-limit-increases-to-7500',
    },
    {
      publisher: 'Internal Revenue Service',
      title: 'Publications 590-A and 590-B on IRAs, and 575 on pensions and annuities',
      year: '2025',
      href: 'https://www.irs.gov/publications',
    },
    {
      publisher: 'Congress of the United States',
      title:
        'SECURE 2.0 Act of 2022 (Public Law 117-328, Division T), sections 103, 107, 109, 110, 302, 325 and 603',
      year: '2022',
    },
    {
      publisher: 'Centers for Medicare & Medicaid Services',
      title: 'Medicare.gov, when coverage can start',
      year: '2026',
      href: 'https://www.medicare.gov/',
    },
    {
      publisher: 'Journal of Financial Planning',
      title: 'William P. Bengen, “Determining Withdrawal Rates Using Historical Data”',
      year: 'October 1994',
    },
    {
      publisher: 'Morningstar',
      title: 'The State of Retirement Income, five editions',
      year: '2021 to 2025',
    },
  ],
};

/** The guide "Retirement Planning at 30, 45 and 60". */
export function RetirementPlanningPage() {
  return <GuidePage guide={guide} />;
}
