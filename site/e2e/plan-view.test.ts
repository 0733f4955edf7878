import { box, expectSavings } from './calculator.ts';
import { expect, test } from './fixtures.ts';
import { addPlan, register } from './members.ts';
import { heading, open } from './page-actions.ts';

test.beforeEach(async ({ member }) => {
  expect(member).toBeDefined();
});

test('a plan shows its inputs, its projection and its actions', async ({ page }) => {
  const { id } = await addPlan(page.request, { currentSavings: 52_300, expectedReturn: 6.5 });
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**/api/retirement-plans/${id}`, async (route) => {
    await held;
    await route.continue();
  });
  await open(page, `/view-plan/${id}`);
  await expect(page.getByRole('status').filter({ hasText: 'Loading your plan…' })).toBeAttached();
  release();
  await expect(page).toHaveTitle('By the sea | Whenabouts');
  const main = page.getByRole('main');
  const value = (label: string) =>
    main.getByRole('term').filter({ hasText: label }).locator('xpath=following-sibling::dd[1]');
  await expect(value('Time Until Retirement')).toHaveText('30 years');
  await expect(value('Projected Retirement Savings')).toHaveText('$918,760');
  await expect(value('Estimated Monthly Income')).toHaveText('$3,063');
  await expect(main).toContainText('Based on 4% annual withdrawal rate');
  await expect(main).toContainText(
    'Today’s dollars assume 2.5% inflation a year; taxes and fees are left out. An estimate',
  );
  await expect(value('Current Retirement Savings')).toHaveText('$52,300');
  await expect(value('Monthly Contributions')).toHaveText('$500');
  await expect(value('Annual Income')).toHaveText('$70,000');
  await expect(value('Expected Annual Return')).toHaveText('6.5%');
  await expect(main.getByRole('link', { name: 'Edit Plan' })).toHaveAttribute(
    'href',
    `/?plan=${id}#calculator`,
  );
  await expect(main.getByRole('link', { name: 'Back to My Saved Plans' })).toHaveAttribute(
    'href',
    '/my-plans',
  );

  await main.getByRole('link', { name: 'Try Different Scenarios' }).click();
  await expect(page).toHaveURL(`/calculator?plan=${id}#calculator`);
  await expect(page.getByText('You are editing By the sea.')).toBeInViewport();
  await expect(page.getByRole('heading', { name: 'Your Retirement Outlook' })).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Update Plan', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save Plan', exact: true })).toHaveCount(0);
  await expect(box(page, 'Current Retirement Savings')).toHaveValue('52,300');
});

test('a plan can be opened in the calculator, changed and reset; unsaved changes survive a reload', async ({
  page,
}) => {
  const { id } = await addPlan(page.request, { monthlySavings: 750 });
  await open(page, `/?plan=${id}#calculator`);
  await expectSavings(page, '$1,320,803');
  await box(page, 'Monthly Contributions').fill('500');
  await expectSavings(page, '$1,015,810');
  await page.getByRole('button', { name: 'Reset to saved plan' }).click();
  await expect(box(page, 'Monthly Contributions')).toHaveValue('750');
  await expectSavings(page, '$1,320,803');
  await box(page, 'Monthly Contributions').fill('500');
  await expectSavings(page, '$1,015,810');
  await page.reload();
  await expect(page.getByText('You are editing By the sea.')).toBeVisible();
  await expectSavings(page, '$1,015,810');
});

test('a missing plan or an invalid id is not found', async ({ page, expectError }) => {
  for (const nonsense of ['999999999', '0', '-1', 'nonsense', '1%2F2', '1e3', '99999999999999999999']) {
    expectError(new RegExp(`40[04].*/api/retirement-plans/${nonsense}\\)$`));
    await open(page, `/view-plan/${nonsense}`);
    await expect(heading(page, 'Plan Not Found')).toBeVisible();
    await expect(page).toHaveTitle('Plan Not Found | Whenabouts');
    await expect(page.getByRole('link', { name: 'Go to My Saved Plans' })).toHaveAttribute(
      'href',
      '/my-plans',
    );
  }
});

test("another member's plan is not found, on its page and in the calculator", async ({
  page,
  playwright,
  baseURL,
  expectError,
}) => {
  expectError(/404.*\/api\/retirement-plans\//);
  const stranger = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  await register(stranger);
  const { id } = await addPlan(stranger);
  await stranger.dispose();
  await open(page, `/view-plan/${id}`);
  await expect(heading(page, 'Plan Not Found')).toBeVisible();
  await open(page, `/?plan=${id}#calculator`);
  await expect(page.getByText('Plan Not Found.')).toBeVisible();
  await expect(box(page, 'Monthly Contributions')).toHaveValue('500');
});

test('a visitor who opens a plan in the calculator is asked to log in', async ({ page, context }) => {
  const { id } = await addPlan(page.request);
  await context.clearCookies();
  await open(page, `/?plan=${id}#calculator`);
  await expect(page.getByText('Log in to open your saved plan.')).toBeVisible();
});
