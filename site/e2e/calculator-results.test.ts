import { readFile } from 'node:fs/promises';
import { calculateButton, expectSavings, outlook, typeInto } from './calculator.ts';
import { expect, test } from './fixtures.ts';
import { open } from './page-actions.ts';

test('the result is printed, and downloaded by year in future and today’s dollars', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await open(page, '/');
  await typeInto(page, 'Monthly Contributions', '725');
  await calculateButton(page).click();
  await page.getByRole('button', { name: 'Print' }).press('Enter');
  await expect(page.locator('body')).toHaveAttribute('data-printed', '');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).press('Enter');
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('whenabouts-calculator.csv');
  const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n');
  expect(lines).toHaveLength(32);
  expect(lines[0]).toContain('"Savings at this age, moderate scenario (future dollars)"');
  expect(lines[0]).toContain('"Savings at this age, moderate scenario (today’s dollars)"');
  expect(lines.at(-1)).toMatch(/^65,\d+,1290304,/);
});

test('the choice of dollars survives a reload, coming back and a link to a section, and is in no storage', async ({
  page,
  context,
}) => {
  await open(page, '/');
  await calculateButton(page).click();
  const future = page.getByRole('radio', { name: 'Future dollars' });
  await future.check();
  await page.reload();
  await expect(future).toBeChecked();
  await expectSavings(page, 'in future dollars ($484,000');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Sitemap' }).click();
  await expect(page).toHaveURL('/sitemap-page');
  await page.goBack();
  await expectSavings(page, 'in future dollars ($484,000');
  await outlook(page).getByRole('link', { name: 'Get a detailed retirement plan' }).click();
  await expect(page).toHaveURL('/#contact');
  await page.reload();
  await expectSavings(page, 'in future dollars ($484,000');
  expect(await context.cookies()).toEqual([]);
  const stored = await page.evaluate(() => ({ ...localStorage, ...sessionStorage }));
  expect(Object.keys(stored)).toEqual(['whenabouts-numbers']);
  expect(JSON.stringify(stored)).not.toMatch(/dollars|future/i);
});
