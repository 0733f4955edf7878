/** The parts of the page that are opened on demand, in the order of the page. */
export const outlookParts = {
  'year-by-year': 'Year by year',
  'past-retirements': 'Past retirements',
  assumptions: 'Assumptions',
  compare: 'Compare versions',
  'check-in': 'Check in next year',
} as const;

export type OutlookPart = keyof typeof outlookParts;

export const partIds = Object.keys(outlookParts) as OutlookPart[];
