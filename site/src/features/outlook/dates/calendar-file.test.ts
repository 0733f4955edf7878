import { expect, test } from 'vitest';
import { type CalendarEvent, formatCalendarFile } from './calendar-file.ts';

const event: CalendarEvent = {
  id: 'self-medicare',
  day: { year: 2036, month: 12, day: 31 },
  title: 'Enroll in Medicare',
  text: 'Enroll by March 31, 2037; later can cost “more” for life, unless you or your spouse have insurance from a job.',
  url: 'https://www.medicare.gov/',
};
const createdAt = '2026-11-29T12:34:56.789Z';

test('formatCalendarFile formats whole days with an alarm, in folded lines of at most 75 bytes', () => {
  const longest = { ...event, id: 'b', day: { year: 2040, month: 1, day: 1 }, text: 'x'.repeat(300) };
  const file = formatCalendarFile(
    [event, longest, { ...event, id: 'a', day: { year: 2028, month: 2, day: 29 } }],
    createdAt,
  );
  const lines = file.split('\r\n');
  expect(lines.filter((line) => new TextEncoder().encode(line).length > 75)).toEqual([]);
  expect(file.replaceAll('\r\n ', '').split('\r\n').slice(0, 22)).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Whenabouts//Retirement dates//EN',
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    'UID:a@whenabouts',
    'DTSTAMP:20261129T123456Z',
    'DTSTART;VALUE=DATE:20280229',
    'DTEND;VALUE=DATE:20280301',
    'SUMMARY:Enroll in Medicare',
    String.raw`DESCRIPTION:Enroll by March 31\, 2037\; later can cost “more” for life\, unless you or your spouse have insurance from a job.`,
    'URL:https://www.medicare.gov/',
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:-P6DT15H',
    'DESCRIPTION:Enroll in Medicare',
    'END:VALARM',
    'END:VEVENT',
    'BEGIN:VEVENT',
    'UID:self-medicare@whenabouts',
    'DTSTAMP:20261129T123456Z',
  ]);
  expect(file).toContain('DTEND;VALUE=DATE:20370101\r\n');
  expect(file.endsWith('END:VEVENT\r\nEND:VCALENDAR\r\n')).toBe(true);
});
