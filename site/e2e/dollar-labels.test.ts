import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { register } from './members.ts';
import { open } from './page-actions.ts';
import { screens } from './screens.ts';

/**
 * Lists amounts that do not say which dollars they are in: neither in their sentence nor in the card, chart, table or
 * form around them. A year is enough for figures of law. Tables of
 * contents and the blog are exempt.
 */
const unlabeledAmounts = (page: Page, scope = 'main'): Promise<string[]> =>
  page.locator(scope).evaluateAll((roots) => {
    const LABEL = /today’s (?:dollars|money)|future dollars|dollars in 20\d\d|\b20\d\d\b/i;
    const REACH =
      'p, li, figure, table, form, fieldset, dialog, [role=dialog], header, section, [role=tabpanel]';
    const unlabeled: string[] = [];
    for (const root of roots) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node.parentElement;
        if (!element || !/\$\d/.test(node.textContent ?? '') || element.closest('script, style, nav'))
          continue;
        let around = element.closest(REACH);
        while (around && !LABEL.test(around.textContent ?? ''))
          around = around.parentElement?.closest(REACH) ?? null;
        // The section that is the whole page is no reach: a label far away does not help.
        if (!around || around.matches('main, body'))
          unlabeled.push(`${element.textContent} in ${element.outerHTML.slice(0, 80)}`);
      }
    }
    return unlabeled;
  });

const checked = screens.filter(({ name }) => !/^(?:post|blog|no such post|api reference|guide)/.test(name));

for (const { name, member, error, show } of checked) {
  test(`on the screen "${name}", every amount says which dollars it is in`, async ({ page, expectError }) => {
    if (error) expectError(error);
    if (member) await register(page.request);
    await show(page);
    expect(await unlabeledAmounts(page)).toEqual([]);
  });
}

for (const slug of [
  'retirement-planning',
  'investment-strategies',
  'social-security',
  'tax-planning',
  'healthcare',
]) {
  test(`in the guide ${slug}, every amount says which dollars it is in`, async ({ page }) => {
    await open(page, `/guides/${slug}`);
    expect(await unlabeledAmounts(page)).toEqual([]);
  });
}
