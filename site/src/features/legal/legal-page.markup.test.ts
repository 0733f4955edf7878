import { expect, test } from 'vitest';
import { linksOf, renderMarkup, rowsOf, textsOf } from '../../../test/render-markup.ts';
import { browserStorage } from './browser-storage.ts';

test.each([
  ['/privacy-policy', 'Privacy Policy'],
  ['/terms-of-service', 'Terms of Service'],
  ['/cookie-policy', 'Cookie Policy'],
  ['/disclaimer', 'Disclaimer'],
  ['/embed/privacy', 'Privacy and Security of the Embed'],
  ['/embed/accessibility', 'Accessibility Report of the Embed'],
])('%s has a date, a summary, contents and a way to ask', async (path, title) => {
  const page = await renderMarkup(path);
  expect(textsOf(page.all('h1'))).toEqual([title]);
  expect(page.first('main').text).toContain('Last updated November 29, 2026');
  expect(page.named('section', 'In short').all('li').length).toBeGreaterThan(0);
  const links = linksOf(page.named('nav', 'On this page'));
  expect(links.length).toBeGreaterThan(2);
  for (const [text, href] of links) {
    expect(page.byId(href?.split('#')[1] ?? '').first('h2').text).toBe(text);
  }
  expect(linksOf(page.named('section', 'Questions'))).toContainEqual(['contact form', '/#contact']);
});

test('the disclaimer says of inflation what the calculator says', async () => {
  const { text } = (await renderMarkup('/disclaimer')).first('main');
  expect(text).toContain('by 2.5% a year in our results');
  expect(text).not.toMatch(/inflation, taxes/i);
});

test('the cookie policy lists everything by name, kind, purpose and duration', async () => {
  const page = await renderMarkup('/cookie-policy');
  const rows = page.first('main').all('table').flatMap(rowsOf);
  const entries = browserStorage.map(({ name, kind, purpose, life }) => [
    // Over TLS, cookies have this prefix.
    kind === 'Cookie' ? `__Host-${name}` : name,
    kind,
    purpose,
    life,
  ]);
  expect(rows).toEqual(entries.map((cells) => cells.map((cell) => cell.replaceAll('\u00a0', ' '))));
});
