import { calculateButton, inputs, outlook, slider, type } from './calculator.ts';
import { expect, test } from './fixtures.ts';
import { open } from './visits.ts';

// Whatever the visitor's theme, paper is light.
test.use({ colorScheme: 'dark' });

test('the outlook on paper has what was entered, the day and the address, and nothing to press', async ({
  page,
  server,
}) => {
  await page.clock.setFixedTime(new Date('2026-03-14T12:00:00'));
  await open(page, '/');
  await calculateButton(page).click();
  await page.emulateMedia({ media: 'print' });
  const sheet = page.getByRole('main');
  await expect(sheet.getByText('Calculated on March 14, 2026')).toBeVisible();
  await expect(sheet.getByText(`${server.url}/`, { exact: true })).toBeVisible();
  const entered = sheet.locator('dl').first();
  for (const { label } of inputs) await expect(entered.getByText(label, { exact: true })).toBeVisible();
  await expect(entered).toContainText('$50,000');
  await expect(outlook(page).getByRole('figure').first()).toBeVisible();
  await expect(outlook(page).getByRole('cell', { name: '$1,015,810' })).toBeVisible();
  await expect(outlook(page).getByText('An estimate, not advice.')).toBeVisible();
  for (const hidden of [
    page.getByRole('heading', { name: 'Whenabouts.', includeHidden: true }),
    slider(page, 'Current Age'),
    calculateButton(page),
    page.getByRole('banner'),
    page.getByRole('contentinfo'),
    page.getByRole('heading', { name: 'How it works', includeHidden: true }),
  ]) {
    await expect(hidden).toBeHidden();
  }
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(250, 248, 243)');
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
});

test('the longest outlook fills two pages, not three', async ({ page }) => {
  await open(page, '/');
  await type(page, 'Target Retirement Age', '85');
  await type(page, 'Current Age', '18');
  await calculateButton(page).click();
  for (const format of ['A4', 'Letter']) {
    const file = await page.pdf({ format, margin: { top: '1cm', bottom: '1cm', left: '1cm', right: '1cm' } });
    expect(file.toString('latin1').match(/\/Type \/Page\b/g), format).toHaveLength(2);
  }
});

test('before there is an outlook, the page is printed as it stands', async ({ page }) => {
  await open(page, '/');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'How it works' })).toBeVisible();
  await expect(page.getByText('Calculated on')).toBeHidden();
});
