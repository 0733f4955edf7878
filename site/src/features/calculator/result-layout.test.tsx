import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { dollarsChoice, resultCard, results, showResults } from '../../../test/calculator-page.tsx';
import { slider } from '../../../test/number-fields.ts';
import { button, definitionOf, emulateMedia, expectText, openTable } from '../../../test/page-actions.ts';
import { renderPage } from '../../../test/render-page.tsx';

const chart = results.getByRole('figure', { name: /^At 65: .* to / });

test.each([320, 375, 1280])(
  'at %d px, the result has buttons to save, copy, print and download within the page, and a table within its frame',
  async (width) => {
    await page.viewport(width, 800);
    await showResults();
    const buttons = results
      .getByRole('button')
      .filter({ hasText: /^(Save Plan \(Login Required\)|Copy link|Print|Download CSV)$/ })
      .elements()
      .map((element) => element.getBoundingClientRect());
    expect(buttons).toHaveLength(4);
    for (const { height, right } of buttons) {
      expect(height).toBeGreaterThanOrEqual(44);
      expect(right).toBeLessThanOrEqual(width);
    }
    if (width === 1280) expect(new Set(buttons.map(({ y }) => y)).size).toBe(1);
    // On narrower windows, the frame scrolls.
    if (width < 375) return;
    await openTable(chart);
    const table = results.getByRole('table').element();
    const { right } = (table.parentElement as HTMLElement).getBoundingClientRect();
    expect(table.getBoundingClientRect().right).toBeLessThanOrEqual(right + 0.5);
  },
);

test('on a phone, the line that stays in view names its dollars; in print, both amounts are there', async () => {
  await page.viewport(390, 700);
  await showResults();
  slider('Monthly Contributions').element().dispatchEvent(new Event('focus'));
  expect([...document.querySelectorAll('form p[aria-hidden]')].at(-1)?.textContent).toContain(
    'today’s dollars',
  );
  await emulateMedia('print');
  await expect.element(dollarsChoice('Future dollars')).not.toBeInTheDocument();
  expect(resultCard('Projected Retirement Savings').textContent).toContain('$1,015,810 in future dollars');
});

test('the scenarios’ amounts are next to their labels, in one column, and the comma after the contribution stays on its line', async () => {
  await showResults();
  for (const name of ['Projected Retirement Savings', 'Estimated Monthly Income']) {
    const list = resultCard(name).querySelector('dl') as Element;
    const [labels = [], amounts = []] = ['dt', 'dd'].map((part) =>
      [...list.querySelectorAll(part)].map((element) => element.getBoundingClientRect()),
    );
    expect(amounts).toHaveLength(3);
    for (const [index, amount] of amounts.entries()) {
      expect(amount.right, name).toBeCloseTo(amounts[0]?.right ?? 0, 0);
      expect(amount.left, name).toBeGreaterThanOrEqual(labels[index]?.right ?? 0);
      expect(amount.top, name).toBeLessThan(labels[index]?.bottom ?? 0);
    }
  }

  await page.viewport(320, 700);
  const element = results.getByRole('button', { name: '$500 a month' }).element();
  const range = document.createRange();
  range.setStart(element.nextElementSibling?.firstChild as Text, 0);
  range.setEnd(element.nextElementSibling?.firstChild as Text, 2);
  const [amount = 0, comma = 0] = [element, range].map(
    (part) => [...part.getClientRects()].at(-1)?.bottom ?? 0,
  );
  expect(Math.abs(amount - comma)).toBeLessThan(10);
});

test('titles of cards are set in 20 px sans, in the color of the text', async () => {
  await renderPage('/');
  await button('Calculate Retirement').click();
  await expectText(results, '$1,015,810');
  const { color } = getComputedStyle(document.body);
  for (const name of ['Time Until Retirement', 'Projected Retirement Savings', 'Enter six numbers']) {
    const style = getComputedStyle(page.getByRole('heading', { name, exact: true }).element());
    expect(style.fontFamily).toMatch(/Public Sans/);
    expect(style.color).toBe(color);
    expect(Number.parseFloat(style.fontSize)).toBeCloseTo(20, 0);
  }
});

test('with a result, the page is printed as inputs, date, URL and result, in the light theme', async () => {
  await emulateMedia('', { name: 'prefers-color-scheme', value: 'dark' });
  await renderPage('/');
  const section = page.getByRole('heading', { name: 'How it works' });
  await emulateMedia('print');
  await expect.element(section).toBeVisible();
  await expect.element(page.getByText(/^Calculated on/)).not.toBeInTheDocument();
  await emulateMedia('');
  await button('Calculate Retirement').click();
  await expectText(results, '$1,015,810');
  await emulateMedia('print', { name: 'prefers-color-scheme', value: 'dark' });
  const sheet = page.getByRole('main');
  const today = new Date().toLocaleDateString('en-US', { dateStyle: 'long' });
  await expect.element(sheet.getByText(`Calculated on ${today}`)).toBeVisible();
  await expect.element(sheet.getByText(`${location.origin}/#plan=35.65.50000.500.70000.7`)).toBeVisible();
  expect(definitionOf(sheet, 'Current Retirement Savings')).toBe('$50,000');
  await expect.element(results.getByRole('figure').first()).toBeVisible();
  await expect.element(results.getByRole('cell', { name: '$1,015,810' }).first()).toBeVisible();
  await expect.element(results.getByText(/^An estimate, not advice\./)).toBeVisible();
  for (const hidden of [
    page.getByRole('heading', { level: 1 }),
    slider('Current Age'),
    button('Calculate Retirement'),
    page.getByRole('banner'),
    page.getByRole('contentinfo'),
    section,
  ]) {
    await expect.element(hidden).not.toBeInTheDocument();
  }
  const { backgroundColor, colorScheme } = getComputedStyle(document.documentElement);
  expect([backgroundColor, colorScheme]).toEqual(['rgb(250, 248, 243)', 'light']);
});
