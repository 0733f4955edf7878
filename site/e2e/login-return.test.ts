import type { Page } from '@playwright/test';
import { logIn } from './account.ts';
import { box, calculateButton, expectSavings, typeInto } from './calculator.ts';
import { expect, test } from './fixtures.ts';
import { register } from './members.ts';
import { dismissToast, expectToast, heading, open, toast, waitForHydration } from './page-actions.ts';

const STORED = {
  currentAge: 35,
  retirementAge: 65,
  currentSavings: 50_000,
  monthlySavings: 750,
  annualIncome: 70_000,
  expectedReturn: 7,
};

function storedInputs(page: Page): Promise<unknown> {
  return page.evaluate(() => JSON.parse(sessionStorage.getItem('calculatorValues') ?? 'null'));
}

async function calculate(page: Page): Promise<void> {
  await open(page, '/');
  await typeInto(page, 'Monthly Contributions', '750');
  await calculateButton(page).click();
}

async function clickSaveWhileLoggedOut(page: Page): Promise<void> {
  await calculate(page);
  await page.getByRole('button', { name: 'Save Plan (Login Required)' }).click();
  await expect(heading(page, 'Log in')).toBeVisible();
}

async function expectRestored(page: Page): Promise<void> {
  await expect(page).toHaveURL('/#calculator');
  await expect(box(page, 'Monthly Contributions')).toHaveValue('750');
  await expectSavings(page, '$1,320,803');
  await expect(page.getByRole('button', { name: 'Save Plan', exact: true })).toBeVisible();
}

test('logging in to save restores the inputs once, after a reload and a wrong password', async ({
  page,
  request,
  expectError,
}) => {
  expectError(/401.*\/api\/auth\/login/);
  await page.setViewportSize({ width: 320, height: 568 });
  const member = await register(request);
  await clickSaveWhileLoggedOut(page);
  expect(await storedInputs(page)).toEqual(STORED);
  await page.reload();
  await waitForHydration(page);
  await logIn(page, { ...member, password: 'not the right one' });
  await expectToast(page, 'Login failed', 'Invalid email or password');
  expect(await storedInputs(page)).toEqual(STORED);
  await logIn(page, member);

  await expectToast(page, 'Welcome back!', "Your retirement plan is ready to save. Click 'Save Plan'");
  await expect(page.getByRole('dialog').getByLabel('Plan Name')).toBeFocused();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expectRestored(page);
  const saveButton = page.getByRole('button', { name: 'Save Plan', exact: true });
  await expect(saveButton).toBeFocused();
  await expect(saveButton).toBeInViewport();
  await expect(page.getByRole('paragraph').filter({ hasText: /^If you keep saving/ })).toBeVisible();
  await expect(page.getByText(/Welcome back/)).toHaveCount(1);
  for (const title of ['Login successful', 'Login Required']) await expect(toast(page, title)).toHaveCount(0);
  expect(await storedInputs(page)).toBeNull();

  await test.step('going back and forward does not repeat the toast', async () => {
    await dismissToast(page, 'Welcome back!');
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(box(page, 'Monthly Contributions')).toHaveValue('750');
    await page.goForward();
    await expectRestored(page);
    await expect(toast(page, 'Welcome back!')).toHaveCount(0);
  });

  await test.step('a reload does not repeat it either', async () => {
    await page.reload();
    await waitForHydration(page);
    await expectRestored(page);
    // Adds the region where a second greeting would appear.
    await page.keyboard.press('Shift');
    await expect(page.getByRole('region', { name: /^Notifications/ })).toBeAttached();
    await expect(toast(page, 'Welcome back!')).toHaveCount(0);
  });
});

test('the links below the button store the inputs, and going back without logging in keeps them', async ({
  page,
}) => {
  await calculate(page);
  for (const [link, title] of [
    ['create an account', 'Create an account'],
    ['Log in', 'Log in'],
  ] as const) {
    await page.getByRole('main').getByRole('link', { name: link, exact: true }).click();
    await expect(heading(page, title)).toBeVisible();
    expect(await storedInputs(page)).toEqual(STORED);
    await page.goBack();
    await expect(box(page, 'Monthly Contributions')).toHaveValue('750');
    await expectSavings(page, '$1,320,803');
  }
});
