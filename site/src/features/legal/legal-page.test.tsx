import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { emulateMedia, expectText } from '../../../test/page-actions.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { browserStorage } from './browser-storage.ts';

const main = page.getByRole('main');

test.each([
  ['/privacy-policy', 'Privacy Policy'],
  ['/terms-of-service', 'Terms of Service'],
  ['/cookie-policy', 'Cookie Policy'],
  ['/disclaimer', 'Disclaimer'],
  ['/embed/privacy', 'Privacy and Security of the Embed'],
  ['/embed/accessibility', 'Accessibility Report of the Embed'],
])('%s has a summary, contents and a way to ask, and is printed alone with its URL', async (path, title) => {
  await renderPage(path, { api: { 'GET /api/blog-posts': [] } });
  await expect.element(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expectText(main, 'Last updated November 26, 2026');
  await expect
    .element(page.getByRole('region', { name: 'In short' }).getByRole('listitem').first())
    .toBeVisible();
  const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link').elements();
  expect(links.length).toBeGreaterThan(2);
  for (const link of links) {
    const part = document.getElementById(link.getAttribute('href')?.split('#')[1] ?? '');
    expect(part?.querySelector('h2')?.textContent).toBe(link.textContent);
  }

  await emulateMedia('print');
  await page.viewport(718, 1000);
  await expect.element(main.getByText(location.origin + path)).toBeVisible();
  await expect.element(page.getByRole('navigation')).not.toBeInTheDocument();
  await expect.element(page.getByRole('banner')).not.toBeInTheDocument();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(718);
  await emulateMedia('');
  await page.getByRole('region', { name: 'Questions' }).getByRole('link', { name: 'contact form' }).click();
  await expect.poll(() => location.pathname + location.hash).toBe('/#contact');
});

test('the disclaimer says of inflation what the calculator says', async () => {
  await renderPage('/disclaimer');
  await expectText(main, 'by 2.5% a year in our results');
  expect(main.element().textContent).not.toMatch(/inflation, taxes/i);
});

test('the cookie policy lists everything by name, kind, purpose and duration', async () => {
  await renderPage('/cookie-policy');
  await expect.element(page.getByRole('rowheader').first()).toBeVisible();
  const rows = [...document.querySelectorAll('main tr:has(td)')].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  );
  expect(rows).toEqual(browserStorage.map(({ name, kind, purpose, life }) => [name, kind, purpose, life]));
});
