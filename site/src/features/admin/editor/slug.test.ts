import { expect, test } from 'vitest';
import { slugFrom } from './slug.ts';

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
