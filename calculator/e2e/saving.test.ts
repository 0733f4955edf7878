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
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  expect(await page.evaluate('saved')).toBe(1);
  expect(new Set(received)).toEqual(new Set([`GET /api/handoffs/${id}`]));
  // A new result is not saved yet.
  await page.getByRole('slider', { name: 'Current Age' }).press('ArrowRight');
  await expect(page.getByText('Saved', { exact: true })).toHaveCount(0);
});
