import type { Page } from '@playwright/test';
import { axeViolations } from '../../scripts/test/axe-violations.ts';
import { toolNames } from '../src/options/options.ts';
import { calculate, calculator, expect, test } from './fixtures.ts';
import { runsEverything } from './runs-everything.ts';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];
/** The rules that depend on colors. */
const COLORS = ['color-contrast', 'link-in-text-block'];

const violationsIn = (page: Page, runOnly: readonly string[]): Promise<string[]> =>
  axeViolations(page, { runOnly, include: 'retirement-calculator' });

test('axe finds no violations in both themes, with an accent, and on a right-to-left page', async ({
  open,
}) => {
  for (const [rules, attributes, htmlAttributes] of [
    [WCAG, 'theme="light"', 'lang="en"'],
    [COLORS, 'theme="light" accent="#fc0"', 'lang="en"'],
    [WCAG, 'theme="dark" accent="#006"', 'lang="ar" dir="rtl"'],
    [
      WCAG,
      'theme="dark" heading="When can you stop?" link-url="https://blog.example/" density="dense" outlook',
      'lang="en"',
    ],
  ] as const) {
    const page = await open({ element: calculator(attributes), htmlAttributes });
    await calculate(page);
    if (attributes.endsWith('outlook')) await expect(page.getByText('You could stop at 69.')).toBeVisible();
    expect(await violationsIn(page, rules), attributes).toEqual([]);
  }
});

for (const tool of runsEverything ? toolNames : toolNames.slice(0, 1)) {
  // The light theme and the other rules: spanish.test.ts.
  test(`axe finds no violations in the colors of the tool ${tool} in the dark theme`, async ({ open }) => {
    const page = await open({ element: calculator(`tool="${tool}" theme="dark" heading="A title"`) });
    await page.getByText('Show as a table').click();
    expect(await violationsIn(page, COLORS)).toEqual([]);
  });
}

test('controls have borders in forced colors and no transitions with reduced motion', async ({
  open,
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await open({ element: calculator() });
  const button = page.getByRole('button', { name: 'Calculate Retirement' });
  await expect(button).toHaveCSS('border-top-style', 'solid');
  await expect(button).toHaveCSS('transition-duration', '0s');
  await expect(page.getByRole('slider').first()).toHaveCSS('appearance', 'auto');
});

test('a reader enters numbers, calculates and returns to a field with the keyboard', async ({ open }) => {
  const page = await open({ element: calculator() });
  const focused = () =>
    page.locator('retirement-calculator').evaluate((host) => {
      const element = host.shadowRoot?.activeElement as HTMLElement | null;
      // The ring of a slider is around its thumb, whose style no script can read.
      const isMarked =
        element?.matches('[type=range]:focus-visible') ||
        (element && getComputedStyle(element).outlineStyle !== 'none');
      return element && isMarked ? element.outerHTML.slice(0, 60) : '';
    });
  await expect(page.getByRole('slider')).toHaveCount(6);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('slider', { name: 'Current Age' })).toBeFocused();
  expect(await focused()).toContain('range');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('textbox', { name: 'Current Age' })).toHaveValue('36');
  const box = page.getByRole('textbox', { name: 'Monthly Contributions' });
  while (!(await box.evaluate((element) => element.matches(':focus')))) await page.keyboard.press('Tab');
  await page.keyboard.type('612');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Your Retirement Outlook' })).toBeFocused();
  await expect(page.getByText('If you keep saving $612 a month').first()).toBeVisible();
  const announcement = page.getByRole('status').filter({ hasText: 'If you keep saving $612 a month' });
  await expect(announcement).toHaveAttribute('aria-live', 'polite');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(box).toBeFocused();
});
