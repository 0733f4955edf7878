import { calculateIn, fittedHeight } from './calculator-frame.ts';
import { BLOG, SITE, serveExampleOrigins } from './example-blog.ts';
import { expect, test } from './fixtures.ts';
import { holdRequests } from './network.ts';

// The examples that show the calculator in an iframe.

test.beforeEach(async ({ context, server, expectError }) => {
  expectError(/^foreign request: https:/);
  await serveExampleOrigins(context, server.url);
});

test('the iframe example takes the height of the calculator, and receives its events', async ({ page }) => {
  await page.addInitScript(() => {
    const events: unknown[] = [];
    Object.assign(window, { events });
    for (const name of ['ready', 'change', 'calculate']) {
      document.addEventListener(`whenabouts:${name}`, (event) =>
        events.push([name, (event as CustomEvent).detail]),
      );
    }
  });
  await page.goto(`${BLOG}/iframe.html`);
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('button', { name: 'Calculate Retirement' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Subscribe' })).toBeHidden();
  await frame.getByRole('button', { name: 'Calculate Retirement' }).click();
  await expect(page.getByRole('button', { name: 'Subscribe' })).toBeVisible();
  await expect(frame.getByText('$1,015,810').first()).toBeVisible();
  await fittedHeight(page);
  await frame.getByRole('slider', { name: 'Current Age' }).press('ArrowRight');
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { events: unknown[] }).events))
    .toEqual([
      ['ready', { version: expect.any(String) }],
      ['calculate', { first: true }],
      ['change', { input: 'current-age' }],
      ['calculate', { first: false }],
    ]);
});

test('the frame reports no height before the calculator is drawn, and then its real one', async ({
  page,
}) => {
  const release = await holdRequests(page, `${SITE}/widget/v1.js`);
  await page.addInitScript(() => {
    const heights: number[] = [];
    Object.assign(window, { heights });
    addEventListener('message', ({ data }) => {
      if (data.type === 'whenabouts:resize') heights.push(data.height);
    });
  });
  const heights = () => page.evaluate(() => (window as unknown as { heights: number[] }).heights);
  await page.goto(`${BLOG}/iframe.html`, { waitUntil: 'commit' });
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('link', { name: 'Open the retirement calculator' })).toBeVisible();
  // After two frames, every message the iframe has sent so far has arrived.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(await heights()).toEqual([]);
  release();
  await expect(frame.getByRole('button', { name: 'Calculate Retirement' })).toBeVisible();
  await expect.poll(async () => (await heights()).length).toBeGreaterThan(0);
  expect(Math.min(...(await heights()))).toBeGreaterThan(900);
});

test('a frame whose script fails keeps its height and shows a link to the calculator', async ({
  page,
  expectError,
}) => {
  expectError(/v1\.js|ERR_FAILED/);
  await page.route(`${SITE}/widget/v1.js`, (route) => route.abort());
  await page.goto(`${BLOG}/iframe.html`);
  const link = page.frameLocator('iframe').getByRole('link', { name: 'Open the retirement calculator' });
  await expect(link).toBeVisible();
  await expect(link).toHaveAttribute('href', '/calculator');
  await expect(link).toHaveAttribute('target', '_blank');
  expect(await page.locator('iframe').evaluate(({ clientHeight }) => clientHeight)).toBe(1400);
});

test('the restricted example calculates in its sandbox', async ({ page }) => {
  await page.goto(`${BLOG}/restricted.html`);
  const frame = page.frameLocator('iframe');
  await calculateIn(frame);
});
