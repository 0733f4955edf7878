import type { Page } from '@playwright/test';
import { accountButton, logIn } from './account.ts';
import { box, typeInto } from './calculator.ts';
import { expect, test } from './fixtures.ts';
import { register } from './members.ts';
import { expectToast, heading, logOut, open, openPart } from './page-actions.ts';
import { nameField, savePlan } from './save-dialog.ts';

const inflation = (page: Page) => page.getByRole('textbox', { name: 'Inflation (%)' });
const answer = (page: Page) => page.getByText(/^At \d+, your money lasts to/).first();

async function updatePlan(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Update Plan' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Update Plan' }).click();
}

test('a saved plan keeps its assumptions, and opens with them from My Plans', async ({
  page,
  member: _member,
}) => {
  await open(page, '/outlook');
  await typeInto(page, 'Monthly Contributions', '900');
  await openPart(page, 'Assumptions');
  await inflation(page).fill('3.5');
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await page.getByRole('button', { name: 'Save Plan', exact: true }).click();
  await nameField(page).fill('Careful');
  await savePlan(page);
  await expectToast(page, 'Plan saved');
  await expect(page.getByRole('main').getByRole('link', { name: 'See My Plans' })).toBeFocused();
  await expect(page.getByRole('heading', { level: 2, name: /could stop at/ })).toBeInViewport();

  await page.getByRole('main').getByRole('link', { name: 'See My Plans' }).click();
  await page.getByRole('button', { name: 'Actions for Careful' }).click();
  await page.getByRole('menuitem', { name: 'See Outlook' }).click();
  await expect(heading(page, 'When can you stop?')).toBeFocused();
  await expect(page.getByText('You are editing Careful.')).toBeVisible();
  await expect(box(page, 'Monthly Contributions')).toHaveValue('900');
  await openPart(page, 'Assumptions');
  await expect(inflation(page)).toHaveValue('3.5');

  await page.getByRole('button', { name: 'Reset all assumptions' }).click();
  await updatePlan(page);
  await expectToast(page, 'Plan updated');
  const [plan] = await (await page.request.get('/api/retirement-plans')).json();
  expect(plan).toMatchObject({ name: 'Careful', assumptions: null });
});

test('after a logout, neither the outlook nor going back has the member’s numbers, also for the next member', async ({
  page,
  member,
  browser,
  server,
}) => {
  const next = await register((await browser.newContext({ baseURL: server.url })).request);
  const footerLink = page.getByRole('contentinfo').getByRole('link', { name: 'Outlook', exact: true });
  await open(page, '/outlook');
  const first = await page.evaluate(() => history.length);
  const goBackTo = (entry: number) => page.evaluate((at) => history.go(at - history.length), entry);
  await typeInto(page, 'Monthly Contributions', '900');
  await openPart(page, 'Assumptions');
  await inflation(page).fill('3.5');
  await logOut(page, member.firstName);
  await footerLink.click();
  await expect(box(page, 'Monthly Contributions')).toHaveValue('500');
  await goBackTo(first);
  await expect(page).toHaveURL('/outlook');
  await expect(box(page, 'Monthly Contributions')).toHaveValue('500');
  await openPart(page, 'Assumptions');
  await expect(inflation(page)).toHaveValue('2.5');

  await page.getByRole('banner').getByRole('link', { name: 'Log In' }).click();
  await logIn(page, member);
  await expect(accountButton(page, member.firstName)).toBeVisible();
  await footerLink.click();
  await expect(page).toHaveURL('/outlook');
  const second = await page.evaluate(() => history.length);
  await typeInto(page, 'Monthly Contributions', '900');
  // On another page: a logout on this one removes its numbers.
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Guides' }).click();
  await expect(page).toHaveURL('/guides');
  await logOut(page, member.firstName);
  await page.getByRole('banner').getByRole('link', { name: 'Log In' }).click();
  await logIn(page, next);
  await expect(accountButton(page, next.firstName)).toBeVisible();
  await goBackTo(second);
  await expect(page).toHaveURL('/outlook');
  await expect(box(page, 'Monthly Contributions')).toHaveValue('500');
});

test('a link keeps numbers and assumptions, and no server sees them', async ({ page, context, server }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const sent: string[] = [];
  context.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await open(page, '/outlook');
  await typeInto(page, 'Monthly Contributions', '725');
  await openPart(page, 'Assumptions');
  await inflation(page).fill('3.1');
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expectToast(page, 'Link copied');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(`${server.url}/outlook#plan=35.65.50000.725.70000.7&assume=4230.95.12.3_1.80.60.`);
  const expected = await answer(page).textContent();

  const other = await context.newPage();
  await other.goto(link);
  await expect(box(other, 'Monthly Contributions')).toHaveValue('725');
  await openPart(other, 'Assumptions');
  await expect(inflation(other)).toHaveValue('3.1');
  await expect(answer(other)).toHaveText(expected ?? '');
  await expect(other).toHaveURL('/outlook');
  expect(sent.filter((request) => /\b725\b/.test(request))).toEqual([]);

  // The calculator reads a link of the outlook.
  await other.goto(link.replace('/outlook', '/'));
  await expect(box(other, 'Monthly Contributions')).toHaveValue('725');
});
