import { expect, test } from 'vitest';
import { readingMinutes } from './reading-time.ts';

test('reading time is in whole minutes, at least one, and does not count HTML tags', () => {
  expect(readingMinutes('<p>Short.</p>')).toBe(1);
  expect(readingMinutes('')).toBe(1);
  expect(readingMinutes(`<p>${'<em>word</em> '.repeat(1100)}</p>`)).toBe(5);
});
