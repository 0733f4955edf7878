import { expect, type Page } from '@playwright/test';

/**
 * Expects that every amount says which dollars it is in, either in its sentence or in the card, chart, table or form
 * around it. A year is enough for figures of law. Tables of contents are exempt.
 */
export async function expectDollarLabels(page: Page): Promise<void> {
  const unlabeled = await page.locator('main').evaluateAll((roots) => {
    const LABEL = /today’s dollars|future dollars|dollars in 20\d\d|\b20\d\d\b/i;
    const CONTAINERS =
      'p, li, figure, table, form, fieldset, dialog, [role=dialog], header, section, [role=tabpanel]';
    const found: string[] = [];
    for (const root of roots) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node.parentElement;
        if (!element || !/\$\d/.test(node.textContent ?? '') || element.closest('script, style, nav'))
          continue;
        let container = element.closest(CONTAINERS);
        while (container && !LABEL.test(container.textContent ?? ''))
          container = container.parentElement?.closest(CONTAINERS) ?? null;
        // A label elsewhere on the page does not help.
        if (!container || container.matches('main, body'))
          found.push(`${element.textContent} in ${element.outerHTML.slice(0, 80)}`);
      }
    }
    return found;
  });
  expect(unlabeled, 'amounts without a label').toEqual([]);
}
