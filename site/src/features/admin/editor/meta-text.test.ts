import { expect, test } from 'vitest';
import { isDerived, metaDescriptionFrom, metaTitleFrom, slugFrom, truncate } from './meta-text.ts';

test('text within the limit is only trimmed', () => {
  expect(truncate('  Retire at 60  ', 12)).toBe('Retire at 60');
});

test('text over the limit is truncated between two words', () => {
  expect(truncate('Retire at sixty', 14)).toBe('Retire at');
  expect(truncate('Retire at sixty', 9)).toBe('Retire at');
});

test('a single long word is truncated, but not within a surrogate pair', () => {
  expect(truncate('a'.repeat(80), 60)).toBe('a'.repeat(60));
  expect(truncate(`${'a'.repeat(59)}🌅`, 60)).toBe('a'.repeat(59));
});

test('line breaks become spaces', () => {
  expect(metaDescriptionFrom('First line.\n  Second line.')).toBe('First line. Second line.');
});

test('derived meta titles and descriptions fit their fields', () => {
  expect(metaTitleFrom('word '.repeat(40)).length).toBeLessThanOrEqual(60);
  expect(metaDescriptionFrom('word '.repeat(60)).length).toBeLessThanOrEqual(160);
});

test('a meta title counts as derived while it is empty or unchanged', () => {
  expect(isDerived('', 'Title')).toBe(true);
  expect(isDerived('  ', 'Title')).toBe(true);
  expect(isDerived('Title', 'Title')).toBe(true);
  expect(isDerived('My own', 'Title')).toBe(false);
});

test.each([
  ['How to Retire Early', 'how-to-retire-early'],
  ['The 4% Rule: Does It Still Work?', 'the-4-rule-does-it-still-work'],
  ['  Roth   vs.\tTraditional \n IRA  ', 'roth-vs-traditional-ira'],
  ['Buy -- and - hold', 'buy-and-hold'],
  ['- a dash at each end -', 'a-dash-at-each-end'],
  ["Medicare & You (2027's edition)", 'medicare-you-2027s-edition'],
  ['snake_case stays', 'snake_case-stays'],
  ['Café', 'caf'],
  ['!!!', ''],
  ['', ''],
])('the slug of %j is %j', (title, slug) => {
  expect(slugFrom(title)).toBe(slug);
});

test('a slug that is too long is truncated between two words', () => {
  const slug = slugFrom('saving '.repeat(30));
  expect(slug).toBe('saving-'.repeat(14).slice(0, -1));
});

test('a single long word is truncated', () => {
  expect(slugFrom('a'.repeat(200))).toBe('a'.repeat(100));
});
