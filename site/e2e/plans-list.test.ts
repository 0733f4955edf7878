import { expect, test } from './fixtures.ts';
import { holdRequests } from './hold-requests.ts';
import { addPlan, register } from './members.ts';
import { expectFocusWithin, heading, nextFrame, open } from './page-actions.ts';

const today = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });
const shortDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

test('the list has a summary, its columns, and actions for each plan', async ({ page, member }) => {
  expect(member).toBeDefined();
  await addPlan(page.request, { name: 'Early', retirementAge: 55, expectedReturn: 6.5 });
  const { updatedAt } = await addPlan(page.request, { name: 'Late', currentAge: 40, retirementAge: 70 });
  const release = await holdRequests(page, '**/api/retirement-plans');
  await open(page, '/my-plans');
  await expect(page.getByRole('status').filter({ hasText: 'Loading your plans…' })).toBeAttached();
  const placeholders = page.getByRole('main').locator('[aria-hidden=true]:empty');
  await expect(placeholders).toHaveCount(2);
  const placeholder = await placeholders.first().boundingBox();
  release();
  const total = page.getByText('Total Plans');
  await expect(total).toBeVisible();
  const card = await total.locator('..').boundingBox();
  expect(card?.y, 'where the first card comes').toBe(placeholder?.y);
  expect(Math.abs((card?.height ?? 0) - (placeholder?.height ?? 0)), 'how much it is higher').toBeLessThan(
    24,
  );
  await expect(page).toHaveTitle('My Saved Plans | Whenabouts');

  const detail = (label: string) =>
    page.getByRole('term').filter({ hasText: label }).locator('xpath=following-sibling::dd[1]');
  await expect(detail('Total Plans')).toHaveText('2');
  await expect(detail('Average Retirement Age')).toHaveText('63');
  await expect(detail('Latest Update')).toHaveText(today.format(new Date(updatedAt)));

  const table = page.getByRole('table', { name: 'Your plans' });
  await expect(table.getByRole('columnheader')).toHaveText([
    'Plan Name',
    'Current Age',
    'Retirement Age',
    'Expected Return',
    'Projected Savingsfuture dollars (today’s dollars)',
    'Monthly Incomefuture dollars (today’s dollars)',
    'You could stop at',
    'Last Updated',
    'Compare',
    'Actions',
  ]);
  const early = table.getByRole('row', { name: 'Early' });
  await expect(early.getByRole('cell')).toContainText([
    '35',
    '55',
    '6.5%',
    /^\$428,033 future dollars\(\$261,000 today’s dollars\)$/,
    /^\$1,427 future dollars\(\$871 today’s dollars\)$/,
    /^\d\din 8 of 10 futuresSee your outlook for Early$/,
    shortDate.format(new Date(updatedAt)),
  ]);

  const button = early.getByRole('button', { name: 'Actions for Early' });
  await button.click();
  await expect(page.getByRole('menuitem')).toHaveText([
    'View Details',
    'See Outlook',
    'Edit Plan',
    'Delete Plan',
  ]);
  // The focus moves with the next frame.
  await nextFrame(page);
  const above = await button.boundingBox();
  const below = await page.getByRole('menu').boundingBox();
  expect(Math.abs((below?.y ?? 0) - (above?.y ?? 0))).toBeLessThan(200);
  expect(below?.x).toBeGreaterThan(0);
});

test('the actions work', async ({ page, member }) => {
  expect(member).toBeDefined();
  const { id } = await addPlan(page.request);
  const choose = async (item: string) => {
    await open(page, '/my-plans');
    await page.getByRole('button', { name: 'Actions for By the sea' }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  await choose('View Details');
  await expect(page).toHaveURL(`/view-plan/${id}`);
  await choose('Edit Plan');
  await expect(page).toHaveURL(`/?plan=${id}#calculator`);
});

test('markup in names is shown as text everywhere', async ({ page, member }) => {
  expect(member).toBeDefined();
  const hostile = (name: string) => `<img src="/favicon.svg" onload="window.pwned = '${name}'">`;
  const profile = { firstName: hostile('first'), lastName: hostile('last') };
  expect((await page.request.put('/api/auth/profile', { data: profile })).ok()).toBe(true);
  const { id } = await addPlan(page.request, { name: hostile('plan') });
  for (const path of ['/my-plans', `/view-plan/${id}`, `/?plan=${id}`, '/profile']) {
    await open(page, path);
    await expect(page.getByRole('banner').getByText(hostile('first'))).toBeVisible();
    if (path !== '/profile')
      await expect(page.getByText(hostile('plan')).filter({ visible: true }).first()).toBeVisible();
    expect(await page.evaluate(() => 'pwned' in window), path).toBe(false);
  }
});

test('an unconfirmed deletion deletes nothing', async ({ page, member }) => {
  expect(member).toBeDefined();
  await addPlan(page.request);
  await open(page, '/my-plans');
  for (const dismissal of ['Cancel', 'Escape']) {
    await page.getByRole('button', { name: 'Actions for By the sea' }).click();
    await page.getByRole('menuitem', { name: 'Delete Plan' }).click();
    const dialog = page.getByRole('alertdialog');
    // The dialog listens to keys from its first frame on, when it takes the focus.
    await expectFocusWithin(dialog);
    // A click outside an alert dialog does nothing.
    await page.mouse.click(5, 5);
    await expect(dialog).toBeVisible();
    if (dismissal === 'Escape') await page.keyboard.press('Escape');
    else await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
  }
  await page.reload();
  await expect(page.getByRole('row', { name: 'By the sea' })).toBeVisible();
});

test('deleting one of two plans keeps the other, and the summary updates', async ({ page, member }) => {
  expect(member).toBeDefined();
  await addPlan(page.request, { name: 'Early', retirementAge: 55 });
  await addPlan(page.request, { name: 'Late', retirementAge: 70 });
  await open(page, '/my-plans');
  await page.getByRole('button', { name: 'Actions for Early' }).click();
  await page.getByRole('menuitem', { name: 'Delete Plan' }).click();
  await page.getByRole('button', { name: 'Delete plan “Early”' }).click();
  await expect(page.getByRole('row', { name: 'Early' })).toBeHidden();
  await expect(page.getByRole('row', { name: 'Late' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Average Retirement Age70');
  await expect(page.getByRole('heading', { name: 'Your plans' })).toBeFocused();
});

test("an empty list says so and links to the calculator; other members' plans are not in it", async ({
  page,
  member,
  playwright,
  baseURL,
}) => {
  expect(member).toBeDefined();
  const stranger = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  await register(stranger);
  await addPlan(stranger, { name: 'Not yours' });
  await stranger.dispose();
  await open(page, '/my-plans');
  await expect(page.getByRole('heading', { name: 'No saved plans yet' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Create Your First Plan' })).toHaveAttribute(
    'href',
    '/#calculator',
  );
  await expect(page.getByRole('link', { name: 'Create New Plan' })).toHaveAttribute('href', '/#calculator');
});

test('sixty plans and a very long name fit on a narrow page', async ({ page, member }) => {
  expect(member).toBeDefined();
  const name = 'W'.repeat(100);
  for (let index = 1; index < 60; index += 1) await addPlan(page.request, { name: `Plan ${index}` });
  await addPlan(page.request, { name });
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, '/my-plans');
  await expect(page.getByRole('row')).toHaveCount(61);
  await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Delete Plan' }).click();
  await expect(page.getByRole('alertdialog')).toBeInViewport({ ratio: 1 });
});

test('a visitor is redirected to the login', async ({ page }) => {
  for (const path of ['/my-plans', '/view-plan/1']) {
    await page.goto(path);
    await expect(page).toHaveURL('/login');
    await expect(heading(page, 'Log in')).toBeVisible();
  }
});

test('at 1280 px, the name is the widest column, and dates and sorted headers do not break', async ({
  page,
  member,
}) => {
  expect(member).toBeDefined();
  await addPlan(page.request, { name: 'Part time in Maine with the grandchildren', currentSavings: 990_000 });
  await addPlan(page.request, { name: 'W'.repeat(100) });
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/my-plans');
  const row = page.getByRole('row', { name: 'Part time' });
  await expect(row).toContainText('in 8 of 10 futures');
  const widths = await row
    .locator('th, td')
    .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().width));
  expect(widths[0]).toBe(Math.max(...widths));
  expect(widths[0]).toBeGreaterThan(190);
  const date = row.getByRole('cell').nth(6);
  const lines = await date.evaluate((cell) => {
    const text = document.createRange();
    text.selectNodeContents(cell);
    return text.getClientRects().length;
  });
  expect(lines, 'lines of the date').toBe(1);
  // The arrow stays beside the last word of its header.
  const header = page.getByRole('columnheader', { name: 'Last Updated' });
  const [word, arrow] = await Promise.all([
    header.getByText('Updated', { exact: true }).boundingBox(),
    header.locator('svg').boundingBox(),
  ]);
  if (!word || !arrow) throw new Error('The header has no word or no arrow');
  expect(arrow.y).toBeGreaterThanOrEqual(word.y - 2);
  expect(arrow.y + arrow.height).toBeLessThanOrEqual(word.y + word.height + 2);
  expect(arrow.x).toBeLessThan(word.x + word.width);
});
