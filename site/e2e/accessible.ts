import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import axeCore from 'axe-core';

/** Fails if axe finds an accessibility violation on the page. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await axeViolations(page)).toEqual([]);
}

interface AxeOptions {
  /** The rules; all by default. */
  rules?: readonly string[];
  /** Selectors of parts that are left out. */
  exclude?: readonly string[];
}

/** Returns the accessibility violations that axe finds on the page. */
export async function axeViolations(page: Page, { rules, exclude = [] }: AxeOptions = {}): Promise<string[]> {
  // Lower on the page, the sticky header would cover content, which axe reports.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axeCore.source);
  }
  // By default the axe source is sent twice per check, which takes longer than the check itself.
  const axe = new AxeBuilder({ page, axeSource: 'void 0' })
    // The default mode opens one more page per check for cross-origin frames; there are none.
    .setLegacyMode()
    .options({ resultTypes: ['violations'] });
  for (const selector of exclude) axe.exclude(selector);
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  const { violations } = await (rules ? axe.withRules([...rules]) : axe.withTags(tags)).analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`,
  );
}
