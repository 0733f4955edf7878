import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Page, Route } from '@playwright/test';
import { build } from 'vite';
import { test as base, expect } from './fixtures.ts';
import { holdRequests } from './network.ts';

const SITE = 'https://whenabouts.example';
const BLOG = 'https://blog.example';
const folder = fileURLToPath(new URL('../../examples', import.meta.url));

interface WorkerFixtures {
  /** The folder with the example projects, built with the packed package; one subfolder per name. */
  built: string;
}

const test = base.extend<object, WorkerFixtures>({
  built: [
    // biome-ignore lint/correctness/noEmptyPattern: what a fixture needs is read from this pattern
    async ({}, use) => {
      // In the repository, so that the frameworks are found above it.
      const root = await mkdtemp(path.resolve('.build/examples-'));
      await installPackage(root);
      for (const project of ['react', 'vue']) {
        await cp(path.join(folder, project), path.join(root, project), { recursive: true });
        await build({
          root: path.join(root, project),
          logLevel: 'warn',
          build: { outDir: `../built/${project}`, emptyOutDir: true },
        });
      }
      await use(path.join(root, 'built'));
      await rm(root, { recursive: true });
    },
    { scope: 'worker' },
  ],
});

/** Installs the package for npm from its tarball. It needs nothing from the registry. */
async function installPackage(root: string): Promise<void> {
  await writeFile(path.join(root, 'package.json'), '{ "private": true }');
  const npm = (...args: readonly string[]) => promisify(execFile)('npm', args, { cwd: root });
  await npm('pack', path.resolve('widget'));
  const tarball = (await readdir(root)).find((name) => name.endsWith('.tgz'));
  await npm('install', '--offline', '--legacy-peer-deps', '--no-package-lock', '--no-audit', `./${tarball}`);
}

const CONTENT_TYPES: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript' };

async function serveFile(root: string, route: Route, file: string): Promise<void> {
  await route.fulfill({
    contentType: CONTENT_TYPES[path.extname(file)] ?? 'text/plain',
    body: await readFile(path.join(root, file)),
  });
}

// The examples use two origins that do not exist: the site's server, and a blog that serves the examples.
test.beforeEach(async ({ context, server, expectError }) => {
  expectError(/^foreign request: https:/);
  await context.route(`${SITE}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: `${server.url}${pathname}${search}` }) });
  });
  await context.route(`${BLOG}/*`, (route) => {
    const { pathname } = new URL(route.request().url());
    return pathname === '/favicon.ico' ? route.fulfill({ status: 204 }) : serveFile(folder, route, pathname);
  });
});

/** Opens a built project. */
async function openProject(page: Page, built: string, name: string): Promise<void> {
  // The page's own routes, such as that of holdRequests, come first.
  await page
    .context()
    .route(`${BLOG}/${name}/**`, (route) => serveFile(built, route, new URL(route.request().url()).pathname));
  await page.goto(`${BLOG}/${name}/index.html`, { waitUntil: 'commit' });
}

for (const example of ['plain', 'wordpress-block', 'strict-csp', 'dark-blog']) {
  test(`the ${example} example calculates`, async ({ page }) => {
    await page.goto(`${BLOG}/${example}.html`);
    await page.getByRole('button', { name: 'Calculate Retirement' }).click();
    await expect(page.getByText('$1,015,810').first()).toBeVisible();
    await expect(page.getByRole('link', { name: /Save to my account/ })).toHaveAttribute(
      'href',
      /^https:\/\/whenabouts\.example\/save\?p=a-(?:blog|bank)#1\.35\./,
    );
  });
}

for (const [example, button, action] of [
  ['newsletter-form', 'Subscribe', 'https://newsletter.example/subscribe'],
  ['consent-form', 'Ask for a call', 'https://advice.example/contact'],
] as const) {
  test(`the ${example} example shows its form after the result, and we receive nothing of it`, async ({
    page,
  }) => {
    await page.goto(`${BLOG}/${example}.html`);
    await expect(page.getByRole('button', { name: 'Calculate Retirement' })).toBeVisible();
    await expect(page.getByRole('button', { name: button })).toBeHidden();
    await page.getByRole('button', { name: 'Calculate Retirement' }).click();
    await expect(page.getByRole('button', { name: button })).toBeVisible();
    await page.route(action, (route) => route.fulfill({ contentType: 'text/html', body: 'Thank you' }));
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.locator('#email').fill('reader@example.org');
    if (example === 'consent-form') await page.getByRole('checkbox', { name: /^You may email me/ }).check();
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByText('Thank you')).toBeVisible();
    expect(requests.filter((url) => !url.startsWith(BLOG))).toEqual([action]);
  });
}

test('the two-calculators example has two independent calculators', async ({ page }) => {
  await page.goto(`${BLOG}/two-calculators.html`);
  const [first, second] = [
    page.locator('retirement-calculator').first(),
    page.locator('retirement-calculator').last(),
  ];
  await first.getByRole('button', { name: 'Calculate Retirement' }).click();
  await expect(first.getByText('From age 25 to age 65.')).toBeVisible();
  await second.scrollIntoViewIfNeeded();
  await expect(second.getByText('Ready to see your future?')).toBeVisible();
  await second.getByRole('button', { name: 'Calculate Retirement' }).click();
  await expect(second.getByText('From age 40 to age 65.')).toBeVisible();
  await expect(first.getByText('From age 25 to age 65.')).toBeVisible();
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
  await expect
    .poll(async () => {
      const [outer, inner] = await Promise.all([
        page.locator('iframe').evaluate((element) => element.clientHeight),
        frame.locator('retirement-calculator').evaluate((element) => element.getBoundingClientRect().height),
      ]);
      return Math.abs(outer - inner);
    })
    .toBeLessThan(2);
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
  await frame.getByRole('button', { name: 'Calculate Retirement' }).click();
  await expect(frame.getByText('$1,015,810').first()).toBeVisible();
});

for (const project of ['react', 'vue']) {
  test(`the ${project} example reserves the height of the calculator before the script arrives`, async ({
    page,
    built,
  }) => {
    const release = await holdRequests(page, /\/calculator-[^/]+\.js$/);
    await openProject(page, built, project);
    await expect(page.getByRole('link', { name: 'Open the retirement calculator' })).toBeVisible();
    const height = () =>
      page.locator('retirement-calculator').evaluate((element) => element.getBoundingClientRect().height);
    const reserved = await height();
    expect(reserved).toBeGreaterThanOrEqual(1400);
    release();
    await expect(page.getByRole('button', { name: 'Calculate Retirement' })).toBeVisible();
    expect(await height()).toBe(reserved);
  });
}

test('the react example changes attributes and receives events, in strict mode', async ({ page, built }) => {
  await openProject(page, built, 'react');
  await expect(page.getByText('Move a slider to start.')).toBeVisible();
  await page.getByRole('button', { name: 'Calculate Retirement' }).click();
  await expect(page.getByText('$1,015,810').first()).toBeVisible();
  await expect(page.getByText('Thank you for calculating.')).toBeVisible();
  await expect(page.getByRole('link', { name: /Save to my account/ })).toHaveAttribute(
    'href',
    /^https:\/\/whenabouts\.example\/save\?p=an-app#/,
  );
  await page.getByRole('button', { name: 'Theme: light' }).click();
  await expect(page.locator('retirement-calculator [data-theme]')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByText('$1,015,810').first()).toBeVisible();
});

test('the vue example changes attributes and receives events', async ({ page, built }) => {
  await openProject(page, built, 'vue');
  await page.getByRole('button', { name: 'Age: 35' }).click();
  await expect(page.getByRole('textbox', { name: 'Current Age' })).toHaveValue('36');
  await page.getByRole('button', { name: 'Calculate Retirement' }).click();
  await expect(page.getByText('From age 36 to age 65.')).toBeVisible();
  await expect(page.getByText('Thank you for calculating.')).toBeVisible();
});
