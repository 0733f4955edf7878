import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { open } from './page-actions.ts';
import { opensEveryPage } from './routes.ts';

test.use({ firstVisit: true });

/** Returns true if there is ink in the middle of the zero, as drawn in a font with that weight. */
function hasSlash(page: Page, font: string): Promise<boolean> {
  return page.evaluate(async (name) => {
    await document.fonts.load(name, '0');
    if (!document.fonts.check(name, '0')) throw new Error(`${name} is not loaded`);
    const size = 300;
    const context = new OffscreenCanvas(size, size).getContext('2d');
    if (!context) throw new Error('no canvas');
    context.font = name;
    const box = context.measureText('0');
    context.fillText('0', 50, 250);
    const x = 50 + (box.actualBoundingBoxRight - box.actualBoundingBoxLeft) / 2;
    const y = 250 - (box.actualBoundingBoxAscent - box.actualBoundingBoxDescent) / 2;
    return (context.getImageData(x, y, 1, 1).data[3] ?? 0) > 0;
  }, font);
}

test('zeros are round, and the fonts include the letters and punctuation of the site', async ({ page }) => {
  await open(page, '/');
  for (const family of ['Public Sans', 'Source Serif 4']) {
    for (const weight of [400, 600]) {
      const font = `${weight} 200px "${family}"`;
      expect(await hasSlash(page, font), font).toBe(false);
    }
  }
  const characters = '–—‘’“”…•−×½·§±éäöüßñçÉŒœ€™©';
  const missing = await page.evaluate(async (text) => {
    const context = new OffscreenCanvas(9, 9).getContext('2d');
    if (!context) throw new Error('no canvas');
    const width = (font: string, character: string) => {
      context.font = font;
      return context.measureText(character).width;
    };
    const found: string[] = [];
    for (const family of ['Public Sans', 'Source Serif 4']) {
      await document.fonts.load(`64px "${family}"`);
      // A missing character has the width of the fallback, whichever that is.
      for (const character of text) {
        const widths = ['serif', 'monospace'].map((fallback) =>
          width(`64px "${family}", ${fallback}`, character),
        );
        if (widths[0] !== widths[1]) found.push(`${family}: ${character}`);
      }
    }
    return found;
  }, characters);
  expect(missing).toEqual([]);
});

test('the licenses of the fonts are delivered with them', async ({ request }) => {
  const response = await request.get('/assets/font-licenses.txt');
  expect(response.status()).toBe(200);
  const text = await response.text();
  expect(text.match(/SIL OPEN FONT LICENSE Version 1\.1/g)).toHaveLength(2);
  expect(text).toContain('Public Sans Project Authors');
});

test('figures have equal widths in tables only', async ({ page }) => {
  const paths = ['/outlook', '/guides/retirement-planning', ...(opensEveryPage ? ['/', '/explainers'] : [])];
  for (const path of paths) {
    await open(page, path);
    // Its ages are shown once its script has loaded.
    if (path === '/outlook')
      await expect(page.locator('main ol[aria-label^="What happens"]').first()).toBeAttached();
    const others = await page.evaluate(() =>
      [...document.querySelectorAll('main *')]
        .filter((element) => getComputedStyle(element).fontVariantNumeric.includes('tabular-nums'))
        .filter((element) => !element.closest('table'))
        .map(({ tagName, className }) => `${tagName} ${className}`),
    );
    expect(others, path).toEqual([]);
  }
});
