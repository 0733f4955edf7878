import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { heading, open, openPart } from './page-actions.ts';

const bar = (page: Page) => page.getByRole('region', { name: 'Save and share' });
const yearByYear = (page: Page) => page.getByRole('figure', { name: /^Social Security pays/ });

test('with the keyboard, Save is at most 25 Tab stops away, and skip links lead to the parts', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/outlook');
  const save = bar(page).getByRole('button', { name: 'Save Plan (Login Required)' });
  let stops = 0;
  do {
    await page.keyboard.press('Tab');
    stops += 1;
  } while (stops < 26 && !(await save.evaluate((button) => button === document.activeElement)));
  expect(stops).toBeLessThanOrEqual(25);

  const skip = page.getByRole('navigation', { name: 'On this page' });
  await expect(skip).not.toBeInViewport();
  for (let tab = 0; tab < 3; tab += 1) await page.keyboard.press('Tab');
  await expect(skip.getByRole('link', { name: 'What would change it' })).toBeFocused();
  await expect(skip).toBeInViewport();
  for (let tab = 0; tab < 4; tab += 1) await page.keyboard.press('Tab');
  await expect(skip.getByRole('link', { name: 'Assumptions' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('summary#assumptions')).toBeFocused();
  await expect(page.getByRole('slider', { name: 'Inflation (%)' })).toBeInViewport({ ratio: 0 });
});

test('parts that are open stay open after a reload and after coming back', async ({ page }) => {
  await open(page, '/outlook');
  await openPart(page, 'Year by year');
  await expect(yearByYear(page)).toBeVisible();
  await page.reload();
  await expect(yearByYear(page)).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'How we calculate' }).click();
  await expect(heading(page, 'How we calculate')).toBeVisible();
  await page.goBack();
  await expect(yearByYear(page)).toBeVisible();
});

for (const { name, css, width } of [
  { name: 'at 320 px', css: '', width: 320 },
  { name: 'at 320 px with text at 200 %', css: 'html { font-size: 200% !important }', width: 320 },
  { name: 'at 640 px with text at 200 %', css: 'html { font-size: 200% !important }', width: 640 },
]) {
  test(`${name}, the bar covers neither a focused control nor most of the window`, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 });
    await open(page, '/outlook');
    // As a user style sheet would; the security policy does not apply to constructed sheets.
    await page.evaluate((text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      document.adoptedStyleSheets = [sheet];
    }, css);
    for (const label of ['Annual Income', 'Current Age', 'Expected Annual Return (%)']) {
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      const box = page.getByRole('textbox', { name: `${label}, exact amount` });
      await box.focus();
      const isUncovered = () =>
        box.evaluate((field) => {
          const { left, right, top, bottom } = field.getBoundingClientRect();
          return document.elementFromPoint((left + right) / 2, (top + bottom) / 2) === field;
        });
      await expect.poll(isUncovered, label).toBe(true);
    }
    const place = await bar(page).boundingBox();
    const isSticky = await bar(page).evaluate((element) => getComputedStyle(element).position === 'sticky');
    if (isSticky) {
      await expect(bar(page)).toBeInViewport({ ratio: 1 });
      expect(place?.height).toBeLessThan(200);
    }
    expect(isSticky).toBe(!(width === 320 && css !== ''));
  });
}
