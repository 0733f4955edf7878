import { expect, test } from './fixtures.ts';
import { newMember } from './members.ts';
import { expectToast, heading, open } from './page-actions.ts';
import { tapper } from './tapper.ts';

test.use({ hasTouch: true });

test.beforeEach(({ page }) => page.setViewportSize({ width: 375, height: 740 }));

/** Limit of the taps. The visit takes 11 today. */
const MOST_TAPS = 12;

test('on a phone, a first visit leads to a saved plan with the visitor’s numbers in at most twelve taps', async ({
  page,
}) => {
  const visitor = newMember();
  const { tap, count } = tapper(page);
  await open(page, '/');

  // Taps 1 to 3: three numbers. The last one is confirmed with the keyboard.
  for (const [label, text] of [
    ['Your age', '42'],
    ['Your savings', '80000'],
    ['Your savings each month', '900'],
  ] as const) {
    await tap(page.getByRole('spinbutton', { name: label, exact: true }));
    await expect(page.getByRole('textbox', { name: label, exact: true })).toBeFocused();
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Enter');

  // Tap 4: the results.
  await tap(page.getByRole('main').getByText('Calculate Now', { exact: true }));
  await expect(page.getByRole('heading', { name: 'Your Retirement Outlook' })).toBeFocused();

  // Taps 5 and 6: save, which needs an account.
  await tap(page.getByRole('button', { name: 'Save Plan (Login Required)' }));
  const pending = page.getByRole('region', { name: 'Save your plan: age 42 → 65' });
  await tap(pending.getByRole('link', { name: 'Create an account' }));
  await expect(heading(page, 'Create an account')).toBeVisible();

  // Taps 7 to 10: email, password, its confirmation, and the button.
  for (const [label, text] of [
    ['Email', visitor.email],
    ['Password', visitor.password],
    ['Confirm password', visitor.password],
  ] as const) {
    await tap(page.getByRole('textbox', { name: label, exact: true }));
    await page.keyboard.type(text);
  }
  await tap(page.getByRole('button', { name: 'Create Account' }));

  // Tap 11: the name, whose field has the focus, is saved.
  await expectToast(page, 'Registration successful');
  const dialog = page.getByRole('dialog', { name: 'Save Retirement Plan' });
  await expect(dialog.getByLabel('Plan Name')).toBeFocused();
  await page.keyboard.type('The first plan');
  await tap(dialog.getByRole('button', { name: 'Save Plan' }));
  await expectToast(page, 'Plan saved');
  expect(count()).toBeLessThanOrEqual(MOST_TAPS);

  const [plan] = await (await page.request.get('/api/retirement-plans')).json();
  expect(plan).toMatchObject({
    name: 'The first plan',
    currentAge: 42,
    currentSavings: 80_000,
    monthlySavings: 900,
  });
});
