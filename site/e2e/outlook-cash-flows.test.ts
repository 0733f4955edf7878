import { expect, test } from './fixtures.ts';
import { expectToast, open } from './page-actions.ts';
import { nameField, save } from './save-dialog.ts';

test.use({ viewport: { width: 375, height: 812 } });

test('on a phone, a pension is added, saved, opened again and removed, and the first answer is back', async ({
  page,
  member: _member,
}) => {
  const main = page.getByRole('main');
  const answer = main.getByText(/^You could stop at \d+/).first();
  const goal = main.getByText(/^At \d+, your money lasts to/).first();
  const pension = main.getByRole('listitem').filter({ hasText: 'Pension of $900' });
  await open(page, '/outlook');
  const before = [await answer.textContent(), await goal.textContent()];
  await page.getByRole('button', { name: 'Add change' }).click();
  await page.getByRole('button', { name: 'Pension or other income' }).click();
  const amount = page.getByRole('textbox', { name: 'Monthly Income, exact amount' });
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await amount.fill('900');
  await expect(pension.last()).toContainText('instead of 69.');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  await page.getByRole('button', { name: 'Save Plan', exact: true }).click();
  await nameField(page).fill('With a pension');
  await save(page);
  await expectToast(page, 'Plan saved');

  const [plan] = await (await page.request.get('/api/retirement-plans')).json();
  await open(page, `/outlook?plan=${plan.id}`);
  await expect(pension.first()).toContainText('instead of 69 without it');
  expect(await answer.textContent()).not.toBe(before[0]);
  await main.getByRole('button', { name: /^Remove Pension of \$900/ }).click();
  await expect(pension).toHaveCount(0);
  expect([await answer.textContent(), await goal.textContent()]).toEqual(before);
});
