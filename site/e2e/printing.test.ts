import type { Page } from '@playwright/test';
import { box, calculateButton, outlook, typeInto } from './calculator.ts';
import { expect, test } from './fixtures.ts';
import { open, openPart } from './page-actions.ts';

test.use({ firstVisit: true });

async function expectTwoPages(page: Page): Promise<void> {
  for (const format of ['A4', 'Letter']) {
    const margin = { top: '1cm', bottom: '1cm', left: '1cm', right: '1cm' };
    const file = await page.pdf({ format, margin });
    expect(file.toString('latin1').match(/\/Type \/Page\b/g), format).toHaveLength(2);
  }
}

test('the longest results are printed on two pages', async ({ page }) => {
  await open(page, '/');
  await typeInto(page, 'Target Retirement Age', '85');
  await typeInto(page, 'Current Age', '18');
  await calculateButton(page).click();
  await expect(outlook(page).getByRole('figure').last()).toBeVisible();
  await expectTwoPages(page);

  await page.goto('about:blank');
  await open(page, '/outlook');
  await typeInto(page, 'Current Age', '18');
  await typeInto(page, 'Target Retirement Age', '52');
  await openPart(page, 'Assumptions');
  await openPart(page, 'Compare versions');
  await page.getByRole('textbox', { name: 'Plan to Age' }).fill('110');
  await page.getByRole('textbox', { name: 'Plan to Age' }).blur();
  await page.getByRole('button', { name: 'Keep as version A' }).click();
  await box(page, 'Monthly Contributions').fill('1,500');
  await page.getByRole('button', { name: 'Keep as version B' }).click();
  await page.getByRole('button', { name: 'Keep as version C' }).click();
  await expect(page.getByRole('columnheader', { name: 'Version C' })).toBeVisible();
  await expectTwoPages(page);
});

test('the outlook page is printed on two pages, with its numbers, charts and URL', async ({
  page,
  server,
}) => {
  await page.clock.setFixedTime(new Date('2026-03-14T12:00:00'));
  await open(page, '/outlook');
  await typeInto(page, 'Current Age', '18');
  await typeInto(page, 'Target Retirement Age', '50');
  await openPart(page, 'Year by year');
  await page.getByRole('radio', { name: 'Stopping at 50' }).check();
  await expectTwoPages(page);
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  const sheet = page.getByRole('main');
  await expect(sheet.getByText('Calculated on March 14, 2026')).toBeVisible();
  await expect(sheet.getByText(`${server.url}/outlook#plan=18.50.50000.500.70000.7&assume=`)).toBeVisible();
  await expect(sheet.getByText(/^You could stop at/).first()).toBeVisible();
  await expect(sheet.getByRole('figure').filter({ visible: true })).toHaveCount(4);
  await expect(sheet.getByRole('button').filter({ visible: true })).toHaveCount(1);
  await expect(sheet.getByRole('slider').filter({ visible: true })).toHaveCount(0);
});
