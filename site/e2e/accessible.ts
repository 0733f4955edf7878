import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const { resolve } = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'));
const source = readFileSync(resolve('axe-core/axe.min.js'), 'utf8');

/** axe knows of nothing on the page that keeps somebody out. */
export async function expectAccessible(page: Page): Promise<void> {
  // Further down the header that stays covers whatever happens to be there.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(source);
  }
  // Left to itself it is sent twice each time, which takes longer than what it then does.
  const { violations } = await new AxeBuilder({ page, axeSource: 'void 0' })
    // The usual mode opens a page more each time, for frames of other origins; there are none.
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`,
  );
  expect(found).toEqual([]);
}
