import type { Locator } from '@playwright/test';
import { box } from './calculator.ts';
import { expect, test } from './fixtures.ts';
import { expectToast, heading, open, openPart } from './page-actions.ts';

/** Taps a chart to the right of its middle. */
async function tapChart(slider: Locator): Promise<void> {
  const bounds = await slider.boundingBox();
  if (!bounds) throw new Error('The chart is not visible');
  await slider.tap({ position: { x: bounds.width * 0.7, y: bounds.height / 2 } });
}

test.use({ viewport: { width: 375, height: 800 }, hasTouch: true });

test('every part of the outlook is used with a finger', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/outlook');
  await test.step('how we calculate', async () => {
    await page.getByRole('main').getByRole('link', { name: 'How we calculate' }).tap();
    await expect(heading(page, 'How we calculate')).toBeVisible();
  });
  await open(page, '/outlook');
  const figure = (name: RegExp) => page.getByRole('figure', { name });

  await test.step('the answer', async () => {
    await page.getByRole('spinbutton', { name: 'Plan to Age', exact: true }).tap();
    await page.keyboard.type('92');
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^At 68, your money lasts to 92 /).first()).toBeVisible();
  });
  await test.step('the chance chart', async () => {
    await tapChart(page.getByRole('slider', { name: 'Age at which you would like to stop' }));
    await expect(box(page, 'Target Retirement Age')).not.toHaveValue('65');
    await box(page, 'Target Retirement Age').fill('65');
    await box(page, 'Target Retirement Age').blur();
  });
  await test.step('the fan', async () => {
    await openPart(page, 'Year by year');
    const fan = figure(/in an unlucky (future|one)/i);
    await tapChart(fan.getByRole('slider'));
    await expect(fan).toContainText(/At \d\d: \$[\d,]+ in an unlucky future, /);
  });
  await test.step('where the money comes from', async () => {
    const income = figure(/^Social Security pays/);
    await tapChart(income.getByRole('slider').first());
    await expect(income).toContainText(/At \d\d: \$[\d,]+ a month from Social Security, /);
  });
  await test.step('what would change it', async () => {
    await page.getByRole('button', { name: 'Apply: Work longer' }).tap();
    await expect(box(page, 'Target Retirement Age')).not.toHaveValue('65');
    await page.getByRole('button', { name: 'Undo' }).tap();
    await expect(box(page, 'Target Retirement Age')).toHaveValue('65');
  });
  await test.step('history', async () => {
    await openPart(page, 'Past retirements');
    const history = figure(/past retirements/i);
    await history.getByRole('button', { name: '1966' }).tap();
    await expect(history.getByRole('status')).toContainText('Retiring into 1966, ');
  });
  await test.step('assumptions', async () => {
    await openPart(page, 'Assumptions');
    await page.getByRole('checkbox', { name: 'Claim when I stop working' }).tap();
    await expect(page.getByRole('slider', { name: 'Claiming Age' })).toBeVisible();
    await page.getByRole('button', { name: 'Reset all assumptions' }).tap();
    await expect(page.getByRole('slider', { name: 'Claiming Age' })).toBeHidden();
  });
  await test.step('versions', async () => {
    await openPart(page, 'Compare versions');
    await page.getByRole('button', { name: 'Keep as version A' }).tap();
    await expect(page.getByRole('columnheader', { name: 'Version A' })).toBeVisible();
    await page.getByRole('button', { name: 'Remove Version A' }).tap();
    await expect(page.getByRole('columnheader', { name: 'Version A' })).toBeHidden();
  });
  await test.step('sharing', async () => {
    await page.getByRole('button', { name: 'Copy link' }).tap();
    await expectToast(page, 'Link copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('/outlook#plan=35.65.');
  });
});
