import { calculateButton, expectSavings, outlook, slider, type } from './calculator.ts';
import { expect, test } from './fixtures.ts';
import { addPlan, register } from './members.ts';
import { errorResponse, failRequests, noResponse, proxyErrorPage } from './network-errors.ts';
import { expectToast, open, toast, waitForHydration } from './page-actions.ts';
import { dialog, nameField, openDialog, save } from './save-dialog.ts';

const failures = [
  {
    name: 'the server has an error',
    failure: errorResponse(500, 'internal', 'Something went wrong. Please try again.'),
    text: 'Something went wrong. Please try again.',
  },
  {
    name: 'the server is busy',
    failure: errorResponse(503, 'unavailable', 'The service is busy. Please try again in a moment.'),
    text: 'The service is busy. Please try again in a moment.',
  },
  {
    name: 'there were too many requests',
    failure: errorResponse(429, 'too_many_requests', 'Too many attempts. Please try again later.'),
    text: 'Too many attempts. Please try again later.',
  },
  { name: 'a proxy responds with an error page', failure: proxyErrorPage(502), text: 'Bad Gateway' },
  {
    name: 'the response is an HTML page',
    failure: proxyErrorPage(200),
    text: 'Failed to save retirement plan.',
  },
  { name: 'there is no response', failure: noResponse, text: 'Failed to save retirement plan.' },
];

for (const { name, failure, text } of failures) {
  test(`saving, ${name}: the reason is shown, nothing is lost, and a retry works`, async ({
    page,
    member,
    expectError,
  }) => {
    expect(member).toBeDefined();
    if (name !== 'the response is an HTML page') expectError(/Failed to load resource.*retirement-plans/);
    const restore = await failRequests(page, 'POST /api/retirement-plans', failure);
    await openDialog(page);
    await nameField(page).fill('By the sea');
    await save(page);
    await expectToast(page, 'Error', text);
    await expect(dialog(page).getByRole('alert')).toHaveText(text);
    await expect(nameField(page)).toHaveValue('By the sea');

    await toast(page, 'Error').getByRole('button', { name: 'Dismiss' }).click();
    await expect(toast(page, 'Error')).toBeHidden();
    await expect(dialog(page)).toBeVisible();

    await restore();
    await save(page);
    await expectToast(page, 'Plan saved');
    await expect(dialog(page)).toBeHidden();
    const plans = await (await page.request.get('/api/retirement-plans')).json();
    expect(plans).toHaveLength(1);
  });
}

test('after the session has ended: log in again in another tab, and save', async ({
  page,
  context,
  request,
  expectError,
}) => {
  expectError(/401.*\/api\/retirement-plans/);
  const member = await register(request);
  await context.addCookies((await request.storageState()).cookies);
  await openDialog(page);
  await nameField(page).fill('By the sea');
  await context.clearCookies();
  await save(page);
  await expectToast(page, 'Error', 'Please log in.');
  await expect(dialog(page).getByRole('alert')).toContainText('You are no longer logged in.');

  const opened = page.waitForEvent('popup');
  await dialog(page).getByRole('link', { name: 'Log in again in a new tab' }).click();
  const other = await opened;
  await waitForHydration(other);
  await other.getByLabel('Email').fill(member.email);
  await other.getByLabel('Password', { exact: true }).fill(member.password);
  await other.getByRole('main').getByRole('button', { name: 'Log In' }).click();
  await expect(other.getByRole('button', { name: member.firstName })).toBeVisible();
  await other.close();

  await expect(nameField(page)).toHaveValue('By the sea');
  await save(page);
  await expectToast(page, 'Plan saved');
});

test('without the server the calculator still calculates', async ({ page, member, expectError }) => {
  expect(member).toBeDefined();
  expectError(/Failed to load resource.*\/api\/(?:auth\/me|images\/)/);
  await page.route('**/api/**', noResponse);
  await open(page, '/');
  await type(page, 'Monthly Contributions', '750');
  await calculateButton(page).click();
  await expectSavings(page, '$1,320,803');
  await slider(page, 'Target Retirement Age').press('ArrowRight');
  await expect(outlook(page)).toContainText('31 years');
});

test('a failed update keeps the dialog open and shows the reason', async ({ page, member, expectError }) => {
  expect(member).toBeDefined();
  expectError(/Failed to load resource.*\/api\/retirement-plans\/\d+/);
  const { id } = await addPlan(page.request);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const restore = await failRequests(page, `PUT /api/retirement-plans/${id}`, async (route) => {
    await held;
    await noResponse(route);
  });
  await open(page, `/?plan=${id}#calculator`);
  await expectSavings(page, '$1,015,810');
  await page.getByRole('button', { name: 'Update Plan' }).click();
  await nameField(page).fill('In the hills');
  await dialog(page).getByRole('button', { name: 'Update Plan' }).click();
  for (const name of ['Updating...', 'Cancel']) {
    await expect(dialog(page).getByRole('button', { name })).toBeDisabled();
  }
  release();
  await expectToast(page, 'Error', 'Failed to update retirement plan.');
  await expect(nameField(page)).toHaveValue('In the hills');
  await restore();
  await dialog(page).getByRole('button', { name: 'Update Plan' }).click();
  await expectToast(page, 'Plan updated');
});
