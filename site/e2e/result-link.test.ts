import { box, calculateButton, expectSavings, outlook, type } from './calculator.ts';
import { expect, test } from './fixtures.ts';
import { expectToast, open } from './page-actions.ts';

test('a result can be shared with a link that sends no numbers to the server', async ({
  page,
  context,
  server,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const sentRequests: string[] = [];
  context.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    sentRequests.push(`${pathname}${search} ${request.postData() ?? ''}`);
  });
  await open(page, '/');
  await type(page, 'Monthly Contributions', '725');
  await calculateButton(page).click();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expectToast(page, 'Link copied');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(`${server.url}/#plan=35.65.50000.725.70000.7`);

  const other = await context.newPage();
  await other.goto(link);
  await expect(box(other, 'Monthly Contributions')).toHaveValue('725');
  await expectSavings(other, '$1,290,304');
  // The inputs are no longer in the URL, so a reload keeps later changes.
  await expect(other).toHaveURL('/#calculator');
  await type(other, 'Monthly Contributions', '650');
  await expect
    .poll(() => other.evaluate(() => history.state?.whenaboutsInputs?.inputs.monthlySavings))
    .toBe(650);
  await other.reload();
  await expect(box(other, 'Monthly Contributions')).toHaveValue('650');
  expect(sentRequests.filter((request) => /\b725\b/.test(request))).toEqual([]);
});

test('without clipboard access the link is shown', async ({ page, server }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator.clipboard, 'writeText', { value: () => Promise.reject(new Error('no')) });
  });
  await open(page, '/');
  await calculateButton(page).click();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('textbox', { name: 'Link to this result' })).toHaveValue(
    `${server.url}/#plan=35.65.50000.500.70000.7`,
  );
});

test('an invalid link shows an error, and the calculator starts with its example', async ({ page }) => {
  await page.goto('/#plan=65.35.50000.500.70000.7');
  await expectToast(page, 'This link doesn’t work');
  await expect(page).toHaveURL('/#calculator');
  await expect(box(page, 'Current Age')).toHaveValue('35');
});

test('resetting to defaults takes one click and keeps the focus, before and after Calculate', async ({
  page,
}) => {
  await open(page, '/');
  await type(page, 'Monthly Contributions', '725');
  const reset = page.getByRole('button', { name: 'Reset to defaults' });
  await reset.press('Enter');
  await expect(box(page, 'Monthly Contributions')).toHaveValue('500');
  await expect(outlook(page)).toContainText('Ready to see your future?');

  await type(page, 'Monthly Contributions', '725');
  await calculateButton(page).click();
  // Ages that do not fit hide the results, but not the way back.
  await type(page, 'Target Retirement Age', '40');
  await type(page, 'Current Age', '60');
  await expect(outlook(page)).toContainText('These ages don’t work together yet');
  await reset.press('Enter');
  await expectSavings(page, '$1,015,810');
  await expect(reset).toBeFocused();
});
