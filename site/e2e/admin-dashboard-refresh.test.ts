import { expectDashboard, FUTURE_DATE, logInAsAdmin, openDashboard, row } from './admin.ts';
import { expect, test } from './fixtures.ts';
import { failRequests, noResponse } from './network-errors.ts';
import { open } from './page-actions.ts';
import { uniqueWord } from './posts.ts';

const LIST = '/api/blog-posts?as=admin';

test('changes by others appear automatically, and responses without changes are empty', async ({
  page,
  writer,
}) => {
  const statuses: number[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith(LIST)) statuses.push(response.status());
  });
  await openDashboard(page);
  await expect.poll(() => statuses.length).toBeGreaterThan(2);
  expect(statuses[0]).toBe(200);
  expect(new Set(statuses.slice(1))).toEqual(new Set([304]));

  const line = page.getByRole('row').nth(1);
  await line.evaluate((element) => element.setAttribute('data-seen', ''));
  const post = await writer.publish({ publishedAt: FUTURE_DATE });
  await expect(row(page, post.title)).toBeVisible();
  const title = `Changed to ${uniqueWord()}`;
  await writer.change(post, { title });
  await expect(row(page, title)).toBeVisible();
  await writer.remove(post);
  await expect(row(page, title)).toBeHidden();
  await expect(page.locator('[data-seen]')).toBeVisible();
});

test('the list is polled every second while the page is visible', async ({ page }) => {
  await page.clock.install();
  await openDashboard(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.evaluate(() => {
    const plain = window.fetch;
    const seen = { times: [] as number[], response: Promise.resolve<unknown>(undefined) };
    window.fetch = (...call) => {
      seen.times.push(Date.now());
      const response = plain(...call);
      seen.response = response.catch(() => {});
      return response;
    };
    Object.assign(window, { seen });
  });
  const times = () =>
    page.evaluate(async () => {
      const { seen } = window as unknown as { seen: { times: number[]; response: Promise<unknown> } };
      await seen.response;
      return seen.times;
    });
  // The page's clock is paused except during these steps and while a response is pending.
  const step = async () => {
    await page.clock.runFor(200);
    return (await times()).length;
  };
  await expect.poll(step, { intervals: [50], timeout: 20_000 }).toBeGreaterThan(2);
  const requestTimes = await times();
  for (const [index, time] of requestTimes.slice(1).entries()) {
    const gap = time - (requestTimes[index] ?? 0);
    expect(gap).toBeGreaterThanOrEqual(1000);
    expect(gap).toBeLessThan(2000);
  }
  await page.clock.resume();
  await page.clock.runFor(5_000);
  let requestCount = 0;
  page.on('request', (request) => {
    if (request.url().endsWith(LIST)) requestCount += 1;
  });
  const setVisibility = (state: string) =>
    page.evaluate((visibility) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  await setVisibility('hidden');
  await page.clock.runFor(60_000);
  expect(requestCount).toBe(0);
  await setVisibility('visible');
  await page.clock.runFor(2_000);
  await expect.poll(() => requestCount).toBeGreaterThan(0);
});

test('a failed refresh keeps the list and shows a warning until one succeeds', async ({
  page,
  expectError,
  writer,
}) => {
  expectError(/Failed to load resource.*\/api\/blog-posts/);
  const post = await writer.publish({ publishedAt: FUTURE_DATE });
  await openDashboard(page);
  await expect(row(page, post.title)).toBeVisible();
  const notice = page.getByText('The server is not responding. This list may be out of date.');
  const restore = await failRequests(page, `GET ${LIST}`, noResponse);
  await expect(notice).toBeVisible();
  await expect(row(page, post.title)).toBeVisible();
  await restore();
  await expect(notice).toBeHidden();
  await expect(row(page, post.title)).toBeVisible();
});

test('a refresh stamp in the URL is used once and removed', async ({ page }) => {
  await logInAsAdmin(page);
  await open(page, '/admin/dashboard?page=2&refresh=1795000000000');
  await expect(page).toHaveURL('/admin/dashboard?page=2');
  await open(page, '/admin/dashboard?refresh=1795000000000');
  await expectDashboard(page);
});
