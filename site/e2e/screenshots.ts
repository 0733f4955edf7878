import { registerConfirmed } from './account.ts';
import { test } from './fixtures.ts';
import { register } from './members.ts';
import { screenGroups } from './screens.ts';

const widths = [320, 375, 768, 1280];

for (const screen of Object.values(screenGroups).flat()) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(() => {
      test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });
      test(`${screen.name} in ${colorScheme} mode`, async ({ page, mail, expectError }) => {
        if (screen.error) expectError(screen.error);
        if (screen.member === 'confirmed') await registerConfirmed(page.request, mail);
        else if (screen.member) await register(page.request);
        await screen.show(page);
        await page.evaluate(() => document.fonts.ready);
        const name = screen.name.replaceAll(/\W+/g, '-');
        for (const width of widths) {
          await page.setViewportSize({ width, height: 800 });
          await page.screenshot({ path: `screenshots/${name}-${width}-${colorScheme}.png`, fullPage: true });
        }
      });
    });
  }
}
