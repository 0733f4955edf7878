import { formatMonth } from '../../ui/format-date.ts';

/**
 * Returns the records that a check-in compares: all check-ins and the oldest record. Other saves only changed the plan.
 *
 * @param records All records of a plan, newest first.
 */
export function comparedRecords<R extends { kind: 'save' | 'check-in' }>(records: readonly R[]): R[] {
  return records.filter(({ kind }, index) => kind === 'check-in' || index === records.length - 1);
}

/**
 * Returns the question of a check-in: "It is a year since November 2026. What do you have now?"
 *
 * @param since The time of the last check-in or of the first record in ISO 8601.
 * @param years Whole years since then.
 */
export function questionText(since: string, years: number): string {
  const time = years === 0 ? 'less than a year' : years === 1 ? 'a year' : `${years} years`;
  return `It is ${time} since ${formatMonth(since)}. What do you have now?`;
}
