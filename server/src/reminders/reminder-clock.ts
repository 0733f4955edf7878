import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '../database/database.ts';
import { DAY } from '../durations.ts';
import { ReminderClockRow } from './reminder.entity.ts';

// Months are numbered: 12 times the year, plus 0 to 11. All are in UTC.

/** Returns the number of the month that contains a time in milliseconds since 1970. */
export function monthAt(time: number): number {
  const date = new Date(time);
  return 12 * date.getUTCFullYear() + date.getUTCMonth();
}

/** Returns the first moment of a month, in milliseconds since 1970. */
export const startOfMonth = (month: number): number => Date.UTC(yearOf(month), month % 12);

export const yearOf = (month: number): number => Math.floor(month / 12);

/** Returns 1 for January to 12 for December. */
export const monthOfYear = (month: number): number => (month % 12) + 1;

/** The most that is added for a time in which no server ran, because a clock that jumped meanwhile looks the same. */
const MAX_DOWNTIME_MS = DAY;

/**
 * Adds the time since the last call to the observed time, and returns the observed time in milliseconds. If the clock
 * jumps ahead, it adds only `sinceLastCall`, the milliseconds that this process has measured since its last call. At
 * the first call of a process, `sinceLastCall` is undefined, and at most a day is added.
 *
 * Each call changes the only row of a table, so that calling transactions run one at a time, even on a cluster.
 */
export async function observeTime(
  em: EntityManager,
  { now, sinceLastCall }: { readonly now: number; readonly sinceLastCall: number | undefined },
): Promise<number> {
  const id = 1;
  const clock = await em.findOneOrFail(ReminderClockRow, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  const passed = Math.min(now - clock.checkedAt, sinceLastCall ?? MAX_DOWNTIME_MS);
  const observed = Math.round(clock.observed + Math.max(0, passed));
  await em.nativeUpdate(ReminderClockRow, { id }, { checkedAt: now, observed });
  return observed;
}
