import AxeBuilder from '@axe-core/playwright';
import { accountScreens } from './account-screens.ts';
import { expect, test } from './fixtures.ts';
import { register } from './members.ts';
import { expectNoSidewaysScroll } from './screens.ts';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} colours`, () => {
    // Colours are measured as they end, not as they fade in.
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });
    for (const { name, member, show } of accountScreens) {
      test(`${name} fits, narrow and wide, and axe finds nothing`, async ({ page }) => {
        if (member) await register(page.request);
        for (const [width, height] of [
          [320, 568],
          [1280, 800],
        ] as const) {
          await page.setViewportSize({ width, height });
          await show(page);
          if (member) await expect(page.locator('header').getByText('Ada')).toBeVisible();
          await page.evaluate(() => document.fonts.ready);
          await expectNoSidewaysScroll(page);
          const { violations } = await new AxeBuilder({ page }).withTags(WCAG).analyze();
          expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 120)}`)).toEqual([]);
        }
      });
    }
  });
}
