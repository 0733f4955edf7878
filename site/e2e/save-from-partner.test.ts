import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { defaultInputs } from '@whenabouts/core';
import { field, fillIn, logIn } from './account.ts';
import { box } from './calculator.ts';
import { expect, test } from './fixtures.ts';
import { register } from './members.ts';
import { expectToast, heading, logOut, open, waitForHydration } from './page-actions.ts';
import { linkTo, newResultId, type PartnerSite, registerPartner, savePath } from './partner-site.ts';

const savedPlans = async (page: Page) => (await page.request.get('/api/retirement-plans')).json();
const storedEntries = (page: Page) => page.evaluate(() => ({ ...sessionStorage }));
const saveButton = (page: Page) => page.getByRole('button', { name: 'Save Plan', exact: true });

/** Registers a partner, and publishes a page on its site with the link of a result. */
async function publishResult(request: APIRequestContext, blog: PartnerSite, siteUrl: string) {
  const partner = await registerPartner(request, blog.origin);
  const resultId = newResultId();
  const link = linkTo(siteUrl + savePath({}, partner.id, resultId));
  const url = blog.publish(link, { 'Cross-Origin-Opener-Policy': 'same-origin' });
  return { partner, resultId, url };
}

/** Clicks the link on a partner's page and returns the tab it opens. */
async function openSaveLink(page: Page, context: BrowserContext): Promise<Page> {
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Save to my account' }).click();
  const tab = await opened;
  await waitForHydration(tab);
  return tab;
}

async function expectResult(tab: Page): Promise<void> {
  await expect(heading(tab, 'Save your plan')).toBeVisible();
  await expect(tab.getByText('$1,015,810').first()).toBeVisible();
  await expect(tab.getByText('$70,000')).toBeVisible();
  // Neither in the URL nor in the history.
  await expect(tab).toHaveURL('/save');
}

async function savePlan(tab: Page, name: string, title = 'Plan saved'): Promise<void> {
  await field(tab, 'Plan Name').fill(name);
  await saveButton(tab).click();
  await expect(heading(tab, title)).toBeFocused();
}

test('a member saves a result from a partner’s page once, only by clicking the button, and the partner learns of it', async ({
  page,
  context,
  request,
  member,
  blog,
  server,
}) => {
  const { partner, resultId, url } = await publishResult(request, blog, server.url);
  await page.goto(url);
  const tab = await openSaveLink(page, context);
  await expect(tab.getByRole('banner').getByText(member.firstName)).toBeVisible();
  await expectResult(tab);
  await expect(tab.getByText(/comes from The Late Bloomer \(127\.0\.0\.1/)).toBeVisible();
  expect(await tab.evaluate(() => [opener, document.referrer])).toEqual([null, `${blog.origin}/`]);
  expect(Object.keys(await storedEntries(tab)).sort()).toEqual(['calculatorValues', 'whenabouts-handoff']);
  expect(JSON.parse((await storedEntries(tab)).calculatorValues ?? '')).toEqual(defaultInputs);

  expect(await savedPlans(page), 'before the button is clicked').toEqual([]);
  await test.step('a double click saves once', async () => {
    await field(tab, 'Plan Name').fill('From the blog');
    await saveButton(tab).dblclick();
    await expect(heading(tab, 'Plan saved')).toBeFocused();
    await expectToast(tab, 'Plan saved', 'Your retirement plan has been saved successfully.');
    expect(await savedPlans(page)).toEqual([
      expect.objectContaining({ name: 'From the blog', ...defaultInputs }),
    ]);
    expect(await storedEntries(tab)).toEqual({});
    await expect(tab.getByRole('link', { name: 'Back to The Late Bloomer' })).toHaveAttribute(
      'href',
      blog.origin,
    );
  });

  await test.step('the partner’s page can ask whether the result is saved', async () => {
    const receiptUrl = `${server.url}/api/handoffs/${resultId}`;
    const receipt = await page.evaluate(async (address) => (await fetch(address)).json(), receiptUrl);
    expect(receipt).toEqual({ saved: true });
  });

  await test.step('the same link again shows the existing plan', async () => {
    const again = await openSaveLink(page, context);
    await savePlan(again, 'Another name', 'You already saved this result');
    expect(await savedPlans(page)).toHaveLength(1);
  });

  await test.step('the partner’s statistics count the result once', async () => {
    const [counted] = (await (await request.get('/api/admin/partners')).json()).filter(
      (record: { id: string }) => record.id === partner.id,
    );
    const counts: number[] = counted.saves.map(({ count }: { count: number }) => count);
    expect(counts.reduce((sum, count) => sum + count)).toBe(1);
  });
});

test('a visitor logs in on the page or in the header, and a logout clears everything', async ({
  page,
  context,
  request,
  blog,
  server,
  expectError,
}) => {
  expectError(/404.*\/api\/partners\/nobody/);
  const account = await register(request);
  await page.goto(blog.publish(linkTo(server.url + savePath({}, 'nobody'))));
  const first = await openSaveLink(page, context);
  const second = await openSaveLink(page, context);

  await test.step('a login on the page keeps the result, even after a reload', async () => {
    await first.reload();
    await waitForHydration(first);
    await expectResult(first);
    await fillIn(first, { Email: account.email, Password: account.password });
    await first.getByRole('main').getByRole('button', { name: 'Log In' }).click();
    await savePlan(first, 'One');
  });

  await test.step('a login in the header restores the inputs in the calculator', async () => {
    await second.getByRole('banner').getByRole('link', { name: 'Log In' }).click();
    await logIn(second, account);
    await expect(second).toHaveURL('/#calculator');
    await expectToast(second, 'Welcome back!', "Your retirement plan is ready to save. Click 'Save Plan'");
    await second.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await expect(box(second, 'Monthly Contributions')).toHaveValue('500');
    expect(Object.keys(await storedEntries(second)).sort()).toEqual([
      'whenabouts-login',
      'whenabouts-numbers',
    ]);
  });

  await test.step('logging out clears everything', async () => {
    const third = await openSaveLink(page, context);
    await expect(saveButton(third)).toBeVisible();
    await logOut(third, account.firstName);
    expect(await storedEntries(third)).toEqual({});
  });
});

test('a sandboxed page that cannot open a tab gives a code', async ({ page, browser, blog, server }) => {
  const framed = blog.publish('<p>A result without a link</p>');
  await page.goto(blog.publish(`<iframe name="sandbox" sandbox="allow-scripts" src="${framed}"></iframe>`));

  const { code } = await test.step('the page creates a code', async () => {
    const frame = page.frame('sandbox');
    if (!frame) throw new Error('The page has no frame');
    const handoff = { url: `${server.url}/api/handoffs`, body: { inputs: defaultInputs, id: newResultId() } };
    return frame.evaluate(async ({ url, body }) => {
      const headers = { 'Content-Type': 'application/json' };
      const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
      return response.json();
    }, handoff);
  });

  await test.step('a member saves the result by its code', async () => {
    const account = await register((await browser.newContext({ baseURL: server.url })).request);
    await open(page, `/s/${code.toLowerCase()}`);
    await expect(page.getByText('waiting under the code')).toBeVisible();
    await fillIn(page, { Email: account.email, Password: account.password });
    await page.getByRole('main').getByRole('button', { name: 'Log In' }).click();
    await expectResult(page);
    await savePlan(page, 'By a code');
  });
});

test('the save page cannot be framed', async ({ page, blog, server, expectError }) => {
  expectError(/frame-ancestors/);
  await page.goto(blog.publish(`<iframe src="${server.url}${savePath()}"></iframe>`));
  await expect.poll(() => page.frames().at(-1)?.url()).toMatch(/^chrome-error:/);
});
