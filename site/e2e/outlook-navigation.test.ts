import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { heading, open, openNumbers, openPart } from './page-actions.ts';

const LARGE_TEXT = 'html { font-size: 200% !important }';

const saveBar = (page: Page) => page.getByRole('region', { name: 'Save and share' });
const yearByYear = (page: Page) => page.getByRole('figure', { name: /^Social Security pays/ });

/** Presses Tab until the control has the focus, at most 25 times. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  for (let presses = 1; presses <= 25; presses += 1) {
    await page.keyboard.press('Tab');
    if (await control.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`25 presses of Tab do not lead to ${control}`);
}

test('with the keyboard, Save is at most 25 Tab stops away, and links lead to the parts', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/outlook');
  await tabTo(page, saveBar(page).getByRole('button', { name: 'Save Plan (Login Required)' }));

  const links = page.getByRole('navigation', { name: 'On this page' });
  await tabTo(page, links.getByRole('link', { name: 'What would change it' }));
  await tabTo(page, links.getByRole('link', { name: 'Assumptions' }));
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

test('on small screens and with text at 200 %, the bar covers neither a focused control nor most of the window', async ({
  page,
}) => {
  await open(page, '/outlook');
  for (const { css, width, isSticky } of [
    { css: '', width: 320, isSticky: true },
    { css: LARGE_TEXT, width: 320, isSticky: false },
    { css: LARGE_TEXT, width: 640, isSticky: true },
  ]) {
    await page.setViewportSize({ width, height: 640 });
    // A constructed style sheet: the Content Security Policy blocks inline styles.
    await page.evaluate((text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      document.adoptedStyleSheets = [sheet];
    }, css);
    await openNumbers(page);
    for (const label of ['Annual Income', 'Current Age', 'Expected Annual Return (%)']) {
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      const textbox = page.getByRole('textbox', { name: `${label}, exact amount` });
      await textbox.focus();
      const isUncovered = () =>
        textbox.evaluate((field) => {
          const { left, right, top, bottom } = field.getBoundingClientRect();
          return document.elementFromPoint((left + right) / 2, (top + bottom) / 2) === field;
        });
      await expect.poll(isUncovered, label).toBe(true);
    }
    await expect(saveBar(page)).toHaveCSS('position', isSticky ? 'sticky' : 'static');
    if (isSticky) {
      await expect(saveBar(page)).toBeInViewport({ ratio: 1 });
      const box = await saveBar(page).boundingBox();
      expect(box?.height).toBeLessThan(200);
    }
  }
});
