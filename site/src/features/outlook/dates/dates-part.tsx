import {
  type CalendarDay,
  compareDays,
  FIRST_DATED_BIRTH_YEAR,
  isCalendarDay,
  type PlannedAges,
  partnerRetirementAge,
  retirementDates,
} from '@whenabouts/core';
import { UnbrokenAmounts } from '@whenabouts/view';
import { useState } from 'react';
import { download } from '../../../download.ts';
import { Button } from '../../../ui/button.tsx';
import { MONTHS } from '../../../ui/format-date.ts';
import { notPrinted } from '../../../ui/printed.css.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import type { OutlookAnswer } from '../outlook-results.ts';
import * as textStyles from '../outlook-text.css.ts';
import type { Birthday, Birthdays } from './birthdays.ts';
import { formatCalendarFile } from './calendar-file.ts';
import { type DateRow, dateRows } from './date-texts.ts';
import * as styles from './dates.css.ts';
import { localToday } from './local-today.ts';

const DAYS = Array.from({ length: 31 }, (_, index) => String(index + 1));

type PlannedAnswer = Pick<OutlookAnswer, 'inputs' | 'assumptions' | 'charted' | 'isRetired'>;

interface DatesPartProps {
  results: PlannedAnswer;
  birthdays: Birthdays;
  setBirthdays: (birthdays: Birthdays) => void;
}

interface Person {
  who: 'self' | 'partner';
  currentAge: number;
  planned: PlannedAges;
}

/** Asks for birthdays, and lists the dates that follow from them. Nothing is stored or sent. */
export function DatesPart({ results, birthdays, setBirthdays }: DatesPartProps) {
  const [today] = useState(localToday);
  const people = peopleOf(results).map((person) => ({
    ...person,
    ...datesOf(person, birthdays[person.who], today),
  }));
  const hasRows = people.some(({ rows }) => rows.length > 0);
  return (
    <div className={styles.dates}>
      <p className={`${textStyles.prose} ${notPrinted}`}>
        {people.length > 1 ? 'Your birthdays are' : 'Your birthday is'} used on this page only. We don’t store
        or send {people.length > 1 ? 'them' : 'it'}, and a link does not contain{' '}
        {people.length > 1 ? 'them' : 'it'}.
      </p>
      {people.map(({ who, rows, error }) => (
        <section key={who} className={styles.person} aria-label={labels[who].dates}>
          <BirthdayFields
            legend={labels[who].birthday}
            birthday={birthdays[who]}
            error={error}
            onChange={(birthday) => setBirthdays({ ...birthdays, [who]: birthday })}
          />
          <DateList label={labels[who].dates} rows={rows} />
        </section>
      ))}
      {hasRows && (
        <div className={notPrinted}>
          <Button kind="secondary" onClick={() => downloadCalendar(people, today)}>
            Download for your calendar
          </Button>
        </div>
      )}
    </div>
  );
}

const labels = {
  self: { birthday: 'Your birthday', dates: 'Your dates', owner: '' },
  partner: { birthday: 'Your partner’s birthday', dates: 'Your partner’s dates', owner: 'Your partner: ' },
} as const;

interface BirthdayFieldsProps {
  legend: string;
  birthday: Birthday;
  error: string | undefined;
  onChange: (birthday: Birthday) => void;
}

function BirthdayFields({ legend, birthday, error, onChange }: BirthdayFieldsProps) {
  return (
    <fieldset className={`${styles.birthday} ${notPrinted}`}>
      <legend>{legend}</legend>
      <SelectField
        label="Month"
        choices={MONTHS}
        placeholder="Choose"
        value={birthday.month}
        onChange={({ currentTarget }) => onChange({ ...birthday, month: currentTarget.value })}
      />
      <SelectField
        label="Day"
        choices={DAYS}
        placeholder="Choose"
        value={birthday.day}
        error={error}
        isErrorAnnounced
        onChange={({ currentTarget }) => onChange({ ...birthday, day: currentTarget.value })}
      />
    </fieldset>
  );
}

function DateList({ label, rows }: { label: string; rows: readonly DateRow[] }) {
  if (rows.length === 0) return null;
  return (
    <ol className={styles.list} aria-label={label}>
      {rows.map(({ name, when, title, text, page }) => (
        <li key={name} className={styles.row}>
          <span className={styles.when}>{when}</span>
          <span className={styles.what}>
            <strong>{title}</strong>
            <span className={textStyles.note}>
              <UnbrokenAmounts text={text} />{' '}
              {page && (
                <a className={notPrinted} href={page[1]}>
                  {page[0]}
                </a>
              )}
            </span>
          </span>
        </li>
      ))}
    </ol>
  );
}

function peopleOf({ inputs, assumptions, charted, isRetired }: PlannedAnswer): Person[] {
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
function datesOf(
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

/** Downloads the dates from today on: a calendar need not have the beginning of a period that has begun. */
function downloadCalendar(
  people: readonly (Person & { rows: readonly DateRow[] })[],
  today: CalendarDay,
): void {
  const events = people.flatMap(({ who, rows }) =>
    rows
      .filter(({ day }) => compareDays(day, today) >= 0)
      .map(({ name, day, title, text, page }) => ({
        id: `${who}-${name}`,
        day,
        title: labels[who].owner + title,
        text,
        url: page?.[1],
      })),
  );
  const file = formatCalendarFile(events, new Date().toISOString());
  download('whenabouts-dates.ics', new Blob([file], { type: 'text/calendar;charset=utf-8' }));
}
