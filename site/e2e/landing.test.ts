import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { heading, nextFrame, open } from './page-actions.ts';

const nav = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });
const toTop = (page: Page) => page.getByRole('button', { name: 'Scroll to top' });

/** Scrolls the page so that the section starts at the top of the window. */
const scrollTo = (page: Page, id: string) =>
  page.evaluate((id) => {
    const top = document.getElementById(id)?.getBoundingClientRect().top ?? 0;
    window.scrollTo({ top: window.scrollY + top, behavior: 'instant' });
  }, id);

test('sections are in order, with testimonials and a footer with links', async ({ page, request }) => {
  await open(page, '/');
  await test.step('sections are in order', async () => {
    const headings = await page.locator('main > section h2').allTextContents();
    const order = ['How it works', 'What people say', 'From the blog', 'About Whenabouts', 'Contact'];
    expect(headings.filter((text) => order.includes(text))).toEqual(order);
    await expect(page.locator('main > section').last().locator('h2')).toHaveText('The Whenabouts newsletter');
    const ids = await page.locator('main > section').evaluateAll((parts) => parts.map(({ id }) => id));
    expect(ids).toEqual(['', 'calculator', 'how-it-works', '', 'blog', 'about', 'contact', 'newsletter']);
    const about = page.locator('section#about');
    for (const [claim, figure] of [
      ['users', '10,000+'],
      ['average retirement acceleration', '5 years'],
    ] as const) {
      const label = about.getByRole('term').filter({ hasText: claim });
      await expect(label.locator('xpath=following-sibling::dd[1]')).toHaveText(figure);
    }
  });

  await test.step('three testimonials have initials, a name and a status', async () => {
    const testimonials = page.locator('section', {
      has: page.getByRole('heading', { name: 'What people say' }),
    });
    await expect(testimonials.getByRole('figure')).toHaveCount(3);
    for (const text of ['MR', 'Maria R.', 'Plans to retire at 63']) {
      await expect(testimonials.getByRole('figure').first()).toContainText(text);
    }
  });

  await test.step('the footer links to every guide and to the legal pages', async () => {
    const links = page.getByRole('navigation', { name: 'Footer' }).getByRole('link');
    const targets = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
    for (const path of [
      ...[
        'retirement-planning',
        'investment-strategies',
        'social-security',
        'tax-planning',
        'healthcare',
      ].map((slug) => `/guides/${slug}`),
      ...['/privacy-policy', '/terms-of-service', '/cookie-policy', '/disclaimer', '/sitemap-page'],
    ]) {
      expect(targets).toContain(path);
    }
    for (const path of targets) expect([path, (await request.get(path)).status()]).toEqual([path, 200]);
  });
});

test('the header links to each section, the login and the calculator', async ({ page }) => {
  await open(page, '/login');
  const links = page.getByRole('banner').getByRole('link');
  const targets = () =>
    links.evaluateAll((found) =>
      found
        .filter((link) => link.checkVisibility())
        .map((link) => [link.textContent, link.getAttribute('href')]),
    );
  const parts = [
    ['Calculator', '/#calculator'],
    ['Outlook', '/outlook'],
    ['How It Works', '/#how-it-works'],
    ['Blog', '/blog'],
    ['Guides', '/guides'],
    ['About', '/#about'],
    ['Contact', '/#contact'],
  ];
  const begin = ['Get Started', '/#calculator'];
  const logIn = ['Log In', '/login'];
  expect((await targets()).slice(1)).toEqual([...parts, logIn, begin]);
  await page.setViewportSize({ width: 375, height: 640 });
  await page.getByRole('button', { name: 'Open menu' }).click();
  expect((await targets()).slice(1)).toEqual([...parts, begin, logIn]);
});

test('the link to the visible section is marked, and none near the top', async ({ page }) => {
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
});

test('a section is active from 200 pixels below the top, and none before 200 pixels are scrolled', async ({
  page,
}) => {
  await open(page, '/');
  // Without the content above it, the calculator is at the top of the page.
  await page.evaluate(() => document.querySelector('section[aria-labelledby=headline]')?.remove());
  const marked = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current=location]');
  const scrollBy = (top: number) =>
    page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), top);
  await scrollBy(200);
  await expect(marked).toHaveText(['Calculator']);
  await scrollBy(199);
  await expect(marked).toHaveCount(0);
  const next = await page.evaluate(
    () => window.scrollY + (document.getElementById('how-it-works')?.getBoundingClientRect().top ?? 0),
  );
  await scrollBy(Math.ceil(next) - 200);
  await expect(marked).toHaveText(['How It Works']);
  await scrollBy(Math.floor(next) - 201);
  await expect(marked).not.toHaveText(['How It Works']);
});

test('after 300 pixels, a button scrolls to the top', async ({ page }) => {
  await open(page, '/');
  const scrolledBy = async (top: number) => {
    await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), top);
    await nextFrame(page);
  };
  await scrolledBy(300);
  await expect(toTop(page)).toBeHidden();
  await scrolledBy(301);
  await expect(toTop(page)).toBeVisible();
  await scrolledBy(2000);
  await toTop(page).click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(heading(page, 'Whenabouts. When can you stop working?')).toBeFocused();
  await expect(toTop(page)).toBeHidden();
});

test('the operator can hide the testimonials and the user counts', async () => {
  const entry = new URL('../dist/server/entry-server.js', import.meta.url).href;
  const { render, hasExampleClaims } = await import(entry);
  expect(hasExampleClaims).toBe(true);
  const landing = async (hideClaims: boolean): Promise<string> => {
    const read = () => Promise.resolve([]);
    return (await render({ url: 'http://localhost/', hasSession: false, hideClaims, read })).html;
  };
  const shown = await landing(false);
  const hidden = await landing(true);
  for (const claim of [
    'Trusted by over 10,000 users',
    'What people say',
    'average retirement acceleration',
  ]) {
    expect(shown).toContain(claim);
    expect(hidden).not.toContain(claim);
  }
});
