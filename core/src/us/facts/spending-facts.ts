import { dollars, type Facts } from './facts.ts';

/** Average spending of households in a year, by the age of the person who owns or rents the home. It leaves out income tax. */
export const householdSpending2023 = {
  year: 2023,
  figures: {
    at55: dollars('Average spending a year, 55 to 64', 83_379),
    at65: dollars('Average spending a year, 65 to 74', 65_149),
    at75: dollars('Average spending a year, 75 and over', 53_031),
  },
  sources: [
    {
      title: 'Consumer Expenditure Surveys 2023, means by age of reference person (Table 1300)',
      publisher: 'Bureau of Labor Statistics',
      href: 'https://www.bls.gov/cex/tables/calendar-year/mean-item-share-average-standard-error/reference-person-age-ranges-2023.xlsx',
    },
  ],
  lastChecked: '2026-11-29',
} as const satisfies Facts;
