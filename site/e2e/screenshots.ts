import { readFile, writeFile } from 'node:fs/promises';
import { registerConfirmed } from './account.ts';
import { expect, test } from './fixtures.ts';
import { register } from './members.ts';
import { clickButton, open, waitForFonts } from './page-actions.ts';
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

test('the README shows the calculator, and has its sentence as the text of the image', async ({ page }) => {
  await waitForFonts(page);
  await page.setViewportSize({ width: 1280, height: 1180 });
  await open(page, '/');
  await clickButton(page, 'Calculate Retirement');
  const sentence = page.locator('[data-part="sentence"]');
  await expect(sentence).toContainText('today’s dollars');
  for (const part of ['answer', 'income'])
    await expect(page.locator(`#calculator [data-part="${part}"]`)).toBeVisible();
  await page.locator('#calculator').evaluate((section) => section.scrollIntoView({ behavior: 'instant' }));
  await page.screenshot({ path: 'docs/screenshot.png', animations: 'disabled' });
  const text = ((await sentence.textContent()) ?? '').replaceAll('\u2060', '');
  const readme = await readFile('README.md', 'utf8');
  await writeFile('README.md', readme.replace(/!\[[^\]]*\](?=\(docs\/screenshot\.png\))/, `![${text}]`));
});
