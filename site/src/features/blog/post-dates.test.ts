import { expect, test } from 'vitest';
import { formatPostDay, readingMinutes } from './post-dates.ts';

test('a day is that day in every time zone', () => {
  expect(formatPostDay('2026-01-01')).toBe('January 1, 2026');
  expect(formatPostDay('2025-12-31')).toBe('December 31, 2025');
});

test('reading takes whole minutes, at least one, and tags are not words', () => {
  expect(readingMinutes('<p>Short.</p>')).toBe(1);
  expect(readingMinutes('')).toBe(1);
  expect(readingMinutes(`<p>${'<em>word</em> '.repeat(1100)}</p>`)).toBe(5);
});
