import type { Page } from '@playwright/test';
import { logIn } from './account.ts';
import { box, calculateButton, expectSavings, type } from './calculator.ts';
import { expect, test } from './fixtures.ts';
import { newMember, register } from './members.ts';
import { expectToast, heading, open, toast, waitForHydration } from './page-actions.ts';

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
  await type(page, 'Monthly Contributions', '750');
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

test('logging in to save restores the inputs, and shows one toast, even after a reload', async ({
  page,
  request,
}) => {
  const member = await register(request);
  await clickSaveWhileLoggedOut(page);
  expect(await storedInputs(page)).toEqual(STORED);
  await logIn(page, member);

  await expectRestored(page);
  await expectToast(page, 'Welcome back!', "Your retirement plan is ready to save. Click 'Save Plan'");
  await expect(page.getByText(/Welcome back/)).toHaveCount(1);
  expect(await storedInputs(page)).toBeNull();

  await page.reload();
  await waitForHydration(page);
  await expectRestored(page);
  // Adds the region where a second greeting would appear.
  await page.keyboard.press('Shift');
  await expect(page.getByRole('region', { name: /^Notifications/ })).toBeAttached();
  await expect(toast(page, 'Welcome back!')).toHaveCount(0);
});

test('going back and forward neither repeats the toast nor loses the inputs', async ({ page, request }) => {
  const member = await register(request);
  await clickSaveWhileLoggedOut(page);
  await logIn(page, member);
  await expectRestored(page);
  await toast(page, 'Welcome back!').getByRole('button', { name: 'Dismiss' }).click();
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(box(page, 'Monthly Contributions')).toHaveValue('750');
  await page.goForward();
  await expectRestored(page);
  await expect(toast(page, 'Welcome back!')).toHaveCount(0);
});

test('reloading the login page and a wrong password lose nothing', async ({ page, request, expectError }) => {
  expectError(/401.*\/api\/auth\/login/);
  const member = await register(request);
  await clickSaveWhileLoggedOut(page);
  await page.reload();
  await waitForHydration(page);
  await logIn(page, { ...member, password: 'not the right one' });
  await expectToast(page, 'Login failed', 'Invalid email or password');
  expect(await storedInputs(page)).toEqual(STORED);
  await logIn(page, member);
  await expectRestored(page);
});

test('registering restores the inputs too', async ({ page }) => {
  const visitor = newMember();
  await calculate(page);
  await page.getByRole('main').getByRole('link', { name: 'create an account', exact: true }).click();
  await expect(heading(page, 'Create an account')).toBeVisible();
  await page.reload();
  await waitForHydration(page);
  expect(await storedInputs(page)).toEqual(STORED);
  await page.getByLabel('Email').fill(visitor.email);
  await page.getByLabel('Password', { exact: true }).fill(visitor.password);
  await page.getByLabel('Confirm password', { exact: true }).fill(visitor.password);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expectRestored(page);
  await expectToast(page, 'Welcome back!');
  expect(await storedInputs(page)).toBeNull();
});

test('the link beside the button stores the inputs too', async ({ page, request }) => {
  const member = await register(request);
  await calculate(page);
  await page.getByRole('main').getByRole('link', { name: 'Log in', exact: true }).click();
  await logIn(page, member);
  await expectRestored(page);
});

test('going back without logging in keeps everything', async ({ page }) => {
  await clickSaveWhileLoggedOut(page);
  await page.goBack();
  await expect(box(page, 'Monthly Contributions')).toHaveValue('750');
  await expectSavings(page, '$1,320,803');
});

test('invalid values are not restored', async ({ page, request }) => {
  const member = await register(request);
  await open(page, '/login');
  await page.evaluate(() => sessionStorage.setItem('calculatorValues', '{"currentAge":-5}'));
  await logIn(page, member);
  await expectToast(page, 'Login successful');
  await expect(page).toHaveURL('/');
  await expect(box(page, 'Current Age')).toHaveValue('35');
});

test('a login without pending inputs leads home', async ({ page, request }) => {
  const member = await register(request);
  await open(page, '/login');
  await logIn(page, member);
  await expectToast(page, 'Login successful', 'Welcome back to Whenabouts!');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('button', { name: member.firstName })).toBeVisible();
});

test('members are redirected from the login and registration pages', async ({ page, member }) => {
  for (const path of ['/login', '/register']) {
    await page.goto(path);
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('button', { name: member.firstName })).toBeVisible();
  }
});
