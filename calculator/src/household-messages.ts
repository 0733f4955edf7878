import { partnerFields } from '@whenabouts/core';

type PartnerField = 'currentAge' | 'annualIncome' | 'retirementAge';

/** The English messages of the fields for a household. */
export const householdMessages = {
  legend: 'Your household',
  couple: 'My partner and I',
  benefitCut: (percent: number, year: number): string =>
    `If Congress does nothing, Social Security pays ${percent}% from ${year}`,
  label: (name: PartnerField): string => partnerFields[name].label,
  sameYear: 'Until you change it, the calendar year in which you stop.',
  together:
    'The savings and contributions above belong to both of you. If you die at 85, your partner spends 75% as much.',
  sameAge: 'With this, the age stays the same.',
  /** @param before The earliest age without the additions; null if it is above 85. */
  tooEarly: (before: number | null): string =>
    `With this, 85 is too early to stop; without it, you could stop ${earliest(before)}.`,
  change: (before: number | null, after: number): string =>
    `With this, you could stop at ${after}; without it, ${earliest(before)}.`,
};

export type HouseholdMessages = typeof householdMessages;

function earliest(age: number | null): string {
  return age === null ? 'not by 85' : `at ${age}`;
}
