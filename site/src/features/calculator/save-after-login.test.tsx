import { defaultInputs } from '@whenabouts/core';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Handlers } from '../../../test/fake-api.ts';
import { button, expectToast, fillIn, textOf, toast } from '../../../test/page-actions.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { sampleMember, samplePlan } from '../../../test/samples.ts';

const main = page.getByRole('main');
const dialog = page.getByRole('dialog', { name: 'Save Retirement Plan' });
const pending = main.getByRole('region', { name: 'Save your plan: age 35 → 65' });
const toasts = page.getByRole('region', { name: /^Notifications/ }).getByRole('status');
const PASSWORD = 'seven lanterns over the bay';

const api: Handlers = {
  'POST /api/auth/login': sampleMember,
  'POST /api/auth/register': sampleMember,
  'GET /api/auth/common-passwords/{prefix}': { hashes: [] },
  'POST /api/retirement-plans': samplePlan(),
};

beforeEach(() => page.viewport(375, 740));

async function saveAsVisitor(path = '/') {
  const rendered = await renderPage(path, { api });
  if (path === '/') await button('Calculate Retirement').click();
  await button('Save Plan (Login Required)').click();
  await expectToast('Login Required', 'You need to log in to save your retirement plan.');
  await expect.element(pending).toBeVisible();
  return rendered;
}

async function expectDialog(title: string, text: string): Promise<void> {
  await expect.element(dialog.getByLabelText('Plan Name')).toHaveFocus();
  await expectToast(title, text);
  await expect.poll(() => toasts.elements()).toHaveLength(1);
}

test('a visitor who registers to save names the plan at once, with a toast about the account alone', async () => {
  await saveAsVisitor();
  await pending.getByRole('link', { name: 'Create an account' }).click();
  await expect.element(pending.getByText('Your account keeps it. You name it next.')).toBeVisible();
  await fillIn({ Email: sampleMember.email, Password: PASSWORD, 'Confirm password': PASSWORD });
  await button('Create Account').click();
  await expectDialog('Registration successful', 'Your account has been created!');
  expect(location.pathname + location.hash).toBe('/#calculator');
});

test('after a login to save, the toast does not cover the dialog’s Save Plan button', async () => {
  await saveAsVisitor();
  await fillIn({ Email: sampleMember.email, Password: PASSWORD });
  await button('Log In').click();
  await expectDialog('Welcome back!', "Your retirement plan is ready to save. Click 'Save Plan'");
  const message = toast('Welcome back!').element();
  await Promise.all(message.getAnimations().map(({ finished }) => finished));
  const save = dialog.getByRole('button', { name: 'Save Plan' }).element().getBoundingClientRect();
  expect(save.bottom).toBeLessThan(message.getBoundingClientRect().top);
});

test('a visitor who has retired logs in to save what they can spend, from the outlook and from the calculator', async () => {
  await renderPage('/outlook', { api });
  await page.getByRole('checkbox', { name: 'Already retired' }).click();
  await expect.element(main.getByRole('heading', { level: 2, name: /^you can spend/ })).toBeVisible();
  await button('Save Plan (Login Required)').click();
  const waiting = main.getByRole('region', { name: 'Save your plan', exact: true });
  const answer = /^Save your planYou can spend \$\d,\d+ a month in today’s dollars\./;
  await expect.poll(() => textOf(waiting)).toMatch(answer);
  const text = textOf(waiting);
  await page.getByRole('banner').getByRole('link', { name: 'Whenabouts, home' }).click();
  await button('Calculate Retirement').click();
  await expect.element(main.getByText(/^At 67, with \$50,000 saved, you can spend/).last()).toBeVisible();
  await main.getByRole('link', { name: 'Log in', exact: true }).click();
  await expect.poll(() => textOf(waiting)).toBe(text);
});

test('a closed save dialog stays closed, and a saved plan shows a link until the numbers change', async () => {
  await saveAsVisitor();
  await fillIn({ Email: sampleMember.email, Password: PASSWORD });
  await button('Log In').click();
  await expectDialog('Welcome back!', "Your retirement plan is ready to save. Click 'Save Plan'");
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(button('Save Plan')).toHaveFocus();
  await expect.element(dialog).not.toBeInTheDocument();
  await button('Save Plan').click();
  await dialog.getByLabelText('Plan Name').fill('By the sea');
  await dialog.getByRole('button', { name: 'Save Plan' }).click();
  await expectToast('Plan saved', 'Your retirement plan has been saved successfully.');
  const link = main.getByRole('link', { name: 'See My Plans' });
  await expect.element(link).toHaveFocus();
  await expect.element(link).toHaveAttribute('href', '/my-plans');
  await expect.poll(() => toasts.elements()).toHaveLength(1);
  await expect.element(link).toBeInViewport({ ratio: 1 });
  await expect.element(button('Save Plan')).not.toBeInTheDocument();
  await page.getByRole('textbox', { name: 'Monthly Contributions, exact amount' }).fill('750');
  await expect.element(button('Save Plan')).toBeVisible();
  await expect.element(link).not.toBeInTheDocument();
});

test('after a reload of the login, a plan of the outlook is restored there with its assumptions', async () => {
  // A page that is loaded anew has no numbers in memory.
  const { requests } = await renderPage('/my-plans', { api });
  await expect.poll(() => location.pathname).toBe('/login');
  sessionStorage.setItem(
    'calculatorValues',
    JSON.stringify({ ...defaultInputs, assumptions: { targetChance: 90 } }),
  );
  await fillIn({ Email: sampleMember.email, Password: PASSWORD });
  await button('Log In').click();
  await expectDialog('Welcome back!', "Your retirement plan is ready to save. Click 'Save Plan'");
  expect(location.pathname).toBe('/outlook');
  expect(sessionStorage.getItem('calculatorValues')).toBeNull();
  await dialog.getByLabelText('Plan Name').fill('Careful');
  await dialog.getByRole('button', { name: 'Save Plan' }).click();
  await expectToast('Plan saved');
  await expect.poll(() => toasts.elements()).toHaveLength(1);
  expect(requests.findLast(({ operation }) => operation === 'POST /api/retirement-plans')?.body).toEqual({
    name: 'Careful',
    ...defaultInputs,
    assumptions: { targetChance: 90 },
  });
});

test('the login returns to the outlook if its plan has the default assumptions', async () => {
  await saveAsVisitor('/outlook');
  await fillIn({ Email: sampleMember.email, Password: PASSWORD });
  await button('Log In').click();
  await expectDialog('Welcome back!', "Your retirement plan is ready to save. Click 'Save Plan'");
  expect(location.pathname).toBe('/outlook');
});
