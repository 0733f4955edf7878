import { type CalendarDay, compareDays } from '@whenabouts/core';

export interface CalendarEvent {
  /** The same in every file, so that a second import replaces the event. */
  readonly id: string;
  readonly day: CalendarDay;
  readonly title: string;
  readonly text: string;
  readonly url?: string | undefined;
}

/** Longest line in bytes, RFC 5545 3.1. */
const LINE_BYTES = 75;
/** A week before, at 9 in the morning: all-day events begin at midnight. */
const ALARM = '-P6DT15H';

/**
 * Formats events as an iCalendar file (RFC 5545), each as a whole day in local time, with an alarm a week before.
 *
 * @param createdAt The time of creation, as an ISO string in UTC.
 */
export function formatCalendarFile(events: readonly CalendarEvent[], createdAt: string): string {
  const stamp = `${createdAt.slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Whenabouts//Retirement dates//EN',
    'CALSCALE:GREGORIAN',
    ...[...events].sort((a, b) => compareDays(a.day, b.day)).flatMap((event) => eventLines(event, stamp)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

function eventLines({ id, day, title, text, url }: CalendarEvent, stamp: string): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${id}@whenabouts`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${formatDay(day)}`,
    `DTEND;VALUE=DATE:${formatDay(dayAfter(day))}`,
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(text)}`,
    ...(url ? [`URL:${url}`] : []),
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `TRIGGER:${ALARM}`,
    `DESCRIPTION:${escapeText(title)}`,
    'END:VALARM',
    'END:VEVENT',
  ];
}

const formatDay = ({ year, month, day }: CalendarDay): string =>
  [String(year), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('');

function dayAfter({ year, month, day }: CalendarDay): CalendarDay {
  const next = new Date(Date.UTC(year, month - 1, day + 1));
  return { year: next.getUTCFullYear(), month: next.getUTCMonth() + 1, day: next.getUTCDate() };
}

const escapeText = (text: string): string =>
  text.replaceAll(/[\\;,]/g, (character) => `\\${character}`).replaceAll('\n', '\\n');

/** Splits a long line between characters: each further line begins with a space. */
function fold(line: string): string {
  const lines: string[] = [];
  let currentLine = '';
  let bytes = 0;
  for (const character of line) {
    const length = new TextEncoder().encode(character).length;
    if (bytes + length > LINE_BYTES) {
      lines.push(currentLine);
      currentLine = ' ';
      bytes = 1;
    }
    currentLine += character;
    bytes += length;
  }
  return [...lines, currentLine].join('\r\n');
}
