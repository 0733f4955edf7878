import type { Page } from '@playwright/test';
import { accountButton, logIn } from './account.ts';
import { box, typeInto } from './calculator.ts';
import { expect, test } from './fixtures.ts';
import { register } from './members.ts';
import { expectToast, logOut, open, openPart } from './page-actions.ts';

const inflation = (page: Page) => page.getByRole('textbox', { name: 'Inflation (%)' });
const answer = (page: Page) => page.getByText(/^At \d+, your money lasts to/).first();

test('after a logout, neither the outlook nor going back has the member’s numbers, also for the next member', async ({
  page,
  member,
  browser,
  server,
}) => {
  const next = await register((await browser.newContext({ baseURL: server.url })).request);
  const footerLink = page.getByRole('contentinfo').getByRole('link', { name: 'Outlook', exact: true });
  const goBackTo = (entry: number) => page.evaluate((at) => history.go(at - history.length), entry);
  const typeNumbers = async () => {
    await typeInto(page, 'Monthly Contributions', '900');
    await openPart(page, 'Assumptions');
    await inflation(page).fill('3.5');
  };
  await open(page, '/outlook');
  const first = await page.evaluate(() => history.length);
  await typeNumbers();
  // On another page: a logout on this one removes its numbers.
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Guides' }).click();
  await expect(page).toHaveURL('/guides');
  await logOut(page, member.firstName);
  await page.getByRole('banner').getByRole('link', { name: 'Log In' }).click();
  await logIn(page, next);
  await expect(accountButton(page, next.firstName)).toBeVisible();
  await goBackTo(first);
  await expect(page).toHaveURL('/outlook');
  await expect(box(page, 'Monthly Contributions')).toHaveValue('500');

  await typeNumbers();
  await logOut(page, next.firstName);
  await footerLink.click();
  await expect(box(page, 'Monthly Contributions')).toHaveValue('500');
  await goBackTo(first);
  await expect(page).toHaveURL('/outlook');
  await expect(box(page, 'Monthly Contributions')).toHaveValue('500');
  await openPart(page, 'Assumptions');
  await expect(inflation(page)).toHaveValue('2.5');
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
