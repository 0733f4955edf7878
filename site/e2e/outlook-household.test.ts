import { expect, test } from './fixtures.ts';
import { expectToast, open } from './page-actions.ts';
import { nameField, savePlan } from './save-dialog.ts';

test.beforeEach(({ page }) => page.setViewportSize({ width: 375, height: 812 }));

test('on a phone, taxes are included, and a pension is saved, opened again and removed', async ({
  page,
  member: _member,
}) => {
  const main = page.getByRole('main');
  const answer = main.getByRole('heading', { level: 2, name: /could stop at/ });
  const goal = main.getByText(/^At \d+, your money lasts/).first();
  const answerTexts = async () => [await answer.textContent(), await goal.textContent()];
  const expectAnswer = (texts: (string | null)[]) => expect.poll(answerTexts).toEqual(texts);
  const included = page.getByRole('region', { name: 'Counted or left out' });
  const pension = main.getByRole('listitem').filter({ hasText: 'Pension of $900' });
  await open(page, '/outlook');
  const before = await answerTexts();

  await page.getByText('Change each number').click();
  await page.getByRole('switch', { name: 'Federal income tax' }).check();
  await expect(included).toContainText(/a month of it goes to federal income tax/);
  await expect(page.getByRole('group', { name: 'Where do you keep most of your savings?' })).toBeVisible();
  await expect.poll(answerTexts).not.toEqual(before);
  const taxed = await answerTexts();
  await page.getByRole('button', { name: 'Add income or cost' }).click();
  await page.getByRole('button', { name: 'Pension or other income' }).click();
  const amount = page.getByRole('textbox', { name: 'Monthly Income, exact amount' });
  await expect(amount).toBeFocused();
  await amount.fill('900');
  await expect(pension.first()).toContainText(/instead of \d+\./);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await page.getByRole('button', { name: 'Save Plan', exact: true }).click();
  await nameField(page).fill('With a pension');
  await savePlan(page);
  await expectToast(page, 'Plan saved');
  await expect(main.getByRole('link', { name: 'See My Plans' })).toBeFocused();
  await expect(answer).toBeInViewport();

  const [plan] = await (await page.request.get('/api/retirement-plans')).json();
  await open(page, `/outlook?plan=${plan.id}`);
  await expect(pension.first()).toContainText(/instead of \d+/);
  await expect.poll(answerTexts).not.toEqual(taxed);
  await included.getByRole('button', { name: /^Remove Pension of \$900/ }).click();
  await expect(pension).toHaveCount(0);
  await expectAnswer(taxed);
});
