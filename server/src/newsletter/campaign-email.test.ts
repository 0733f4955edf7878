import { expect, test } from 'vitest';
import { campaignEmail } from './campaign-email.ts';

const ADDRESS = 'Whenabouts, 1 Main Street, Springfield, IL 62701';

/** Returns the start of an email whose post has a number of bytes, as Gmail shows it. */
function shownPart(bytes: number): string {
  const content = {
    title: 'Boats',
    subject: 'Boats',
    preheader: 'Why to wait.',
    html: `<p>${'é'.repeat(bytes / 2)}</p>`,
    text: '',
    url: 'https://example.org/blog/boats',
  };
  const sender = { origin: 'https://example.org', postalAddress: ADDRESS, unsubscribeToken: '7-abc' };
  return campaignEmail(content, sender).html.slice(0, 2000);
}

test('the unsubscribe link is near the start of each newsletter', () => {
  for (const bytes of [3000, 147_000]) {
    expect(shownPart(bytes)).toMatch(
      /<\/h1>\n<p[^>]*>[^\n]*<a href="https:\/\/example\.org\/newsletter\/unsubscribe\/7-abc"[^>]*>Unsubscribe<\/a>/,
    );
  }
});

test('the postal address is near the start of a newsletter whose end Gmail cuts off', () => {
  expect(shownPart(147_000)).toContain(ADDRESS);
  expect(shownPart(3000)).not.toContain(ADDRESS);
});
