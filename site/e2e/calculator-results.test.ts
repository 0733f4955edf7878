import { readFile } from 'node:fs/promises';
import { box, calculateButton, card, expectSavings, outlook, slider, type } from './calculator.ts';
import { expect, test } from './fixtures.ts';
import { open, waitForFonts } from './page-actions.ts';

test('results are shown after the first Calculate, and update with every change', async ({ page }) => {
  await open(page, '/');
  await slider(page, 'Monthly Contributions').press('ArrowRight');
  await expect(outlook(page)).toContainText('Ready to see your future?');
  await expect(page.getByRole('button', { name: /^Save Plan/ })).toBeHidden();

  await calculateButton(page).click();
  await expectSavings(page, '$1,076,809');
  await expect(page.getByRole('button', { name: 'Save Plan (Login Required)' })).toBeVisible();
  await slider(page, 'Monthly Contributions').press('ArrowLeft');
  await expectSavings(page, '$1,015,810');
  await slider(page, 'Target Retirement Age').press('ArrowRight');
  await expect(card(page, 'Time Until Retirement')).toContainText('31 years');
});

test('the focus goes to the outlook, which names its limits and links to the inputs', async ({ page }) => {
  await open(page, '/');
  await expect(page.getByRole('form', { name: 'Your Information' })).toContainText(
    'Calculations happen in your browser',
  );
  await calculateButton(page).click();
  await expect(page.getByRole('heading', { name: 'Your Retirement Outlook' })).toBeFocused();

  await expect(outlook(page)).toContainText(
    'An estimate, not advice. Future dollars buy less than today’s, at 2.5% inflation a year. Taxes, fees',
  );
  await outlook(page).getByText('How we calculate').click();
  await expect(page.getByText('Your savings earn a twelfth of the yearly return each month')).toBeVisible();

  await expect(outlook(page)).toContainText(
    'If you keep saving $500 a month\u2060, you could stop at 65 with about $1.0 million in future dollars ' +
      '($484,000 in today’s dollars). That’s about $3,400 a month in future dollars ($1,610 in today’s dollars).',
  );
  await outlook(page).getByRole('button', { name: '$500 a month' }).click();
  await expect(box(page, 'Monthly Contributions')).toBeFocused();
  await outlook(page).getByRole('button', { name: '65', exact: true }).click();
  await expect(box(page, 'Target Retirement Age')).toBeFocused();
});

test('a result is announced once it is stable', async ({ page }) => {
  await page.clock.install();
  await open(page, '/');
  await page.clock.pauseAt(Date.now() + 60_000);
  const status = outlook(page).getByRole('status');
  await expect(status).toHaveAttribute('aria-live', 'polite');
  await calculateButton(page).click();
  // The clock does not wait for the script of the results.
  await expect(card(page, 'Projected Retirement Savings')).toBeVisible();
  for (let moves = 0; moves < 3; moves += 1) {
    await page.clock.runFor(900);
    await slider(page, 'Monthly Contributions').press('ArrowRight');
  }
  await expect(status).toHaveText('');
  await page.clock.runFor(1000);
  await expect(status).toHaveText(
    'If you keep saving $650 a month\u2060, you could stop at 65 with about $1.2 million in future dollars ' +
      '($572,000 in today’s dollars). That’s about $4,000 a month in future dollars ($1,910 in today’s dollars).',
  );
  // It is removed, so that nobody hears it again when reading the page.
  await page.clock.runFor(6000);
  await expect(status).toHaveText('');
});

test('the conservative scenario never goes below 1%', async ({ page }) => {
  await open(page, '/');
  await type(page, 'Expected Annual Return (%)', '1');
  await calculateButton(page).click();
  await expect(outlook(page)).toContainText('Conservative 1% a year');
  await expect(outlook(page)).toContainText('Moderate 1% a year');
  await expect(outlook(page)).toContainText('Aggressive 3% a year');
});

test('the link to a detailed plan leads to the contact section', async ({ page }) => {
  for (const path of ['/', '/calculator']) {
    // Changing only the hash would load nothing.
    await page.goto('about:blank');
    await open(page, path);
    await calculateButton(page).click();
    await outlook(page).getByRole('link', { name: 'Get a detailed retirement plan' }).click();
    await expect(page).toHaveURL('/#contact');
    await page.goBack();
    await expect(page).toHaveURL(path);
    await expectSavings(page, '$1,015,810');
  }
});

for (const width of [320, 375, 1280]) {
  test(`at ${width} px, the result has a row of buttons to save, copy, print and download`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await waitForFonts(page);
    await page.addInitScript(() => {
      window.print = () => document.body.setAttribute('data-printed', '');
    });
    await open(page, '/');
    await calculateButton(page).click();
    const buttons = outlook(page)
      .getByRole('button')
      .filter({ hasText: /^(Save Plan \(Login Required\)|Copy link|Print|Download CSV)$/ });
    await expect(buttons).toHaveCount(4);
    await expect(page.getByRole('heading', { name: 'Your Retirement Outlook' })).toBeFocused();
    // All at once, because scrolling to the result moves them.
    const places = await buttons.evaluateAll((elements) =>
      elements.map((element): DOMRect => element.getBoundingClientRect().toJSON()),
    );
    for (const { height, right } of places) {
      expect(height).toBeGreaterThanOrEqual(44);
      expect(right).toBeLessThanOrEqual(width);
    }
    if (width === 1280) expect(new Set(places.map(({ y }) => y)).size, 'is one row').toBe(1);
    await buttons.filter({ hasText: 'Print' }).press('Enter');
    await expect(page.locator('body')).toHaveAttribute('data-printed', '');
  });
}

test('the results by year are downloaded in future and today’s dollars', async ({ page }) => {
  await open(page, '/');
  await type(page, 'Monthly Contributions', '725');
  await calculateButton(page).click();
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

test('after Calculate, Tab leads through the sentence to the actions of the result', async ({ page }) => {
  await open(page, '/');
  await calculateButton(page).press('Enter');
  await expect(page.getByRole('heading', { name: 'Your Retirement Outlook' })).toBeFocused();
  const names = [];
  for (let stop = 0; stop < 6; stop += 1) {
    await page.keyboard.press('Tab');
    names.push(await page.evaluate(() => document.activeElement?.textContent ?? ''));
  }
  expect(names).toContain('Save Plan (Login Required)');
});

test('the slider and the box of an input have different names', async ({ page }) => {
  await open(page, '/');
  await expect(page.getByRole('slider', { name: 'Current Age', exact: true })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Current Age, exact amount', exact: true })).toBeVisible();
});
