import type { Locator } from '@playwright/test';
import { box } from './calculator.ts';
import { expect, test } from './fixtures.ts';
import { open, openNumbers, openPart } from './page-actions.ts';

/** Taps a chart to the right of its middle. */
async function tapChart(slider: Locator): Promise<void> {
  const bounds = await slider.boundingBox();
  if (!bounds) throw new Error('The chart is not visible');
  await slider.tap({ position: { x: bounds.width * 0.7, y: bounds.height / 2 } });
}

test.use({ hasTouch: true });

test.beforeEach(({ page }) => page.setViewportSize({ width: 375, height: 800 }));

test('the charts and levers of the outlook are used with a finger', async ({ page }) => {
  await open(page, '/outlook');
  await openNumbers(page);
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
});
