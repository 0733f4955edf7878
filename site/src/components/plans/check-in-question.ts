import { yearsSince } from '@whenabouts/core';
import type { PlanRecord } from '@whenabouts/server/contract';
import { formatMonth } from '../../ui/format-date.ts';

/**
 * Returns the records that a check-in compares: the one to compare with today, and the check-ins before it and the oldest
 * record. The first one is the last that is a year old, and otherwise the newest, so that a corrected plan is compared as
 * corrected. Nothing before the last check-in is compared with today.
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
