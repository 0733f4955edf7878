import {
  type CalendarDay,
  FIRST_DATED_BIRTH_YEAR,
  isCalendarDay,
  type PlannedAges,
  partnerRetirementAge,
  retirementDates,
} from '@whenabouts/core';
import { MONTHS } from '../../../ui/format-date.ts';
import type { OutlookAnswer } from '../outlook-results.ts';
import type { Birthday, Birthdays } from './birthdays.ts';
import { type DateRow, dateRows } from './date-texts.ts';

export type PlannedAnswer = Pick<OutlookAnswer, 'inputs' | 'assumptions' | 'charted' | 'isRetired'>;

interface Person {
  who: 'self' | 'partner';
  currentAge: number;
  planned: PlannedAges;
}

/** The dates of a person, or why there are none. */
export interface PersonDates extends Person {
  rows: readonly DateRow[];
  error?: string;
}

export const labels = {
  self: { birthday: 'Your birthday', dates: 'Your dates', owner: '' },
  partner: { birthday: 'Your partner’s birthday', dates: 'Your partner’s dates', owner: 'Your partner: ' },
} as const;

/** Returns the dates of the visitor and of the partner, by their birthdays; none for a birthday that is not complete. */
export function datesOfPeople(
  results: PlannedAnswer,
  birthdays: Birthdays,
  today: CalendarDay,
): readonly PersonDates[] {
  return listPeople(results).map((person) => ({
    ...person,
    ...listDates(person, birthdays[person.who], today),
  }));
}

function listPeople({ inputs, assumptions, charted, isRetired }: PlannedAnswer): Person[] {
  const { currentAge } = inputs;
  const { partner } = assumptions;
  const { retirementAge } = charted;
  const { claimingAge } = charted.benefit;
  const self: Person = {
    who: 'self',
    currentAge,
    planned: {
      ...(!isRetired && { retirementAge }),
      ...(claimingAge > currentAge && { claimingAge }),
    },
  };
  if (!partner) return [self];
  const stop = partnerRetirementAge(partner, { currentAge, retirementAge });
  const planned = {
    ...(partner.annualIncome > 0 && stop > partner.currentAge && { retirementAge: stop }),
    ...(partner.claimingAge !== null &&
      partner.claimingAge > partner.currentAge && { claimingAge: partner.claimingAge }),
  };
  return [self, { who: 'partner', currentAge: partner.currentAge, planned }];
}

/** Returns the rows of a person's dates, or why there are none; neither before the birthday is complete. */
function listDates(
  { currentAge, planned }: Person,
  { month, day }: Birthday,
  today: CalendarDay,
): { rows: readonly DateRow[]; error?: string } {
  if (month === '' || day === '') return { rows: [] };
  const birthday = { month: MONTHS.indexOf(month as (typeof MONTHS)[number]) + 1, day: Number(day) };
  if (!isCalendarDay({ ...birthday, year: 2000 })) return { rows: [], error: `${month} has no day ${day}.` };
  const isLater = birthday.month - today.month || birthday.day - today.day;
  const birth = { ...birthday, year: today.year - currentAge - (isLater > 0 ? 1 : 0) };
  if (!isCalendarDay(birth)) {
    return {
      rows: [],
      error: `Someone who is ${currentAge} was not born on February 29. Please check the age.`,
    };
  }
  if (birth.year < FIRST_DATED_BIRTH_YEAR) {
    return { rows: [], error: `All of these dates are past at ${currentAge}.` };
  }
  return { rows: dateRows(retirementDates(birth, planned), today) };
}
