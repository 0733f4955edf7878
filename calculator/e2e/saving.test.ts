import { readHandoff } from '@whenabouts/core';
import { calculate, calculator, expect, test } from './fixtures.ts';

const REQUESTS = '**/api/handoffs**';

test('the link contains the result with a new id each time, and nothing is requested before', async ({
  open,
  server,
}) => {
  const page = await open({ element: calculator('partner="acme"') });
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await calculate(page);
  const link = page.getByRole('link', { name: /Save to my account/ });
  const first = new URL((await link.getAttribute('href')) ?? '');
  expect(`${first.origin}${first.pathname}${first.search}`).toBe(`${server.cdn}/save?p=acme`);
  const handoff = readHandoff(first.hash.slice(1));
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
  const second = readHandoff(new URL((await link.getAttribute('href')) ?? '').hash.slice(1));
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
  const page = await open({ element: calculator() });
  await calculate(page);
  const link = page.getByRole('link', { name: /Save to my account/ });
  const id = readHandoff(((await link.getAttribute('href')) ?? '').split('#')[1] ?? '')?.id;
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    page.waitForResponse('**/saving.js').then((response) => response.finished()),
    link.click(),
  ]);
  await expect(page.getByText('Finish saving in the new tab.')).toBeVisible();
  expect(await tab.evaluate(() => window.opener)).toBeNull();
  saved = true;
  await tab.close();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  expect(new Set(received)).toEqual(new Set([`GET /api/handoffs/${id}`]));
  // A new result is not saved yet.
  await page.getByRole('slider', { name: 'Current Age' }).press('ArrowRight');
  await expect(page.getByText('Saved', { exact: true })).toHaveCount(0);
});

test('after a receipt that is no confirmation, the reader is still sent to the new tab', async ({
  page,
  server,
  context,
}) => {
  await context.route('**/save*', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Save</title>' }),
  );
  for (const response of [
    { status: 500, body: 'no' },
    { status: 200, body: '<html>' },
    { status: 200, body: '{"saved":"yes"}' },
  ]) {
    await context.route(REQUESTS, (route) =>
      route.fulfill({ ...response, headers: { 'access-control-allow-origin': '*' } }),
    );
    await page.goto(server.add({ name: 'a page', element: calculator() }));
    await calculate(page);
    await Promise.all([
      page.waitForResponse('**/saving.js').then((loaded) => loaded.finished()),
      page.getByRole('link', { name: /Save to my account/ }).click(),
    ]);
    const received = page.waitForResponse(REQUESTS);
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await (await received).finished();
    await expect(page.getByText('Finish saving in the new tab.')).toBeVisible();
    await expect(page.getByText('Saved', { exact: true })).toHaveCount(0);
  }
});

test('a code for another device works, also on a page with an old Prototype.js', async ({
  open,
  context,
}) => {
  let body = '';
  await context.route(REQUESTS, (route) => {
    body = route.request().postData() ?? '';
    const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': 'content-type' };
    if (route.request().method() === 'OPTIONS') return route.fulfill({ status: 204, headers });
    return route.fulfill({
      status: 201,
      headers,
      json: { code: '7KQ2M9XD', url: 'https://example.org/s/7KQ2M9XD', expires: '2026-01-01T00:00:00.000Z' },
    });
  });
  const page = await open({
    element: calculator('partner="acme"'),
    script: `String.prototype.toJSON=function(){return '"'+this+'"'};`,
  });
  await calculate(page);
  await page.getByRole('button', { name: /Get a code/ }).click();
  await expect(page.getByText('7KQ2M9XD', { exact: true })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Link' })).toHaveValue('https://example.org/s/7KQ2M9XD');
  const { inputs, id, partner } = JSON.parse(body);
  expect(inputs).toEqual({
    currentAge: 35,
    retirementAge: 65,
    currentSavings: 50_000,
    monthlySavings: 500,
    annualIncome: 70_000,
    expectedReturn: 7,
  });
  expect(id).toMatch(/^[\w-]{22}$/);
  expect(partner).toBe('acme');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('https://example.org/s/7KQ2M9XD');
});

test('without a network the reader can copy the link', async ({ page, server, context }) => {
  await page.goto(server.add({ name: 'a page', element: calculator() }));
  await calculate(page);
  const href = await page.getByRole('link', { name: /Save to my account/ }).getAttribute('href');
  await context.setOffline(true);
  await page.getByRole('button', { name: /Get a code/ }).click();
  await expect(page.getByText('Open this link in another tab:')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Link' })).toHaveValue(href ?? '');
});

test('without a known site there is no way to save', async ({ open }) => {
  const page = await open({
    element: '<retirement-calculator></retirement-calculator>',
    placement: 'module',
  });
  await calculate(page);
  await expect(page.getByRole('link')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /Get a code/ })).toHaveCount(0);
});
