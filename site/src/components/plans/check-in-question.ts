import { yearsSince } from '@whenabouts/core';
import type { PlanRecord } from '@whenabouts/server/contract';
import { formatMonth } from '../../ui/format-date.ts';

/**
 * Returns the record that a check-in compares with today, then the earlier check-ins and the oldest record. Of the last
 * check-in and the saves since then, it compares the latest that is a year old: a plan that was corrected soon after its
 * first save is compared as corrected. If none is a year old, it compares the newest.
 *
 * @param records All records of a plan, newest first.
 * @param today ISO 8601.
 */
export function comparedRecords<R extends Pick<PlanRecord, 'kind' | 'createdAt'>>(
  records: readonly R[],
  today: string,
): R[] {
  const isCheckIn = ({ kind }: R) => kind === 'check-in';
  const sinceCheckIn = records.slice(0, records.findIndex(isCheckIn) + 1 || records.length);
  const compared = sinceCheckIn.find(({ createdAt }) => yearsSince(createdAt, today) > 0) ?? records[0];
  if (!compared) return [];
  const earlier = records.slice(records.indexOf(compared) + 1);
  return [compared, ...earlier.filter((record, index) => isCheckIn(record) || index === earlier.length - 1)];
}

/**
 * Returns the question of a check-in: "It is a year since November 2026. What do you have now?"
 *
 * @param since The time of the record to compare with today in ISO 8601.
 * @param years Whole years since then.
 */
export function questionText(since: string, years: number): string {
  const time = years === 0 ? 'less than a year' : years === 1 ? 'a year' : `${years} years`;
  return `It is ${time} since ${formatMonth(since)}. What do you have now?`;
}
