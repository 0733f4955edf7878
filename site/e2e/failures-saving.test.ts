import { calculateButton, expectSavings, outlook, slider, type } from './calculator.ts';
import { expect, test } from './fixtures.ts';
import { addPlan, register } from './members.ts';
import { dialog, nameField, openDialog, save } from './save-dialog.ts';
import { breakCall, noAnswer, proxyPage, refusal } from './trouble.ts';
import { expectToast, isAlive, open, toast } from './visits.ts';

const troubles = [
  {
    name: 'the server fails',
    trouble: refusal(500, 'internal', 'Something went wrong. Please try again.'),
    text: 'Something went wrong. Please try again.',
  },
  {
    name: 'the server is busy',
    trouble: refusal(503, 'unavailable', 'The service is busy. Please try again in a moment.'),
    text: 'The service is busy. Please try again in a moment.',
  },
  {
    name: 'there were too many calls',
    trouble: refusal(429, 'too_many_requests', 'Too many attempts. Please try again later.'),
    text: 'Too many attempts. Please try again later.',
  },
  { name: 'a proxy answers instead', trouble: proxyPage(502), text: 'Bad Gateway' },
  {
    name: 'a page comes instead of an answer',
    trouble: proxyPage(200),
    text: 'Failed to save retirement plan.',
  },
  { name: 'no answer comes', trouble: noAnswer, text: 'Failed to save retirement plan.' },
];

for (const { name, trouble, text } of troubles) {
  test(`saving when ${name}: the reason, nothing lost, and a second try works`, async ({
    page,
    member,
    expectProblem,
  }) => {
    expect(member).toBeDefined();
    if (name !== 'a page comes instead of an answer')
      expectProblem(/Failed to load resource.*retirement-plans/);
    const mend = await breakCall(page, 'POST /api/retirement-plans', trouble);
    await openDialog(page);
    await nameField(page).fill('By the sea');
    await save(page);
    await expectToast(page, 'Error', text);
    await expect(dialog(page).getByRole('alert')).toHaveText(text);
    await expect(nameField(page)).toHaveValue('By the sea');

    await toast(page, 'Error').getByRole('button', { name: 'Dismiss' }).click();
    await expect(toast(page, 'Error')).toBeHidden();
    await expect(dialog(page)).toBeVisible();

    await mend();
    await save(page);
    await expectToast(page, 'Plan saved');
    await expect(dialog(page)).toBeHidden();
    const plans = await (await page.request.get('/api/retirement-plans')).json();
    expect(plans).toHaveLength(1);
  });
}

test('a session that ended meanwhile costs nothing: log in again in another tab, and save', async ({
  page,
  context,
  request,
  expectProblem,
}) => {
  expectProblem(/401.*\/api\/retirement-plans/);
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
  await isAlive(other);
  await other.getByLabel('Email').fill(member.email);
  await other.getByLabel('Password', { exact: true }).fill(member.password);
  await other.getByRole('main').getByRole('button', { name: 'Log In' }).click();
  await expect(other.getByRole('button', { name: member.firstName })).toBeVisible();
  await other.close();

  await expect(nameField(page)).toHaveValue('By the sea');
  await save(page);
  await expectToast(page, 'Plan saved');
});

test('without the server the calculator still calculates', async ({ page, member, expectProblem }) => {
  expect(member).toBeDefined();
  expectProblem(/Failed to load resource.*\/api\/(?:auth\/me|images\/)/);
  await page.route('**/api/**', noAnswer);
  await open(page, '/');
  await type(page, 'Monthly Contributions', '750');
  await calculateButton(page).click();
  await expectSavings(page, '$1,320,803');
  await slider(page, 'Target Retirement Age').press('ArrowRight');
  await expect(outlook(page)).toContainText('31 years');
});

test('an update that fails stays open with its reason', async ({ page, member, expectProblem }) => {
  expect(member).toBeDefined();
  expectProblem(/Failed to load resource.*\/api\/retirement-plans\/\d+/);
  const { id } = await addPlan(page.request);
  let fail = () => {};
  const held = new Promise<void>((resolve) => {
    fail = resolve;
  });
  const mend = await breakCall(page, `PUT /api/retirement-plans/${id}`, async (route) => {
    await held;
    await noAnswer(route);
  });
  await open(page, `/?plan=${id}#calculator`);
  await expectSavings(page, '$1,015,810');
  await page.getByRole('button', { name: 'Save Plan', exact: true }).click();
  await nameField(page).fill('In the hills');
  await dialog(page).getByRole('button', { name: 'Update Plan' }).click();
  for (const name of ['Updating...', 'Cancel']) {
    await expect(dialog(page).getByRole('button', { name })).toBeDisabled();
  }
  fail();
  await expectToast(page, 'Error', 'Failed to update retirement plan.');
  await expect(nameField(page)).toHaveValue('In the hills');
  await mend();
  await dialog(page).getByRole('button', { name: 'Update Plan' }).click();
  await expectToast(page, 'Plan updated');
});
