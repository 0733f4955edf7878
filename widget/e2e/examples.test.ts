import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { build } from 'esbuild';
import { expect, test } from '../../site/e2e/fixtures.ts';

const SITE = 'https://whenabouts.example';
const BLOG = 'https://blog.example';
const folder = new URL('../../examples/', import.meta.url);
const { resolve } = createRequire(import.meta.url);

// The examples name places that do not exist: one is the site's server, the other the folder of examples.
test.beforeEach(async ({ context, server, expectProblem }) => {
  expectProblem(/^foreign request: https:/);
  await context.route(`${SITE}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: `${server.url}${pathname}${search}` }) });
  });
  await context.route(`${BLOG}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/react/app.js') {
      const { outputFiles } = await build({
        entryPoints: [new URL('react/app.jsx', folder).pathname],
        bundle: true,
        write: false,
        jsx: 'automatic',
        define: { 'process.env.NODE_ENV': '"production"' },
      });
      return route.fulfill({ contentType: 'text/javascript', body: outputFiles[0]?.text ?? '' });
    }
    if (pathname === '/favicon.ico') return route.fulfill({ status: 204 });
    return route.fulfill({ contentType: 'text/html', body: await readFile(new URL(`.${pathname}`, folder)) });
  });
  await context.route('https://unpkg.com/vue@3/**', (route) =>
    route.fulfill({ path: resolve('vue/dist/vue.global.prod.js'), contentType: 'text/javascript' }),
  );
});

for (const example of ['plain', 'wordpress-block', 'strict-csp', 'dark-blog']) {
  test(`the example ${example} calculates`, async ({ page }) => {
    await page.goto(`${BLOG}/${example}.html`);
    await page.getByRole('button', { name: 'Calculate Retirement' }).click();
    await expect(page.getByText('$1,015,810').first()).toBeVisible();
    await expect(page.getByRole('link', { name: /Save to my account/ })).toHaveAttribute(
      'href',
      /^https:\/\/whenabouts\.example\/save\?p=a-(?:blog|bank)#1\.35\./,
    );
  });
}

test('the example two-calculators has two, apart from one another', async ({ page }) => {
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

test('the example iframe becomes as high as the calculator in it', async ({ page }) => {
  await page.goto(`${BLOG}/iframe.html`);
  const frame = page.frameLocator('iframe');
  await frame.getByRole('button', { name: 'Calculate Retirement' }).click();
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
});

test('the example restricted calculates in its sandbox', async ({ page }) => {
  await page.goto(`${BLOG}/restricted.html`);
  const frame = page.frameLocator('iframe');
  await frame.getByRole('button', { name: 'Calculate Retirement' }).click();
  await expect(frame.getByText('$1,015,810').first()).toBeVisible();
});

test('the example react changes attributes and hears events, in strict mode', async ({ page }) => {
  await page.goto(`${BLOG}/react/index.html`);
  await page.getByRole('button', { name: 'Calculate Retirement' }).click();
  await expect(page.getByText('$1,015,810').first()).toBeVisible();
  await expect(page.getByText('Thank you for calculating.')).toBeVisible();
  await page.getByRole('button', { name: 'Theme: light' }).click();
  await expect(page.locator('retirement-calculator [data-theme]')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByText('$1,015,810').first()).toBeVisible();
});

test('the example vue changes attributes and hears events', async ({ page }) => {
  await page.goto(`${BLOG}/vue/index.html`);
  await page.getByRole('button', { name: 'Age: 35' }).click();
  await expect(page.getByRole('textbox', { name: 'Current Age' })).toHaveValue('36');
  await page.getByRole('button', { name: 'Calculate Retirement' }).click();
  await expect(page.getByText('From age 36 to age 65.')).toBeVisible();
  await expect(page.getByText('Thank you for calculating.')).toBeVisible();
});
