import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { heading, open } from './visits.ts';

const nav = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });
const toTop = (page: Page) => page.getByRole('button', { name: 'Scroll to top' });

/** Puts the page so that the section begins at the top of the window. */
const scrollTo = (page: Page, id: string) =>
  page.evaluate((id) => {
    const top = document.getElementById(id)?.getBoundingClientRect().top ?? 0;
    window.scrollTo({ top: window.scrollY + top, behavior: 'instant' });
  }, id);

test('its parts stand in order', async ({ page }) => {
  await open(page, '/');
  const headings = await page.locator('main > section h2').allTextContents();
  const order = ['How it works', 'What people say', 'From the blog', 'About Whenabouts', 'Contact'];
  expect(headings.filter((text) => order.includes(text))).toEqual(order);
  await expect(page.locator('main > section').last().locator('h2')).toHaveText('A letter now and then');
});

test('the link to the part in sight is marked, and none near the top', async ({ page }) => {
  await open(page, '/');
  const marked = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current=location]');
  await expect(marked).toHaveCount(0);
  for (const [id, link] of [
    ['calculator', 'Calculator'],
    ['how-it-works', 'How It Works'],
    ['about', 'About'],
    ['contact', 'Contact'],
  ] as const) {
    await scrollTo(page, id);
    await expect(nav(page, link)).toHaveAttribute('aria-current', 'location');
    await expect(marked).toHaveCount(1);
  }
  await scrollTo(page, 'blog');
  await expect(marked).toHaveCount(0);
  await page.evaluate(() => window.scrollTo({ top: 199, behavior: 'instant' }));
  await expect(marked).toHaveCount(0);
});

test('past 300 pixels a button leads back to the top', async ({ page }) => {
  await open(page, '/');
  const scrolledBy = (top: number) =>
    page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), top);
  await scrolledBy(300);
  await expect(toTop(page)).toBeHidden();
  await scrolledBy(301);
  await expect(toTop(page)).toBeVisible();
  await scrolledBy(2000);
  await toTop(page).click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(heading(page, 'Whenabouts.')).toBeFocused();
  await expect(toTop(page)).toBeHidden();
});

test('three people say a sentence each, with initials, a name and a status', async ({ page }) => {
  await open(page, '/');
  const voices = page.locator('section', { has: page.getByRole('heading', { name: 'What people say' }) });
  await expect(voices.getByRole('figure')).toHaveCount(3);
  await expect(voices.getByRole('figure').first()).toContainText('Plans to retire at 63');
});

test('the footer leads to every guide and to what a visitor may want to know', async ({ page, request }) => {
  await open(page, '/');
  const links = page.getByRole('navigation', { name: 'Footer' }).getByRole('link');
  const targets = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
  for (const path of [
    ...['retirement-planning', 'investment-strategies', 'social-security', 'tax-planning', 'healthcare'].map(
      (slug) => `/guides/${slug}`,
    ),
    ...['/privacy-policy', '/terms-of-service', '/cookie-policy', '/disclaimer', '/sitemap-page'],
  ]) {
    expect(targets).toContain(path);
  }
  for (const path of targets) expect([path, (await request.get(path)).status()]).toEqual([path, 200]);
});
