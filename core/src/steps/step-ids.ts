/** The next steps. Saved plans contain the ids of those that are done: do not rename one. */
export const stepIds = [
  'record',
  'match',
  'contributions',
  'catch-up',
  'spending',
  'bad-years',
  'claim',
  'partner-claim',
  'partner-year',
  'pay-off',
  'ending-cost',
  'health',
  'work',
  'check-in',
] as const;

export type StepId = (typeof stepIds)[number];

/** Steps with a date in each year. */
export const yearlySteps: readonly StepId[] = ['record', 'contributions', 'catch-up', 'check-in'];
