import { expect, test } from 'vitest';
import { isDerived, metaDescriptionFrom, metaTitleFrom, truncate } from './meta-text.ts';

test('a text that fits stays as it is', () => {
  expect(truncate('  Retire at 60  ', 12)).toBe('Retire at 60');
});

test('a text that is too long is cut between two words', () => {
  expect(truncate('Retire at sixty', 14)).toBe('Retire at');
  expect(truncate('Retire at sixty', 9)).toBe('Retire at');
});

test('one endless word is cut where it has to be, but never within a character', () => {
  expect(truncate('a'.repeat(80), 60)).toBe('a'.repeat(60));
  expect(truncate(`${'a'.repeat(59)}🌅`, 60)).toBe('a'.repeat(59));
});

test('lines become one', () => {
  expect(metaDescriptionFrom('First line.\n  Second line.')).toBe('First line. Second line.');
});

test('a copy never fails the limits of its field', () => {
  expect(metaTitleFrom('word '.repeat(40)).length).toBeLessThanOrEqual(60);
  expect(metaDescriptionFrom('word '.repeat(60)).length).toBeLessThanOrEqual(160);
});

test('a text follows while it is empty or a copy, and no longer once it is somebody’s own', () => {
  expect(isDerived('', 'Title')).toBe(true);
  expect(isDerived('  ', 'Title')).toBe(true);
  expect(isDerived('Title', 'Title')).toBe(true);
  expect(isDerived('My own', 'Title')).toBe(false);
});
