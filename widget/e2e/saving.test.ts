import type { Locator, Page } from '@playwright/test';
import { parseHandoff } from '@whenabouts/core';
import { calculate, calculator, expect, test } from './fixtures.ts';

/** The endpoint that creates codes and reports which results are saved. */
const HANDOFFS_URL = '**/api/handoffs**';
/** A link's fragment is a version and the inputs, beginning with the current age. */
const CURRENT_AGE_36 = /#1\.36\./;

const saveLink = (page: Page) => page.getByRole('link', { name: /Save to my account/ });

const urlOf = async (link: Locator) => new URL((await link.getAttribute('href')) ?? '');

const handoffOf = async (link: Locator) => parseHandoff((await urlOf(link)).hash.slice(1));

test('the link for saving contains the partner and the inputs', async ({ open, server }) => {
  const page = await open({ element: calculator('partner="acme"') });
  await calculate(page);
  const { origin, pathname, search } = await urlOf(saveLink(page));
  expect(`${origin}${pathname}${search}`).toBe(`${server.cdn}/save?p=acme`);
  expect((await handoffOf(saveLink(page)))?.inputs).toMatchObject({ currentAge: 35, expectedReturn: 7 });
});

test('the link for saving opens a new tab without an opener, and sends only the page’s origin', async ({
  open,
}) => {
  const page = await open({ element: calculator() });
  await calculate(page);
  await expect(saveLink(page)).toHaveAttribute('target', '_blank');
  await expect(saveLink(page)).toHaveAttribute('rel', 'noopener');
  await expect(saveLink(page)).toHaveAttribute('referrerpolicy', 'origin');
});

test('each result has a new id', async ({ open }) => {
  const page = await open({ element: calculator() });
  await calculate(page);
  const first = await handoffOf(saveLink(page));
  await page.getByRole('slider', { name: 'Current Age' }).press('ArrowRight');
  await expect(saveLink(page)).toHaveAttribute('href', CURRENT_AGE_36);
  const second = await handoffOf(saveLink(page));
  expect(first?.id).toBeDefined();
  expect(second?.id).toBeDefined();
  expect(second?.id).not.toBe(first?.id);
});

test('calculating and moving a slider send no request', async ({ open }) => {
  const page = await open({ element: calculator() });
  const requests: string[] = [];
  page.on('request', (request) => {
    // Requested when the calculator appears, which may be after this listener is added.
    if (!request.url().endsWith('/result-details.js')) requests.push(request.url());
  });
  await calculate(page);
  await page.getByRole('slider', { name: 'Current Age' }).press('ArrowRight');
  await expect(saveLink(page)).toHaveAttribute('href', CURRENT_AGE_36);
  expect(requests).toEqual([]);
});

test('a result saved in the new tab is shown as saved', async ({ open, context }) => {
  let isSavedOnServer = false;
  const received: string[] = [];
  await context.route('**/save*', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Save</title>' }),
  );
  await context.route(HANDOFFS_URL, (route) => {
    received.push(`${route.request().method()} ${new URL(route.request().url()).pathname}`);
    expect(route.request().headers().cookie).toBeUndefined();
    return route.fulfill({
      json: { saved: isSavedOnServer },
      headers: { 'access-control-allow-origin': '*' },
    });
  });
  const page = await open({
    element: calculator(),
    script: "savedEvents=0;document.addEventListener('whenabouts:saved',function(){savedEvents++})",
  });
  await calculate(page);
  const id = (await handoffOf(saveLink(page)))?.id;
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    page.waitForResponse('**/saving.js').then((response) => response.finished()),
    saveLink(page).click(),
  ]);
  await expect(page.getByText('Finish saving in the new tab.')).toBeVisible();
  expect(await tab.evaluate(() => window.opener)).toBeNull();
  isSavedOnServer = true;
  await tab.close();
  const savedNotice = page.getByText('Saved', { exact: true });
  // The file that listens for the return may have arrived, but not run yet.
  await expect
    .poll(async () => {
      await page.evaluate(() => window.dispatchEvent(new Event('focus')));
      return savedNotice.isVisible();
    })
    .toBe(true);
  expect(await page.evaluate('savedEvents')).toBe(1);
  expect(new Set(received)).toEqual(new Set([`GET /api/handoffs/${id}`]));
  // A new result is not saved yet.
  await page.getByRole('slider', { name: 'Current Age' }).press('ArrowRight');
  await expect(savedNotice).toHaveCount(0);
});

test('results get an id on a page without encryption, where crypto.randomUUID is missing', async ({
  context,
  page,
  server,
}) => {
  // Browsers would treat localhost as secure without encryption.
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
  await expect(saveLink(page)).toHaveAttribute(
    'href',
    /^http:\/\/cdn\.example\/save#1\.35\.65\.50000\.500\.70000\.7\.[\w-]{22}$/,
  );
});

test('in a frame that cannot open tabs, the result has a code instead of a link', async ({
  page,
  server,
  context,
}) => {
  await context.route(HANDOFFS_URL, (route) =>
    route.fulfill({
      headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': 'content-type' },
      json: { code: '7KQ2M9XD', url: 'https://example.org/s/7KQ2M9XD' },
    }),
  );
  await page.goto(server.add({ name: 'a page', element: calculator(), sandbox: 'allow-scripts' }));
  const tabs = context.pages();
  const frame = page.frameLocator('iframe');
  await frame.getByRole('button', { name: 'Calculate Retirement' }).click();
  await frame.getByRole('button', { name: 'Get a code to save this result' }).click();
  await expect(frame.getByText('7KQ2M9XD', { exact: true })).toBeVisible();
  await expect(frame.getByRole('textbox', { name: 'Link' })).toHaveValue('https://example.org/s/7KQ2M9XD');
  await expect(frame.getByRole('link', { name: /Save to my account/ })).toHaveCount(0);
  expect(context.pages()).toEqual(tabs);
});
