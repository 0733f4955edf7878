import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { scriptsOnDemand } from '../../scripts/build/embed-files.ts';
import { calculate, calculator, expect, test } from './fixtures.ts';

// Zoom, print, pages without encryption, sandboxes, servers that hang, memory.

/** Returns the text of elements that overflow the calculator, and the page's width if the page scrolls sideways. */
const overflowOf = (page: Page) =>
  page.locator('retirement-calculator').evaluate((host) => {
    const frame = host.getBoundingClientRect();
    const found: string[] = [];
    for (const element of host.shadowRoot?.querySelectorAll('button, a, input, h2, h3, dt, dd, p') ?? []) {
      const { left, right, width } = element.getBoundingClientRect();
      if (width > 1 && (left < frame.left - 1 || right > frame.right + 1))
        found.push(`${element.textContent}`);
    }
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) found.push(`the page is ${scrollWidth} px wide in ${clientWidth} px`);
    return found;
  });

test('nothing overflows at 200% and 400% zoom, by the browser or by a style', async ({ open }) => {
  const page = await open({ element: calculator() });
  await calculate(page);
  const session = await page.context().newCDPSession(page);
  for (const zoom of [2, 4]) {
    // The browser's zoom: fewer and larger CSS pixels in a window of 1280 by 1024.
    await session.send('Emulation.setDeviceMetricsOverride', {
      width: 1280 / zoom,
      height: 1024 / zoom,
      deviceScaleFactor: zoom,
      mobile: false,
    });
    await expect.poll(() => page.evaluate(() => devicePixelRatio)).toBe(zoom);
    expect(await overflowOf(page), `at ${zoom * 100}%`).toEqual([]);
  }
  await session.send('Emulation.clearDeviceMetricsOverride');
  await page.locator('html').evaluate((root) => root.style.setProperty('zoom', '2'));
  expect(await overflowOf(page), 'zoomed by a style').toEqual([]);
});

test('in print the results are complete and in the light theme', async ({ open, page }) => {
  await open({ element: calculator('theme="dark"') });
  await calculate(page);
  await page.getByText('How we calculate').click();
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 700, height: 1000 });
  const host = page.locator('retirement-calculator');
  await expect(host.locator('[data-theme]')).toHaveCSS('background-color', 'rgb(250, 248, 243)');
  await expect(page.getByText('Your savings earn a twelfth')).toBeVisible();
  // A sticky result would cover the numbers at the bottom of each sheet.
  await expect(host.getByText('At 65:')).toBeHidden();
  // Nothing on paper reacts.
  await expect(host.getByRole('slider')).toHaveCount(0);
  await expect(host.getByRole('button', { name: 'Calculate Retirement' })).toBeHidden();
  await expect(host.getByRole('link', { name: /Save to my account/ })).toBeHidden();
  await expect(host.getByRole('button', { name: 'No new tab? Get a code' })).toBeHidden();
  await expect(host.getByRole('textbox', { name: 'Current Age' })).toBeVisible();
  expect(await overflowOf(page)).toEqual([]);
});

test('the scripts are ASCII, and the first one begins with a hint for Chromium and the license', async () => {
  // Copies of the scripts are on pages in other encodings.
  for (const name of ['calculator.js', ...Object.keys(scriptsOnDemand), 'frame.js', 'check.js']) {
    const script = await readFile(new URL(`../dist/${name}`, import.meta.url), 'utf8');
    expect(script.match(/[^\n -~]/)?.[0], name).toBeUndefined();
  }
  const script = await readFile(new URL('../dist/calculator.js', import.meta.url), 'utf8');
  expect(script.split('\n', 2)).toEqual([
    '//# allFunctionsCalledOnLoad',
    '/*! Preact, (c) Jason Miller, MIT: licenses.txt */',
  ]);
});

test('on a page without encryption results get ids', async ({ context, page, server }) => {
  // Not localhost, which browsers treat as secure without encryption.
  const [blog, cdn] = ['http://blog.example', 'http://cdn.example'];
  await context.route(`${blog}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    const response = await route.fetch({ url: new URL(pathname, server.urlOf(0)).href });
    await route.fulfill({ response, body: (await response.text()).replaceAll(server.cdn, cdn) });
  });
  await context.route(`${cdn}/**`, async (route) => {
    const url = route.request().url().replace(cdn, server.cdn);
    await route.fulfill({ response: await route.fetch({ url }) });
  });
  const { pathname } = new URL(server.add({ name: 'a page', element: calculator() }));
  await page.goto(blog + pathname);
  const encryption = () => [isSecureContext, typeof crypto.subtle, typeof crypto.randomUUID];
  expect(await page.evaluate(encryption)).toEqual([false, 'undefined', 'undefined']);
  await calculate(page);
  await expect(page.getByRole('link', { name: /Save to my account/ })).toHaveAttribute(
    'href',
    /^http:\/\/cdn\.example\/save#1\.35\.65\.50000\.500\.70000\.7\.[\w-]{22}$/,
  );
});

test('in a frame that cannot open tabs there is a code instead of a link', async ({
  page,
  server,
  context,
}) => {
  await context.route('**/api/handoffs', (route) =>
    route.fulfill({
      headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': 'content-type' },
      json: { code: '7KQ2M9XD', url: 'https://example.org/s/7KQ2M9XD' },
    }),
  );
  await page.goto(server.add({ name: 'a page', element: calculator(), sandbox: 'allow-scripts' }));
  const frame = page.frameLocator('iframe');
  await frame.getByRole('button', { name: 'Calculate Retirement' }).click();
  await frame.getByRole('button', { name: 'Get a code to save this result' }).click();
  await expect(frame.getByText('7KQ2M9XD', { exact: true })).toBeVisible();
  await expect(frame.getByRole('textbox', { name: 'Link' })).toHaveValue('https://example.org/s/7KQ2M9XD');
  await expect(frame.getByRole('link', { name: /Save to my account/ })).toHaveCount(0);
  expect(context.pages()).toHaveLength(1);
});

test('while the server hangs, the page works and shows the link', async ({ page, server, context }) => {
  await context.route('**/widget/v1.js', () => {});
  const button = '<button onclick="this.textContent=\'Pressed\'">Press</button>';
  await page.goto(server.add({ name: 'a page', body: `${button}{calculator}` }), {
    waitUntil: 'domcontentloaded',
  });
  await page.getByRole('button', { name: 'Press' }).click();
  await expect(page.getByRole('button', { name: 'Pressed' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open the retirement calculator' })).toBeVisible();
});

test('mounted and unmounted a thousand times, it leaks nothing', async ({ open }) => {
  const page = await open({ element: '<div id="place"></div>' });
  await page.waitForFunction(() => Symbol.for('whenabouts') in window);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const usageAfter = async (times: number) => {
    await page.evaluate((count) => {
      const registry = (window as never)[Symbol.for('whenabouts') as never] as {
        mount: (node: Element) => () => void;
      };
      const place = document.getElementById('place') as Element;
      for (let time = 0; time < count; time++) {
        const host = document.createElement('div');
        place.append(host);
        const unmount = registry.mount(host);
        host.shadowRoot?.querySelector<HTMLElement>('button[type=submit]')?.click();
        unmount();
        host.remove();
      }
    }, times);
    await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    const [listeners, nodes, heap] = ['JSEventListeners', 'Nodes', 'JSHeapUsedSize'].map(
      (name) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN,
    ) as [number, number, number];
    return { listeners, nodes, heap };
  };
  const before = await usageAfter(20);
  const after = await usageAfter(1000);
  expect(after.listeners).toBe(before.listeners);
  expect(after.nodes).toBe(before.nodes);
  // One leaked calculator has about 100 kB.
  expect(after.heap - before.heap).toBeLessThan(500_000);
});
