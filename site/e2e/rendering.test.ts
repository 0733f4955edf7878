import { expect, test } from './fixtures.ts';
import { register } from './members.ts';
import { holdRequests } from './network.ts';
import { open, waitForHydration } from './page-actions.ts';

test('pages that are missing or private have noindex, and missing ones have their status', async ({
  request,
}) => {
  for (const path of ['/nowhere', '/view-plan', '/login/again', '/index.php', '/%']) {
    const status = (await request.get(path)).status();
    expect(status >= 400 && status < 500, `${path} has ${status}`).toBe(true);
  }
  for (const path of ['/my-plans', '/view-plan/1', '/nowhere']) {
    const response = await request.get(path);
    expect(response.headers()['x-robots-tag'], path).toBe('noindex');
  }
});

test('the server’s HTML contains nothing about the visitor', async ({ page, member }) => {
  for (const path of ['/', '/my-plans', '/view-plan/1']) {
    const html = await (await page.request.get(path)).text();
    expect(html).not.toContain(member.email);
    expect(html).not.toContain(member.firstName);
  }
});

test('unknown paths show a link to the calculator that works after hydration', async ({
  page,
  expectError,
}) => {
  expectError(/404.*\/nowhere/);
  await open(page, '/nowhere');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
  await expect(page).toHaveTitle('404 Page Not Found | Whenabouts');
  await page.getByRole('link', { name: 'Open the calculator' }).click();
  await expect(page).toHaveURL('/#calculator');
});

test.describe('on a first visit', () => {
  test.use({ firstVisit: true });

  test('a page that was cached before logging in is not shown afterwards', async ({ page }) => {
    await open(page, '/');
    await register(page.request);
    await page.goto('/blog');
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('data-session');
  });

  test('hydration does not change the page', async ({ page }) => {
    const release = await holdRequests(page, '**/assets/*.js');
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { name: 'About Whenabouts' })).toBeVisible();
    // Without style sheets, the mobile menu is visible too.
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeHidden();
    await page.evaluate(() => document.fonts.ready);
    const before = await page.locator('body').ariaSnapshot();
    const shifts = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value;
          }).observe({ type: 'layout-shift', buffered: true });
          addEventListener('settled', () => resolve(sum), { once: true });
        }),
    );
    release();
    await waitForHydration(page);
    expect(await page.locator('body').ariaSnapshot()).toBe(before);
    await page.evaluate(() => dispatchEvent(new Event('settled')));
    expect(await shifts).toBeLessThan(0.02);
  });
});

test('the live region of toasts is there, and empty, before the first toast', async ({ page }) => {
  const html = await (await page.request.get('/login')).text();
  expect(html).toMatch(/<div aria-live="polite">(?:<!--[^>]*-->)*<\/div>/);
  await open(page, '/login');
  const initialRegion = await page.locator('#root > [aria-live=polite]').elementHandle();
  await page.keyboard.press('Tab');
  const region = page.getByRole('region', { name: /^Notifications/ });
  await expect(region).toHaveAttribute('aria-live', 'polite');
  await expect(region.getByRole('status')).toHaveCount(0);
  // Screen readers announce only changes in live regions that were already on the page.
  expect(await region.evaluate((element, before) => before?.contains(element), initialRegion)).toBe(true);
});

test('every public page has a canonical URL, a title that fits, metadata for link previews, and its text', async ({
  request,
  server,
}) => {
  for (const [path, canonical, text = ''] of [
    ['/', '/', 'Your Retirement Outlook'],
    ['/?plan=3', '/'],
    ['/calculator', '/', 'Ready to see your future?'],
    ['/calculator?plan=3', '/'],
    ['/blog', '/blog'],
    ['/blog/4-percent-rule', '/blog/4-percent-rule'],
    ['/guides', '/guides'],
    ['/guides/tax-planning', '/guides/tax-planning'],
    ['/guides/old?tab=taxes', '/explainers/taxes'],
    ['/explainers', '/explainers'],
    ['/sitemap-page', '/sitemap-page', '<title>Sitemap | Whenabouts</title>'],
    ['/facts', '/facts', '$202.90'],
    ['/how-we-calculate', '/how-we-calculate', '$2,612'],
    ['/privacy-policy', '/privacy-policy', 'Anyone with its link can see an image.'],
    ['/terms-of-service', '/terms-of-service', 'You pay nothing'],
    ['/cookie-policy', '/cookie-policy', 'calculatorValues'],
    ['/disclaimer', '/disclaimer', 'They do not show the results of real investments'],
  ] as const) {
    const response = await request.get(path);
    expect([response.status(), response.headers()['x-robots-tag']], path).toEqual([200, undefined]);
    const html = await response.text();
    expect(html, path).toContain(text);
    const content = (name: string) =>
      new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1];
    expect(html, path).toContain(`<link rel="canonical" href="${server.url}${canonical}"/>`);
    expect(content('og:url'), path).toBe(server.url + canonical);
    expect(content('og:site_name'), path).toBe('Whenabouts');
    expect(content('description'), path).toMatch(/^.{50,160}$/);
    expect(content('og:description'), path).toBe(content('description'));
    expect(content('og:image'), path).toMatch(/^https?:/);
    expect(content('twitter:card'), path).toBe('summary_large_image');
    const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
    expect(title.length, path).toBeGreaterThan(0);
    expect(title.replaceAll(/&[^;]+;/g, '.').length, path).toBeLessThanOrEqual(60);
    expect(html, path).toContain('type="application/atom+xml"');
    expect(html, path).not.toContain('hreflang');
    expect(html, path).toContain('It is not financial, tax or legal advice.');
  }
  const map = await (await request.get('/sitemap.xml')).text();
  for (const path of ['/', '/outlook', '/how-we-calculate', '/guides', '/facts']) {
    expect(map, path).toContain(`<loc>${server.url}${path}</loc><lastmod>20`);
  }
  const image = await (await request.get('/share.png')).body();
  // A PNG starts with its signature and the header of its first chunk, then its width and height.
  expect([image.readUInt32BE(16), image.readUInt32BE(20)]).toEqual([1200, 630]);
});

test('the guides and the landing page link to the figures of law, which the landing page loads only once idle', async ({
  page,
  request,
}) => {
  for (const path of ['/guides', '/guides/healthcare', '/']) {
    expect(await (await request.get(path)).text(), path).toContain('href="/facts"');
  }
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  const scripts = new Set<string>();
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.add(response.url());
  });
  await open(page, '/');
  await page.waitForLoadState('load');
  const loaded = (await Promise.all([...scripts].map(async (url) => (await request.get(url)).text()))).join(
    '',
  );
  expect(loaded).not.toBe('');
  expect(loaded.includes('Notice 2025-67')).toBe(false);
  // An amount of the page "How we calculate", as the minifier writes it.
  expect(loaded.includes('1072356')).toBe(false);
});

test('the feeds and the sitemap are well-formed XML', async ({ page, request }) => {
  for (const path of ['/feed.xml', '/rss.xml', '/sitemap.xml']) {
    const text = await (await request.get(path)).text();
    // On a blank page, because the site's Trusted Types block parsing text.
    const error = await page.evaluate((xml) => {
      const read = new DOMParser().parseFromString(xml, 'application/xml');
      return read.querySelector('parsererror')?.textContent ?? '';
    }, text);
    expect(error, path).toBe('');
    expect(text, path).toMatch(/<(?:feed|rss|urlset)[ >]/);
  }
});
