import { box, calculateButton, inputs, outlook, slider, type } from './calculator.ts';
import { openExplainer } from './explainers.ts';
import { expect, test } from './fixtures.ts';
import { addPlan } from './members.ts';
import { open } from './page-actions.ts';

// In print, the theme is always light.
test.use({ colorScheme: 'dark' });

test('the page is printed as it is without an outlook, and with one as inputs, date, URL and result', async ({
  page,
  server,
}) => {
  await page.clock.setFixedTime(new Date('2026-03-14T12:00:00'));
  await open(page, '/');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'How it works' })).toBeVisible();
  await expect(page.getByText('Calculated on')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
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
    page.getByRole('heading', { name: 'Whenabouts. When can you stop working?', includeHidden: true }),
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

test('a printed plan has its numbers, its method and its URL, and no buttons', async ({
  page,
  member: _member,
  server,
}) => {
  const { id } = await addPlan(page.request, { name: 'Plan 2030' });
  await open(page, `/view-plan/${id}`);
  const method = page.getByRole('main').getByText('How we calculate');
  await expect(method).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(method).toBeHidden();
  await expect(page.getByText('Your savings earn a twelfth of the yearly return')).toBeVisible();
  await expect(page.getByText(`${server.url}/view-plan/${id}`)).toBeVisible();
  await expect(page.getByText('An estimate, not advice.')).toBeVisible();
  await expect(page.getByRole('link', { includeHidden: false })).toHaveCount(0);
});

test('the printed list of plans fits on the paper and has no controls', async ({ page, member: _member }) => {
  await addPlan(page.request, { name: 'A house by the sea, with a boat' });
  await open(page, '/my-plans');
  await expect(page.getByRole('row', { name: 'A house' })).toContainText('in 8 of 10 futures');
  await page.emulateMedia({ media: 'print' });
  // A4 without its margins.
  await page.setViewportSize({ width: 718, height: 1000 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(718);
  await expect(page.getByRole('row', { name: 'A house' })).toContainText('$1,015,810 future dollars');
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Create New Plan' })).toBeHidden();
});

test('a printed explainer has its chart, its table and its URL, and no controls', async ({
  page,
  server,
}) => {
  await openExplainer(page, 'taxes');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(`${server.url}/guides/old?tab=taxes`)).toBeVisible();
  await expect(page.getByRole('figure').getByRole('table')).toBeVisible();
  await expect(page.getByRole('figure').getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByRole('slider')).toHaveCount(0);
  await expect(page.getByRole('tablist')).toHaveCount(0);
  await expect(page.getByRole('link')).toHaveCount(0);
});

test('the longest results are printed on two pages', async ({ page }) => {
  const expectTwoPages = async () => {
    for (const format of ['A4', 'Letter']) {
      const margin = { top: '1cm', bottom: '1cm', left: '1cm', right: '1cm' };
      const file = await page.pdf({ format, margin });
      expect(file.toString('latin1').match(/\/Type \/Page\b/g), format).toHaveLength(2);
    }
  };
  await open(page, '/');
  await type(page, 'Target Retirement Age', '85');
  await type(page, 'Current Age', '18');
  await calculateButton(page).click();
  await expect(outlook(page).getByRole('figure').last()).toBeVisible();
  await expectTwoPages();

  await page.goto('about:blank');
  await open(page, '/outlook');
  await type(page, 'Current Age', '18');
  await type(page, 'Target Retirement Age', '52');
  await page.getByRole('textbox', { name: 'Plan to Age' }).fill('110');
  await page.getByRole('textbox', { name: 'Plan to Age' }).blur();
  await page.getByRole('button', { name: 'Keep as version A' }).click();
  await box(page, 'Monthly Contributions').fill('1,500');
  await page.getByRole('button', { name: 'Keep as version B' }).click();
  await page.getByRole('button', { name: 'Keep as version C' }).click();
  await expect(page.getByRole('columnheader', { name: 'Version C' })).toBeVisible();
  await expectTwoPages();
});

test('the outlook page is printed on two pages, with its numbers, charts and URL', async ({
  page,
  server,
}) => {
  await page.clock.setFixedTime(new Date('2026-03-14T12:00:00'));
  await open(page, '/outlook');
  await type(page, 'Current Age', '18');
  await type(page, 'Target Retirement Age', '50');
  await page.getByRole('radio', { name: 'Stopping at 50' }).check();
  for (const format of ['A4', 'Letter']) {
    const file = await page.pdf({ format, margin: { top: '1cm', bottom: '1cm', left: '1cm', right: '1cm' } });
    expect(file.toString('latin1').match(/\/Type \/Page\b/g), format).toHaveLength(2);
  }
  await page.emulateMedia({ media: 'print' });
  const sheet = page.getByRole('main');
  await expect(sheet.getByText('Calculated on March 14, 2026')).toBeVisible();
  await expect(sheet.getByText(`${server.url}/outlook`, { exact: true })).toBeVisible();
  await expect(sheet.getByText(/^You could stop at/).first()).toBeVisible();
  for (const figure of await sheet.getByRole('figure').all()) await expect(figure).toBeVisible();
  await expect(sheet.getByRole('button').filter({ visible: true })).toHaveCount(1);
  await expect(sheet.getByRole('slider').filter({ visible: true })).toHaveCount(0);
});
