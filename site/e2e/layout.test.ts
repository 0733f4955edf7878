import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { register } from './members.ts';
import { expectNoSidewaysScroll, type Screen, screens } from './screens.ts';

const wide = { width: 1280, height: 800 };
const narrow = { width: 320, height: 568 };

async function prepare(page: Page, screen: Screen): Promise<void> {
  await screen.show(page);
  if (screen.member) await expect(page.locator('header').getByText('Ada')).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
}

/** Everything to press is at least 24 pixels wide and high. */
async function expectLargeTargets(page: Page): Promise<void> {
  const small = await page
    .locator('button:visible, a:visible, input:visible, summary:visible')
    .evaluateAll((elements) =>
      elements
        // Links within a sentence are as large as its lines.
        .filter((element) => getComputedStyle(element).display !== 'inline')
        .filter((element) => {
          const target = element.matches('[type=radio]') ? (element.closest('label') ?? element) : element;
          const { width, height } = target.getBoundingClientRect();
          return width > 1 && (width < 24 || height < 24);
        })
        .map((element) => element.outerHTML.slice(0, 120)),
    );
  expect(small).toEqual([]);
}

async function expectStructure(page: Page): Promise<void> {
  // A dialog hides the page behind it.
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  if (await dialog.isVisible()) return;
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
    await expect(page.getByRole(landmark)).toHaveCount(1);
  }
}

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`,
  );
  expect(found).toEqual([]);
}

/** Colours are the same at every width, so each theme is looked at in one. */
const looks = [
  { viewport: narrow, colorScheme: 'light' },
  { viewport: wide, colorScheme: 'dark' },
] as const;

test.describe('in both colours', () => {
  // Colours are measured as they end, not as they fade in.
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  for (const screen of screens) {
    test(`${screen.name} fits, narrow and wide, and axe finds nothing`, async ({ page, expectProblem }) => {
      if (screen.problem) expectProblem(screen.problem);
      if (screen.member) await register(page.request);
      for (const { viewport, colorScheme } of looks) {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize(viewport);
        await prepare(page, screen);
        await expectNoSidewaysScroll(page);
        await expectLargeTargets(page);
        await expectStructure(page);
        await expectAccessible(page);
      }
    });
  }
});
