import { type CalendarDay, compareDays } from '@whenabouts/core';
import { UnbrokenAmounts } from '@whenabouts/view';
import { useState } from 'react';
import { download } from '../../../download.ts';
import { Button } from '../../../ui/button.tsx';
import { MONTHS } from '../../../ui/format-date.ts';
import { stack } from '../../../ui/layout.css.ts';
import { notPrinted } from '../../../ui/printed.css.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import * as textStyles from '../outlook-text.css.ts';
import type { Birthday, Birthdays } from './birthdays.ts';
import { formatCalendarFile } from './calendar-file.ts';
import type { DateRow } from './date-texts.ts';
import * as styles from './dates.css.ts';
import { datesOfPeople, labels, type PersonDates, type PlannedAnswer } from './dates-of-people.ts';
import { localToday } from './local-today.ts';

const DAYS = Array.from({ length: 31 }, (_, index) => String(index + 1));

interface DatesPartProps {
  results: PlannedAnswer;
  birthdays: Birthdays;
  setBirthdays: (birthdays: Birthdays) => void;
}

/** Asks for birthdays, and lists the dates that follow from them. Nothing is stored or sent. */
export function DatesPart({ results, birthdays, setBirthdays }: DatesPartProps) {
  const [today] = useState(localToday);
  const people = datesOfPeople(results, birthdays, today);
  const pronoun = people.length > 1 ? 'them' : 'it';
  const hasRows = people.some(({ rows }) => rows.length > 0);
  return (
    <div className={stack[5]}>
      <p className={`${textStyles.prose} ${notPrinted}`}>
        {people.length > 1 ? 'Your birthdays are' : 'Your birthday is'} used on this page only. We don’t store
        or send {pronoun}, and a link does not contain {pronoun}.
      </p>
      {people.map(({ who, rows, error }) => (
        <section key={who} className={stack[4]} aria-label={labels[who].dates}>
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

/** Downloads the dates from today on: a calendar need not have the beginning of a period that has begun. */
function downloadCalendar(people: readonly PersonDates[], today: CalendarDay): void {
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
