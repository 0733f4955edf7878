import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { box, calculateButton, type } from './calculator.ts';
import { expect, test } from './fixtures.ts';
import { heading, open, openWholeOutlook } from './page-actions.ts';

const DEFAULT_ANSWER =
  'You could stop at 69. In at least 8 of 10 futures your money lasts to 95, with $4,700 a month in today’s dollars, $3,000 of it from Social Security.';

const answer = (page: Page) => page.locator('main h1 ~ div p').first();
const desired = (page: Page) => page.getByText(/^Stopping at \d+ works in .*\.$/).first();
const number = (page: Page, name: string) => page.getByRole('spinbutton', { name, exact: true });

async function dragBy(page: Page, thumb: Locator, distance: number): Promise<void> {
  const place = await thumb.boundingBox();
  if (!place) throw new Error('The number is not visible');
  const [x, y] = [place.x + place.width / 2, place.y + place.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + distance, y, { steps: 5 });
  await page.mouse.up();
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page shows the answer for the defaults, with charts and tables', async ({ page }) => {
    await page.goto('/outlook');
    await expect(heading(page, 'When can you stop?')).toBeVisible();
    await expect(answer(page)).toHaveText(DEFAULT_ANSWER);
    await expect(desired(page)).toHaveText('Stopping at 65 works in 4 of 10.');
    const figures = page.getByRole('figure');
    await expect(figures.first()).toContainText('Stopping at 69, your money lasts to 95 in at least 8 of 10');
    await page.getByText('Show as a table').first().click();
    await expect(figures.first().getByRole('row', { name: /^69 / })).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText(/future dollars|dollars in 20/i);
  });
});

test('the page hydrates with the results of the server, and simulates after a change', async ({ page }) => {
  const lever = (years: number) => page.getByText(`Work ${years} years longer, until 69.`);
  // A change in the text and in the data shows which of both the browser uses.
  await page.route('/outlook', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replaceAll('Work 4 years longer', 'Work 5 years longer') });
  });
  await open(page, '/outlook');
  await expect(page.getByText(/^Calculated on /)).toBeAttached();
  await expect(lever(5)).toBeVisible();
  await type(page, 'Monthly Contributions', '510');
  await expect(lever(4)).toBeVisible();
  await page.getByRole('button', { name: 'Reset to defaults' }).click();
  await expect(lever(5)).toBeVisible();
});

test('a number changed as soon as the page reacts has the right answer', async ({ page }) => {
  // Nothing is prepared in idle time.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await open(page, '/outlook');
  await number(page, 'Plan to Age').press('End');
  await expect(answer(page)).toContainText('lasts to 110,');
  await expect(answer(page)).not.toContainText('stop at 69');
  await page.getByRole('button', { name: 'Reset to defaults' }).click();
  await expect(answer(page)).toHaveText(DEFAULT_ANSWER);
});

test('numbers in the answer are dragged, stepped and typed', async ({ page }) => {
  await open(page, '/outlook');
  await expect(answer(page)).toHaveText(DEFAULT_ANSWER);

  await dragBy(page, number(page, 'Monthly Spending in Retirement'), -60);
  await expect(answer(page)).toContainText('with $2,700 a month');
  await expect(answer(page)).not.toContainText('stop at 69');

  const planAge = number(page, 'Plan to Age');
  await planAge.press('ArrowDown');
  await expect(answer(page)).toContainText('lasts to 94,');
  await planAge.press('End');
  await expect(answer(page)).toContainText('lasts to 110,');

  const target = number(page, 'Target: futures out of 10');
  await target.press('ArrowUp');
  await expect(answer(page)).toContainText('In at least 9 of 10 futures');

  await number(page, 'Retirement age you would like').click();
  await page.keyboard.type('58');
  await page.keyboard.press('Enter');
  await expect(desired(page)).toContainText('Stopping at 58 works in');
  await expect(box(page, 'Target Retirement Age')).toHaveValue('58');
});

test('the Social Security amount and other figures open their assumptions', async ({ page }) => {
  await open(page, '/outlook');
  await answer(page).getByRole('button', { name: '$3,000' }).click();
  await expect(page.getByRole('heading', { name: 'Social Security', exact: true })).toBeFocused();
  await page.getByRole('button', { name: 'inflation of 2.5%' }).click();
  await expect(page.getByRole('textbox', { name: 'Inflation (%)' })).toBeFocused();
});

test('a change that would work is applied and undone', async ({ page }) => {
  await open(page, '/outlook');
  const section = page.getByRole('region', { name: 'What would move it' });
  const save = section.getByRole('listitem').filter({ hasText: 'Save more' });
  await expect(save).toContainText(/Save \$\d+ more a month and you could stop at 65\./);
  await save.getByRole('button', { name: 'Apply' }).click();
  await expect(desired(page)).toHaveText('Stopping at 65 works in 8 of 10.');
  await expect(section).toContainText('Stopping at 65 reaches your goal of 8 of 10.');
  await expect(section.getByRole('heading', { name: 'What would move it' })).toBeFocused();
  await section.getByRole('button', { name: 'Undo' }).click();
  await expect(desired(page)).toHaveText('Stopping at 65 works in 4 of 10.');
  await expect(box(page, 'Monthly Contributions')).toHaveValue('500');
});

test('the choice between answer and desired age decides what the charts show', async ({ page }) => {
  await open(page, '/outlook');
  const fan = page.getByRole('figure').nth(1);
  await expect(fan).toContainText('if you stop at 69');
  await page.getByRole('radio', { name: 'Stopping at 65' }).click();
  await expect(fan).toContainText('if you stop at 65');
  await expect(page.getByText('Medicare begins at 65.')).toBeHidden();
  await type(page, 'Target Retirement Age', '58');
  await expect(page.getByText('Before 59½,')).toBeVisible();
  await expect(page.getByText('Medicare begins at 65.')).toBeVisible();
  await expect(
    page.getByText('Bridge years: for 4 years, until Social Security starts at 62,'),
  ).toBeVisible();
});

test('assumptions have a source and a reset', async ({ page }) => {
  await open(page, '/outlook');
  await page.getByRole('textbox', { name: 'Volatility (%)' }).fill('20');
  await expect(answer(page)).not.toContainText('stop at 69');
  await page.getByRole('button', { name: 'Reset to the default: Volatility (%)' }).click();
  await expect(answer(page)).toHaveText(DEFAULT_ANSWER);
  await page.getByRole('checkbox', { name: 'I know my benefit' }).check();
  await expect(answer(page)).toHaveText(DEFAULT_ANSWER);
  await page.getByRole('textbox', { name: 'Known Monthly Benefit' }).fill('1000');
  await page.getByRole('checkbox', { name: 'Claim when I stop working' }).uncheck();
  await page.getByRole('textbox', { name: 'Claiming Age, exact amount', exact: true }).fill('70');
  await page.getByRole('button', { name: /^Use my allocation/ }).click();
  await page.getByRole('radio', { name: '1990' }).check();
  await page.getByRole('button', { name: 'Reset all assumptions' }).click();
  await expect(answer(page)).toHaveText(DEFAULT_ANSWER);
});

test('a retired visitor is asked for spending and benefit', async ({ page }) => {
  await open(page, '/outlook');
  await type(page, 'Current Age', '67');
  await type(page, 'Current Retirement Savings', '500000');
  await page.getByRole('radio', { name: 'Already retired' }).check();
  await expect(heading(page, 'How long will your money last?')).toBeVisible();
  await page.getByRole('textbox', { name: 'Your Monthly Social Security' }).fill('2,400');
  await page.getByRole('textbox', { name: 'Monthly Spending in Retirement' }).first().fill('4,500');
  await expect(answer(page)).toHaveText(
    /^Your money lasts to 95 in [1-9] of 10 futures, with \$4,500 a month in today’s dollars, \$2,400 of it from Social Security\.$/,
  );
  await expect(page.getByText('these numbers can’t be saved')).toBeVisible();
  await expect(box(page, 'Target Retirement Age')).toBeHidden();
  await expectAccessible(page);
  const [spending, benefit] = await Promise.all(
    ['Monthly Spending in Retirement', 'Your Monthly Social Security'].map((name) =>
      page
        .getByRole('region', { name: 'Your income in retirement' })
        .getByLabel(`${name}, exact amount`)
        .boundingBox(),
    ),
  );
  expect(benefit?.y).toBe(spending?.y);
});

test('the button that keeps a version has the spaces of its text in its name', async ({ page }) => {
  await open(page, '/outlook');
  await expect(page.getByRole('button', { name: 'Keep as version A' })).toBeVisible();
  // The browser's own computation, which leaves out a space between two texts of a flex container.
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const names = nodes.filter(({ role }) => role?.value === 'button').map(({ name }) => name?.value);
  expect(names).toContain('Keep as version A');
});

test('no retirement age may be enough', async ({ page }) => {
  await open(page, '/outlook');
  await type(page, 'Current Retirement Savings', '0');
  await type(page, 'Monthly Contributions', '0');
  await number(page, 'Monthly Spending in Retirement').press('End');
  await expect(answer(page)).toContainText(
    'Even if you stop at 85, your money lasts to 95 in fewer than 1 of 10 futures',
  );
  await expect(page.getByText('Even saving all you earn would not get there by 65.')).toBeVisible();
});

test('the calculator’s numbers come along, and come back after a reload', async ({ page }) => {
  await open(page, '/');
  await type(page, 'Monthly Contributions', '1500');
  await calculateButton(page).click();
  await page.getByRole('link', { name: 'Will it last? See your outlook' }).click();
  await expect(heading(page, 'When can you stop?')).toBeFocused();
  await expect(box(page, 'Monthly Contributions')).toHaveValue('1,500');
  await number(page, 'Plan to Age').press('ArrowUp');
  await page.reload();
  await expect(box(page, 'Monthly Contributions')).toHaveValue('1,500');
  await expect(answer(page)).toContainText('lasts to 96,');
});

test('nothing is sent while numbers change', async ({ page }) => {
  await openWholeOutlook(page);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  await page.getByRole('checkbox', { name: 'I know my benefit' }).check();
  await page.getByRole('checkbox', { name: 'Claim when I stop working' }).uncheck();
  for (const slider of await page.getByRole('slider').all()) await dragBy(page, slider, 40);
  for (const spin of await page.getByRole('spinbutton').all()) await dragBy(page, spin, 25);
  await page.getByRole('button', { name: 'Keep as version A' }).click();
  await expect(page.getByRole('columnheader', { name: 'Version A' })).toBeVisible();
  await page.getByRole('radio', { name: 'Already retired' }).check();
  const retired = page.getByRole('region', { name: 'Your income in retirement' });
  for (const slider of await retired.getByRole('slider').all()) await dragBy(page, slider, 40);
  expect(sent).toEqual([]);
});

test('it is accessible', async ({ page }) => {
  await open(page, '/outlook');
  await page.getByRole('button', { name: 'Keep as version A' }).click();
  await expectAccessible(page);
});
