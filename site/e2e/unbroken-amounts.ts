import { expect, type Page } from '@playwright/test';

/**
 * Expects that every number is on one line with the word that belongs to it: "$4,471,232,132", "$1.0 million",
 * "8 of 10". No line may break at a space within an amount at any width. This second rule exempts table cells
 * and the labels of a chart's lines, which may wrap in large text.
 */
export async function expectUnbrokenAmounts(page: Page, where: string): Promise<void> {
  const { broken, breakable } = await page.locator('main').evaluate((main) => {
    // Text nodes by the block that contains them, because an amount may consist of several nodes.
    const blocks = new Map<Element, Text[]>();
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      let block = node.parentElement;
      if (!block?.checkVisibility() || block.closest('pre, code, [contenteditable]')) continue;
      while (block && /^(?:inline|contents)$/.test(getComputedStyle(block).display))
        block = block.parentElement;
      if (block) blocks.set(block, [...(blocks.get(block) ?? []), node as Text]);
    }
    const broken: string[] = [];
    const breakable: string[] = [];
    for (const texts of blocks.values()) {
      const all = texts.map(({ data }) => data).join('');
      /** Returns the text node with the character at `index` of the block, and the character's offset in the node. */
      const positionOf = (index: number) => {
        let offset = index;
        for (const node of texts) {
          if (offset < node.length) return { node, offset };
          offset -= node.length;
        }
        throw new RangeError(`The block has no character ${index}`);
      };
      for (const { 0: amount, index } of all.matchAll(
        /[$]?\d+(?:[,.]\d+)*(?:%| [mb]illion\b| of 10\b)?|\ball 10\b/g,
      )) {
        const range = document.createRange();
        const start = positionOf(index);
        const last = positionOf(index + amount.length - 1);
        range.setStart(start.node, start.offset);
        range.setEnd(last.node, last.offset + 1);
        const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
        // Boxes of one line overlap, even if one of them has larger text.
        const isBroken = lines.some((one) => lines.some((other) => one.top >= other.bottom - 1));
        if (isBroken) broken.push(amount);
        for (const { index: space } of amount.matchAll(/ /g)) {
          const { parentElement } = positionOf(index + space).node;
          if (!parentElement || parentElement.closest('td, th, figure [aria-hidden]')) continue;
          if (getComputedStyle(parentElement).whiteSpace !== 'nowrap')
            breakable.push(`${amount}: ${parentElement.outerHTML.slice(0, 80)}`);
        }
      }
    }
    return { broken, breakable };
  });
  expect(broken, `${where}: amounts on two lines`).toEqual([]);
  expect(breakable, `${where}: amounts that a line could break`).toEqual([]);
}
