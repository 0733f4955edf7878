import type { Guide, GuideSource } from './guide.ts';
import { GuidePage } from './guide-page.tsx';
import { guideSummary } from './guides.ts';
import { coverageSections } from './healthcare-coverage.tsx';
import { careSections, dateSections } from './healthcare-deadlines-and-care.tsx';

/** The guide "Healthcare in Retirement". */
export function HealthcarePage() {
  return <GuidePage guide={guide} />;
}

const lead =
  'You would like to stop working at 61. Medicare begins at 65. Until 65, health insurance may be your ' +
  'largest bill. Then come deadlines that cost you money for life if you miss them. Later you may need care that ' +
  'Medicare doesn’t pay for. Each part can be planned, if you know its rules.';

const sources: readonly GuideSource[] = [
  {
    title: 'Medicare: parts, enrollment, penalties, Medigap and Medicare Advantage',
    publisher: 'Centers for Medicare & Medicaid Services',
    year: '2026',
    href: 'https://www.medicare.gov/',
  },
  {
    title: 'Part A and Part B premiums, deductibles and income-related amounts for 2026',
    publisher: 'Centers for Medicare & Medicaid Services, Federal Register',
    year: 'November 2025',
  },
  {
    title: 'Part D redesign instructions for 2026; Inflation Reduction Act of 2022, section 11201',
    publisher: 'Centers for Medicare & Medicaid Services',
    year: '2025',
  },
  {
    title: 'Marketplace coverage and poverty levels',
    publisher: 'HealthCare.gov',
    year: '2026',
    href: 'https://www.healthcare.gov/',
  },
  {
    title: 'Revenue Procedures 2025-19 and 2026-24 and Publication 969, health savings accounts',
    publisher: 'Internal Revenue Service',
    year: '2025 and 2026',
  },
  {
    title: 'Public Law 119-21: premium tax credit, and health savings accounts with bronze plans',
    publisher: 'United States Congress',
    year: 'July 4, 2025',
  },
  {
    title: 'How much care will you need?',
    publisher: 'Administration for Community Living',
    year: '2020',
    href: 'https://acl.gov/ltc',
  },
];

const guide: Guide = {
  ...guideSummary('healthcare'),
  lead,
  sections: [...coverageSections, ...dateSections, ...careSections],
  sources,
};
