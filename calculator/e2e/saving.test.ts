import { parseHandoff } from '@whenabouts/core';
import { calculate, calculator, expect, test } from './fixtures.ts';

const REQUESTS = '**/api/handoffs**';

test('the link contains the result with a new id each time, and nothing is requested before', async ({
  open,
  server,
}) => {
  const page = await open({ element: calculator('partner="acme"') });
  const requests: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/result-details.js')) requests.push(request.url());
  });
  await calculate(page);
  const link = page.getByRole('link', { name: /Save to my account/ });
  const first = new URL((await link.getAttribute('href')) ?? '');
  expect(`${first.origin}${first.pathname}${first.search}`).toBe(`${server.cdn}/save?p=acme`);
  const handoff = parseHandoff(first.hash.slice(1));
  expect(handoff?.inputs).toMatchObject({ currentAge: 35, expectedReturn: 7 });
  for (const [name, content] of [
    ['target', '_blank'],
    ['rel', 'noopener'],
    ['referrerpolicy', 'origin'],
  ] as const) {
    await expect(link).toHaveAttribute(name, content);
  }
  await page.getByRole('slider', { name: 'Current Age' }).press('ArrowRight');
  await expect(link).toHaveAttribute('href', /#1\.36\./);
  const second = parseHandoff(new URL((await link.getAttribute('href')) ?? '').hash.slice(1));
  expect(second?.id).not.toBe(handoff?.id);
  expect(requests).toEqual([]);
});

test('a result saved in the new tab is shown as saved', async ({ open, context }) => {
  let saved = false;
  const received: string[] = [];
  await context.route('**/save*', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Save</title>' }),
  );
  await context.route(REQUESTS, (route) => {
    received.push(`${route.request().method()} ${new URL(route.request().url()).pathname}`);
    expect(route.request().headers().cookie).toBeUndefined();
    return route.fulfill({ json: { saved }, headers: { 'access-control-allow-origin': '*' } });
  });
  const page = await open({
    element: calculator(),
    script: "saved=0;document.addEventListener('whenabouts:saved',function(){saved++})",
  });
  await calculate(page);
  const link = page.getByRole('link', { name: /Save to my account/ });
  const id = parseHandoff(((await link.getAttribute('href')) ?? '').split('#')[1] ?? '')?.id;
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    page.waitForResponse('**/saving.js').then((response) => response.finished()),
    link.click(),
  ]);
  await expect(page.getByText('Finish saving in the new tab.')).toBeVisible();
  expect(await tab.evaluate(() => window.opener)).toBeNull();
  saved = true;
  await tab.close();
  const savedNotice = page.getByText('Saved', { exact: true });
  // The file that listens for the return may have arrived, but not run yet.
  await expect
    .poll(async () => {
      await page.evaluate(() => window.dispatchEvent(new Event('focus')));
      return savedNotice.isVisible();
    })
    .toBe(true);
  expect(await page.evaluate('saved')).toBe(1);
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

test('in a frame that cannot open tabs, the result has a code instead of a link', async ({
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
