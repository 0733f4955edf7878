import type { CalendarDay } from '@whenabouts/core';

/** Returns today's date where the visitor is. */
export function localToday(): CalendarDay {
  const now = new Date();
  return { year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() };
}
