import type { Page } from '@playwright/test';
import { calculateButton, card, expectSavings, outlook, resultValue, slider } from './calculator.ts';
import { expect, test } from './fixtures.ts';
import { addPlan } from './members.ts';
import { open } from './page-actions.ts';

const choice = (page: Page, name: 'Future dollars' | 'Today’s dollars') => page.getByRole('radio', { name });

async function showResults(page: Page): Promise<void> {
  await open(page, '/');
  await calculateButton(page).click();
}

test('results are in future dollars, with today’s beside them, and compare like with like', async ({
  page,
}) => {
  await showResults(page);
  await expect(choice(page, 'Future dollars')).toBeChecked();
  await expectSavings(page, '$1,015,810');
  await expect(card(page, 'Projected Retirement Savings')).toContainText(
    'in future dollars ($484,000 in today’s dollars)',
  );
  const income = card(page, 'Estimated Monthly Income');
  await expect(income).toContainText('$3,386 per month');
  await expect(income).toContainText('in future dollars ($1,610 in today’s dollars)');
  await expect(income).toContainText('About 28% of what you earn today, in today’s dollars');
});

test('the switch makes today’s dollars large everywhere, and keeps future dollars beside them', async ({
  page,
}) => {
  await showResults(page);
  await choice(page, 'Future dollars').press('ArrowRight');
  await expect(choice(page, 'Today’s dollars')).toBeFocused();
  await expectSavings(page, '$484,000');
  await expect(card(page, 'Projected Retirement Savings')).toContainText(
    'in today’s dollars ($1,015,810 in future dollars)',
  );
  await expect(card(page, 'Estimated Monthly Income')).toContainText('$1,610 per month');
  await expect(resultValue(page, 'Moderate (4%)')).toHaveText('$1,610');
  await expect(resultValue(page, '50th percentile')).toHaveText(/^\$48\d,000$/);
  await expect(outlook(page)).toContainText(
    'If you keep saving $500 a month\u2060, you could stop at 65 with about $484,000 in today’s dollars',
  );
  const chart = outlook(page).getByRole('figure').last();
  await expect(chart).toContainText('in today’s dollars: the further ahead');
  await expect(chart).toContainText('In future dollars, they reach');
  await chart.getByText('Show as a table').click();
  const rows = chart.getByRole('row');
  await expect(rows.last()).toContainText('$484,000');
  await expect(rows.last()).toContainText('$1,015,810');
});

test('the choice survives a reload and coming back, and is in no storage', async ({ page, context }) => {
  await showResults(page);
  await choice(page, 'Today’s dollars').check();
  await page.reload();
  await expect(choice(page, 'Today’s dollars')).toBeChecked();
  await expectSavings(page, '$484,000');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Sitemap' }).click();
  await expect(page).toHaveURL('/sitemap-page');
  await page.goBack();
  await expectSavings(page, '$484,000');
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  const another = await context.newPage();
  await showResults(another);
  await expectSavings(another, '$1,015,810');
});

test('a link to a section of the page keeps the choice', async ({ page }) => {
  await showResults(page);
  await choice(page, 'Today’s dollars').check();
  await outlook(page).getByRole('link', { name: 'Get a detailed retirement plan' }).click();
  await expect(page).toHaveURL('/#contact');
  await expectSavings(page, '$484,000');
});

test('wherever the three incomes are compared, each has its return beside it', async ({ page }) => {
  await showResults(page);
  const income = card(page, 'Estimated Monthly Income');
  await expect(income).toContainText('Conservative (3%) 5% a year');
  await expect(income).toContainText('Moderate (4%) 7% a year');
  await expect(income).toContainText('Aggressive (5%) 9% a year');
});

test('the simulation is drawn on the scale of the scenarios, where it is narrow', async ({ page }) => {
  await showResults(page);
  const figure = page.getByRole('figure').filter({ hasText: 'Simulation Outcomes' });
  await expect(figure).toContainText('on the scale above');
  const [bar, half, median] = await figure.evaluate((element) => {
    const [track, middle, mark] = [
      element.querySelector('[aria-hidden]'),
      ...(element.querySelector('[aria-hidden]')?.children ?? []),
    ].map((each) => each?.getBoundingClientRect());
    return [track, middle, mark].map((rect) => ({ left: rect?.left ?? 0, width: rect?.width ?? 0 }));
  });
  if (!bar || !half || !median) throw new Error('the bar has three parts');
  // From 0 to the aggressive scenario's $1.6 million, as the bars of the scenarios.
  const share = (median.left + median.width / 2 - bar.left) / bar.width;
  expect(share).toBeGreaterThan(0.55);
  expect(share).toBeLessThan(0.7);
  expect(half.width / bar.width).toBeLessThan(0.05);
});

test('on a phone, the line that stays in view names its dollars; in print both amounts are there', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await showResults(page);
  await slider(page, 'Monthly Contributions').focus();
  await expect(page.locator('form p[aria-hidden]').last()).toContainText('future dollars');
  await page.emulateMedia({ media: 'print' });
  await expect(choice(page, 'Future dollars')).toBeHidden();
  await expect(card(page, 'Projected Retirement Savings')).toContainText('$484,000 in today’s dollars');
});

test('a saved plan shows both dollars, and has the same switch', async ({ page, member }) => {
  expect(member).toBeDefined();
  const { id } = await addPlan(page.request);
  await open(page, `/view-plan/${id}`);
  const main = page.getByRole('main');
  await expect(main).toContainText('$1,015,810in future dollars ($484,000 in today’s dollars)');
  await expect(main).toContainText('$3,386 per monthin future dollars ($1,610 in today’s dollars)');
  await choice(page, 'Today’s dollars').check();
  await expect(main).toContainText('$484,000in today’s dollars ($1,015,810 in future dollars)');
  await page.reload();
  await expect(main).toContainText('$484,000in today’s dollars ($1,015,810 in future dollars)');
});

test('the comma after the contribution stays on its line', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await showResults(page);
  const button = outlook(page).getByRole('button', { name: '$500 a month' });
  const bottoms = await button.evaluate((element) => {
    const after = element.nextElementSibling?.firstChild;
    if (!after) throw new Error('text follows the button');
    const range = document.createRange();
    range.setStart(after, 0);
    range.setEnd(after, 2);
    return [element.getClientRects(), range.getClientRects()].map((rects) => [...rects].at(-1)?.bottom ?? 0);
  });
  expect(Math.abs((bottoms[0] ?? 0) - (bottoms[1] ?? 0))).toBeLessThan(10);
});
