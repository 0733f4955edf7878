import type { BrowserContext } from '@playwright/test';
import { expect, test } from './fixtures.ts';

// In one worker, in this order.
test.describe.configure({ mode: 'serial' });

let earlier: BrowserContext;
const responses: string[] = [];

test('a test can store data in every storage of the browser, and listen to its context', async ({
  baseURL,
  context,
  page,
}) => {
  earlier = context;
  context.on('response', (response) => responses.push(response.url()));
  await context.addCookies([{ name: 'left', value: 'over', url: baseURL ?? '' }]);
  for (const tab of context.pages()) {
    if (tab === page) await tab.goto('/robots.txt');
    await tab.evaluate(async () => {
      localStorage.setItem('left', 'over');
      sessionStorage.setItem('left', 'over');
      await caches.open('left over');
      const opening = indexedDB.open('left over');
      await new Promise((resolve) => {
        opening.onsuccess = resolve;
      });
    });
  }
});

test('the next test has the same context without the data and the listeners', async ({ context, page }) => {
  expect(context).toBe(earlier);
  const before = responses.length;
  await page.goto('/robots.txt');
  expect(responses).toHaveLength(before);
  for (const tab of context.pages()) {
    const stored = await tab.evaluate(async () => [
      document.cookie,
      localStorage.length,
      sessionStorage.length,
      await caches.keys(),
      await indexedDB.databases(),
    ]);
    expect(stored).toEqual(['', 0, 0, [], []]);
  }
});

test('a test can change the clock', async ({ page }) => {
  await page.clock.setFixedTime('2020-01-01');
});

test('a test after a changed clock has the current time', async ({ page }) => {
  await page.goto('/robots.txt');
  expect(await page.evaluate(() => new Date().getFullYear())).not.toBe(2020);
});

test('a test can add a function and a script to every page, and headers to every request', async ({
  context,
}) => {
  await context.exposeFunction('leftFunction', () => {});
  await context.addInitScript(() => Object.assign(window, { leftScript: true }));
  await context.setExtraHTTPHeaders({ 'X-Left': 'over' });
});

test('the next test has no function, script or header of an earlier test', async ({ page }) => {
  const request = page.waitForRequest('**/robots.txt');
  await page.goto('/robots.txt');
  expect(await page.evaluate(() => Object.keys(window).filter((key) => key.startsWith('left')))).toEqual([]);
  expect((await request).headers()).not.toHaveProperty('x-left');
});

test.describe(() => {
  test.use({ colorScheme: 'dark', timezoneId: 'Asia/Tokyo', permissions: ['geolocation'] });

  for (const time of ['first', 'second'])
    test(`the ${time} test with options has a context with these options`, async ({ page }) => {
      await page.goto('/robots.txt');
      const seen = await page.evaluate(async () => [
        matchMedia('(prefers-color-scheme: dark)').matches,
        Intl.DateTimeFormat().resolvedOptions().timeZone,
        (await navigator.permissions.query({ name: 'geolocation' })).state,
      ]);
      expect(seen).toEqual([true, 'Asia/Tokyo', 'granted']);
    });
});

test('a test without options has a context without them', async ({ page }) => {
  expect(await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)).toBe(false);
});
