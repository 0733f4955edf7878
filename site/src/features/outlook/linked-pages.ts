/** A page that a step or a date links to: an official one, or a part of the outlook. */
export type LinkedPage = readonly [name: string, href: string];

export const SSA_RETIREMENT: LinkedPage = [
  'Social Security: retirement benefits',
  'https://www.ssa.gov/retirement',
];
export const IRS_CATCH_UP: LinkedPage = [
  'IRS: catch-up contributions',
  'https://www.irs.gov/retirement-plans/plan-participant-employee/retirement-topics-catch-up-contributions',
];
