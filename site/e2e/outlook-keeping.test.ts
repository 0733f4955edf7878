import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { box, type } from './calculator.ts';
import { expect, test } from './fixtures.ts';
import { addPlan, newMember, register } from './members.ts';
import { expectToast, heading, open, openWholeOutlook } from './page-actions.ts';
import { nameField, save } from './save-dialog.ts';

const inflation = (page: Page) => page.getByRole('textbox', { name: 'Inflation (%)' });
const answer = (page: Page) => page.getByText(/^You could stop/).first();

async function updatePlan(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Update Plan' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Update Plan' }).click();
}

test('a saved plan keeps its assumptions, and opens with them from My Plans and View Plan', async ({
  page,
  member: _member,
}) => {
  await open(page, '/outlook');
  await type(page, 'Monthly Contributions', '900');
  await inflation(page).fill('3.5');
  await page.getByRole('button', { name: 'Save Plan', exact: true }).click();
  await nameField(page).fill('Careful');
  await save(page);
  await expectToast(page, 'Plan saved');

  await open(page, '/my-plans');
  await page.getByRole('button', { name: 'Actions for Careful' }).click();
  await page.getByRole('menuitem', { name: 'See Outlook' }).click();
  await expect(heading(page, 'When can you stop?')).toBeFocused();
  await expect(page.getByText('You are editing Careful.')).toBeVisible();
  await expect(inflation(page)).toHaveValue('3.5');
  await expect(box(page, 'Monthly Contributions')).toHaveValue('900');

  await page.getByRole('button', { name: 'Reset all assumptions' }).click();
  await updatePlan(page);
  await expectToast(page, 'Plan updated');
  const [plan] = await (await page.request.get('/api/retirement-plans')).json();
  expect(plan).toMatchObject({ name: 'Careful', assumptions: null });

  await open(page, `/view-plan/${plan.id}`);
  await page.getByRole('link', { name: 'Will it last? See the outlook' }).click();
  await expect(inflation(page)).toHaveValue('2.5');
});

test('saving in the calculator leaves the assumptions of a plan unchanged', async ({
  page,
  member: _member,
}) => {
  const { id } = await addPlan(page.request, { assumptions: { planAge: 90 } });
  await open(page, `/?plan=${id}`);
  await expect(page.getByText('You are editing')).toBeVisible();
  await type(page, 'Monthly Contributions', '800');
  await updatePlan(page);
  await expectToast(page, 'Plan updated');
  const plan = await (await page.request.get(`/api/retirement-plans/${id}`)).json();
  expect(plan).toMatchObject({ monthlySavings: 800, assumptions: { planAge: 90 } });
  await page.getByRole('link', { name: 'Will it last? See your outlook' }).click();
  await expect(page.getByRole('textbox', { name: 'Plan to Age' })).toHaveValue('90');
});

test('logging out clears the page', async ({ page, member }) => {
  await open(page, '/outlook');
  await type(page, 'Monthly Contributions', '900');
  await inflation(page).fill('3.5');
  await page.getByRole('banner').getByRole('button', { name: member.firstName }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expectToast(page, 'Logged out');
  await expect(page).toHaveURL('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Outlook', exact: true }).click();
  await expect(box(page, 'Monthly Contributions')).toHaveValue('500');
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/outlook');
  await expect(inflation(page)).toHaveValue('2.5');
  await expect(box(page, 'Monthly Contributions')).toHaveValue('500');
});

test('a link keeps numbers and assumptions, and no server sees them', async ({ page, context, server }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const sent: string[] = [];
  context.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await open(page, '/outlook');
  await type(page, 'Monthly Contributions', '725');
  await inflation(page).fill('3.1');
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expectToast(page, 'Link copied');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(`${server.url}/outlook#plan=35.65.50000.725.70000.7&assume=4666_67.95.12.3_1.80.50.`);
  const expected = await answer(page).textContent();

  const other = await context.newPage();
  await other.goto(link);
  await expect(box(other, 'Monthly Contributions')).toHaveValue('725');
  await expect(inflation(other)).toHaveValue('3.1');
  await expect(answer(other)).toHaveText(expected ?? '');
  await expect(other).toHaveURL('/outlook');
  expect(sent.filter((request) => /\b725\b/.test(request))).toEqual([]);

  // A link of the calculator opens with the default assumptions, and the calculator reads one of the outlook.
  await other.goto('/outlook#plan=40.60.50000.725.70000.7');
  await expect(box(other, 'Current Age')).toHaveValue('40');
  await expect(inflation(other)).toHaveValue('2.5');
  await other.goto(link.replace('/outlook', '/'));
  await expect(box(other, 'Monthly Contributions')).toHaveValue('725');
});

test('an invalid link shows an error, and the page starts with its example', async ({ page }) => {
  await page.goto('/outlook#plan=35.65.50000.500.70000.7&assume=4700.200');
  await expectToast(page, 'This link doesn’t work');
  await expect(page).toHaveURL('/outlook');
  await expect(page.getByRole('textbox', { name: 'Plan to Age' })).toHaveValue('95');
});

test('a table by year is downloaded in today’s dollars', async ({ page }) => {
  await open(page, '/outlook');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('whenabouts-outlook.csv');
  const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n');
  expect(lines[0]).toContain('Spending during the year (today’s dollars)');
  expect(lines).toHaveLength(62);
  expect(lines.at(-1)).toMatch(/^95,0,56000,/);
});

test('versions are compared in words, survive a reload, and can be opened and removed', async ({ page }) => {
  await open(page, '/outlook');
  await page.getByRole('button', { name: 'Keep as version A' }).click();
  await type(page, 'Monthly Contributions', '1500');
  await page.getByRole('button', { name: 'Keep as version B' }).click();
  const difference = page.getByText(
    /^Version B saves \$1,500 a month\. You could stop at \d\d, \d+ years earlier\.$/,
  );
  await expect(difference).toBeVisible();
  await page.reload();
  await expect(difference).toBeVisible();
  await page.getByRole('button', { name: 'Keep as version C' }).click();
  await expect(page.getByText('Remove a version to keep another one.')).toBeVisible();
  await page.getByRole('button', { name: 'Open Version A' }).click();
  await expect(box(page, 'Monthly Contributions')).toHaveValue('500');
  await page.getByRole('button', { name: 'Remove Version A' }).click();
  await expect(page.getByRole('columnheader', { name: 'Version C' })).toBeHidden();
});

test('offline, everything but saving works in the open tab', async ({ page, context }) => {
  await openWholeOutlook(page);
  await context.setOffline(true);
  await type(page, 'Monthly Contributions', '700');
  await expect(answer(page)).not.toContainText('stop at 69');
  await page.getByRole('radio', { name: 'Already retired' }).check();
  await expect(heading(page, 'How long will your money last?')).toBeVisible();
  await page.getByRole('radio', { name: 'Still working' }).check();
  await page.getByRole('button', { name: 'Apply: Work longer' }).click();
  await page.getByRole('button', { name: 'Keep as version A' }).click();
  await expect(page.getByRole('columnheader', { name: 'Version A' })).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  await downloading;
});

test('assumptions last through a login, and are saved after it', async ({ page }) => {
  const member = newMember();
  await register(page.request, member);
  await page.context().clearCookies();
  await open(page, '/outlook');
  await type(page, 'Monthly Contributions', '900');
  await inflation(page).fill('3.5');
  await expect(page.getByText('Come back here to save your assumptions too.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await page.getByLabel('Email').fill(member.email);
  await page.getByLabel('Password', { exact: true }).fill(member.password);
  await page
    .getByRole('main')
    .getByRole('button', { name: /log in/i })
    .click();
  await page.getByRole('link', { name: 'Will it last? See your outlook' }).click();
  await expect(inflation(page)).toHaveValue('3.5');
  await expect(box(page, 'Monthly Contributions')).toHaveValue('900');
});

/** Waits until the page has stood still for three frames. */
async function waitForScrollEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    let still = 0;
    for (let y = scrollY; still < 3; y = scrollY) {
      await new Promise(requestAnimationFrame);
      still = scrollY === y ? still + 1 : 0;
    }
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 700 }, hasTouch: true, isMobile: true });

  test('numbers are dragged sideways with a finger, and a vertical swipe scrolls', async ({ page }) => {
    await open(page, '/outlook');
    const spending = page.getByRole('spinbutton', { name: 'Monthly Spending in Retirement' });
    const place = await spending.boundingBox();
    if (!place) throw new Error('The number is not visible');
    const [x, y] = [place.x + place.width / 2, place.y + place.height / 2];
    const touch = await page.context().newCDPSession(page);
    const swipe = async (dx: number, dy: number) => {
      await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
      for (let step = 1; step <= 5; step++) {
        const point = { x: x + (dx * step) / 5, y: y + (dy * step) / 5 };
        await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point] });
      }
      await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    await swipe(-60, 0);
    await expect(spending).toHaveText('$2,700');
    await swipe(0, -150);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50);
    await expect(spending).toHaveText('$2,700');
    // Playwright cancels the touches that it tries first, which Chromium reports while a page still scrolls.
    await waitForScrollEnd(page);
    await spending.tap();
    await expect(page.getByRole('textbox', { name: 'Monthly Spending in Retirement' }).first()).toBeFocused();
  });
});
