import type { Page } from '@playwright/test';
import { calculate, calculator, expect, test } from './fixtures.ts';

const wrapper = (page: Page) => page.locator('retirement-calculator [data-theme]');
const DARK = 'rgb(16, 25, 28)';
const LIGHT = 'rgb(250, 248, 243)';

test('readers see only the listed inputs, and the values of the others', async ({ open }) => {
  const page = await open({
    element: calculator('inputs="current-age,monthly-savings" annual-income="90000" expected-return="6"'),
  });
  await expect(page.getByRole('slider')).toHaveCount(2);
  await expect(
    page.getByText(
      'Set by this page: Target Retirement Age: 65 years; Current Retirement Savings: $50,000; Annual Income: $90,000; Expected Annual Return (%): 6 percent per year.',
    ),
  ).toBeVisible();
  await expect(page.getByText('Six questions')).toHaveCount(0);
  await calculate(page);
  // A number without a field is no button.
  await page.getByRole('button', { name: '$500 a month' }).click();
  await expect(page.getByRole('textbox', { name: 'Monthly Contributions' })).toBeFocused();
  await expect(page.getByRole('button', { name: '65' })).toHaveCount(0);
  await page.locator('retirement-calculator').evaluate((element) => element.removeAttribute('inputs'));
  await expect(page.getByRole('slider')).toHaveCount(6);
  await expect(page.getByText('Six questions')).toBeVisible();
});

test('an age that does not fit the fixed one shows the message at the field on the page', async ({
  open,
}) => {
  const page = await open({ element: calculator('inputs="current-age" retirement-age="50"') });
  await page.getByRole('textbox', { name: 'Current Age' }).fill('60');
  await page.getByRole('button', { name: 'Calculate Retirement' }).click();
  await expect(page.getByRole('textbox', { name: 'Current Age' })).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Current Age' })).toHaveAccessibleDescription(
    'Choose a current age below your target retirement age of 50.',
  );
});

test('theme="auto" follows marks of the page when they change', async ({ open }) => {
  const page = await open({ element: calculator('theme="auto"') });
  await expect(wrapper(page)).toHaveCSS('background-color', LIGHT);
  for (const [mark, unmark] of [
    [
      () => document.documentElement.classList.add('dark'),
      () => document.documentElement.classList.remove('dark'),
    ],
    [() => document.body.classList.add('dark-mode'), () => document.body.classList.remove('dark-mode')],
    [
      () => document.documentElement.setAttribute('data-theme', 'dark'),
      () => document.documentElement.setAttribute('data-theme', 'light'),
    ],
  ] as const) {
    await page.evaluate(mark);
    await expect(wrapper(page)).toHaveCSS('background-color', DARK);
    await page.evaluate(unmark);
    await expect(wrapper(page)).toHaveCSS('background-color', LIGHT);
  }
});

test('the theme of the page, the reader’s system and the attribute decide the colors', async ({
  open,
  page,
}) => {
  for (const [theme, system, htmlClass, css, expected] of [
    // A color-scheme of the page.
    ['auto', 'light', '', ':root{color-scheme:dark}', DARK],
    // A light page wins over a dark system.
    ['auto', 'dark', 'light', '', LIGHT],
    // The system decides if the page has both.
    ['auto', 'dark', '', ':root{color-scheme:light dark}', DARK],
    // Classes that only contain the word mean nothing.
    ['auto', 'light', 'darkroom dark:x', ':root{color-scheme:light}', LIGHT],
    ['light', 'light', 'dark', '', LIGHT],
  ] as const) {
    await page.emulateMedia({ colorScheme: system });
    const htmlAttributes = `lang="en" class="${htmlClass}"`;
    await open({ element: calculator(`theme="${theme}"`), htmlAttributes, css });
    await expect(wrapper(page), `${htmlClass} ${css}`).toHaveCSS('background-color', expected);
  }
});

test('custom properties set the text size and the margin inside', async ({ open }) => {
  const page = await open({
    element: calculator(),
    css: 'retirement-calculator{--whenabouts-size:20px;--whenabouts-margin:0}',
  });
  await expect(wrapper(page)).toHaveCSS('font-size', '20px');
  await expect(wrapper(page)).toHaveCSS('padding-left', '0px');
});

test('late listeners can read that the calculator is ready', async ({ open }) => {
  const page = await open({ element: calculator() });
  await expect(page.getByRole('slider').first()).toBeVisible();
  const host = page.locator('retirement-calculator');
  const ready = () => host.evaluate((element) => (element as HTMLElement & { ready?: boolean }).ready);
  expect(await ready()).toBe(true);
  const after = await host.evaluate(async (element) => {
    element.remove();
    await new Promise((done) => setTimeout(done, 50));
    return (element as HTMLElement & { ready?: boolean }).ready;
  });
  expect(after).toBe(false);
});
