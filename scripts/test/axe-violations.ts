import type { Page } from '@playwright/test';
import axeCore from 'axe-core';

export interface AxeOptions {
  /** Tags or ids of rules; by default the tags of the WCAG and of best practice. */
  runOnly?: readonly string[];
  /** The selector of the part that is checked. */
  include?: string;
  /** Selectors of parts that are left out. */
  exclude?: readonly string[];
}

const DEFAULT_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Returns the accessibility violations that axe finds on the page and in its frames of the same origin. */
export async function axeViolations(
  page: Page,
  { runOnly = DEFAULT_TAGS, include = 'html', exclude = [] }: AxeOptions = {},
): Promise<string[]> {
  // Lower on the page, a sticky header would cover content, which axe reports.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  // Once for each document: sending the source takes longer than a check.
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axeCore.source);
  }
  return page.evaluate(
    async ({ parts, rules }) => {
      const { axe } = window as unknown as { axe: typeof axeCore };
      // By default, axe also parses every style sheet, which only an experimental rule reads.
      const preload = { assets: ['media'] };
      const { violations } = await axe.run(parts, {
        runOnly: rules,
        resultTypes: ['violations'],
        preload,
      });
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`,
      );
    },
    { parts: { include: [include], exclude: [...exclude] }, rules: [...runOnly] },
  );
}
