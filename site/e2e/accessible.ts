import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const { resolve } = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'));
const source = readFileSync(resolve('axe-core/axe.min.js'), 'utf8');

/** Fails if axe finds an accessibility violation on the page, by default of any rule. */
export async function expectAccessible(page: Page, rules?: readonly string[]): Promise<void> {
  // Lower on the page, the sticky header would cover content, which axe reports.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(source);
  }
  // By default the axe source is sent twice per check, which takes longer than the check itself.
  const axe = new AxeBuilder({ page, axeSource: 'void 0' })
    // The default mode opens one more page per check for cross-origin frames; there are none.
    .setLegacyMode()
    .options({ resultTypes: ['violations'] });
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  const { violations } = await (rules ? axe.withRules([...rules]) : axe.withTags(tags)).analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`,
  );
  expect(found).toEqual([]);
}
