// The checks of a page's layout, for component tests and browser tests. Each returns the faults that it finds in the
// document. No check uses anything outside of its body, because browser tests send its source text to the page.

/** Controls that are less than 24 pixels wide or high. Links within a sentence are exempt. */
export function smallTargets(): string[] {
  return [...document.querySelectorAll('button, a, input, summary')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => getComputedStyle(element).display !== 'inline')
    .filter((element) => {
      const sentence = element.closest('p');
      return sentence === null || sentence.textContent === element.textContent;
    })
    .filter((element) => {
      const target = element.matches('[type=radio]') ? (element.closest('label') ?? element) : element;
      const { width, height } = target.getBoundingClientRect();
      return width > 1 && (width < 24 || height < 24);
    })
    .map((element) => `small target: ${element.outerHTML.slice(0, 120)}`);
}

/**
 * Fields without a visible label. A placeholder does not count. Sliders over charts are exempt, because the chart is
 * their label.
 */
export function unlabeledFields(): string[] {
  const fields = 'input:not(figure [type=range]), select, textarea';
  return [...document.querySelectorAll<HTMLInputElement>(fields)]
    .filter((field) => field.checkVisibility({ visibilityProperty: true }))
    .filter((field) => {
      const ids = field.getAttribute('aria-labelledby')?.split(' ') ?? [];
      const labels = [...(field.labels ?? []), ...ids.map((id) => document.getElementById(id))];
      return !labels.some((label) => {
        const { width = 0, height = 0 } = label?.getBoundingClientRect() ?? {};
        return label?.textContent?.trim() && width > 1 && height > 1;
      });
    })
    .map((field) => `no visible label: ${field.outerHTML.slice(0, 120)}`);
}

/** Passwords that cannot be shown, or that do not accept text from a password manager's clipboard. */
export function closedPasswords(): string[] {
  const visible = (selector: string) =>
    [...document.querySelectorAll(selector)].filter((element) =>
      element.checkVisibility({ visibilityProperty: true }),
    );
  const passwords = visible('input[type=password]');
  // Roles would not find them: fields behind a dialog are hidden from it.
  const buttons = visible('button[aria-label^="Show "]');
  const blocking = passwords
    .filter((field) => !field.dispatchEvent(new Event('paste', { bubbles: true, cancelable: true })))
    .map((field) => `blocks pasting: ${field.outerHTML}`);
  return passwords.length === buttons.length
    ? blocking
    : [`${passwords.length} passwords have ${buttons.length} buttons that show them`, ...blocking];
}

/** Tables without a name, or whose header cells have no scope. */
export function incompleteTables(): string[] {
  return (
    [...document.querySelectorAll('table')]
      .filter((table) => table.checkVisibility({ visibilityProperty: true }))
      // The tables of posts are their authors'; those of the API reference are Swagger UI's.
      .filter((table) => !table.closest('[contenteditable], .swagger-ui'))
      .filter((table) => {
        const isNamed = table.matches(':has(> caption), [aria-label], [aria-labelledby]');
        const heads = [...table.querySelectorAll('th')];
        const isHeaded = heads.every(({ scope }) => ['col', 'row', 'colgroup', 'rowgroup'].includes(scope));
        const hasColumns = heads.some(({ scope }) => scope === 'col');
        return !(isNamed && isHeaded && hasColumns);
      })
      .map((table) => `no name, or heads without a scope: ${table.outerHTML.slice(0, 160)}`)
  );
}

/** Controls and texts that overflow a box that hides the overflow. */
export function cutOffTexts(): string[] {
  return [...document.querySelectorAll('button, a, label, h1, h2, h3, p, dd, dt, th, td')]
    .filter((element) => {
      const { overflowX, overflowY, clipPath, textOverflow } = getComputedStyle(element);
      const hides = overflowX === 'hidden' || overflowY === 'hidden';
      if (!hides || clipPath !== 'none' || textOverflow === 'ellipsis') return false;
      return element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1;
    })
    .map((element) => `cut off: ${element.outerHTML.slice(0, 100)}`);
}

/** Elements that make the page, or an open dialog, wider than the window. */
export function sidewaysScroll(): string[] {
  const dialogs = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')];
  const isWider =
    document.documentElement.scrollWidth > innerWidth ||
    dialogs.some((dialog) => dialog.scrollWidth > dialog.clientWidth || dialog.scrollWidth > innerWidth);
  if (!isWider) return [];
  const reaching = [...document.querySelectorAll('body *')]
    .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
    .map((element) => element.outerHTML.slice(0, 100));
  return [`scrolls sideways: ${reaching.slice(0, 5).join('\n')}`];
}

/**
 * Amounts without the dollars they are in, either in the sentence or in the card, chart, table or form around it. A year
 * is enough for figures of law. Tables of contents are exempt.
 */
export function unlabeledDollars(): string[] {
  const LABEL = /today’s dollars|future dollars|dollars in 20\d\d|\b20\d\d\b/i;
  const CONTAINERS =
    'p, li, figure, table, form, fieldset, dialog, [role=dialog], header, section, [role=tabpanel]';
  const found: string[] = [];
  for (const root of document.querySelectorAll('main')) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element || !/\$\d/.test(node.textContent ?? '') || element.closest('script, style, nav')) continue;
      let container = element.closest(CONTAINERS);
      while (container && !LABEL.test(container.textContent ?? ''))
        container = container.parentElement?.closest(CONTAINERS) ?? null;
      // A label elsewhere on the page does not help.
      if (!container || container.matches('main, body'))
        found.push(`does not say which dollars: ${element.textContent} in ${element.outerHTML.slice(0, 80)}`);
    }
  }
  return found;
}

/**
 * Numbers that are not on one line with the word that belongs to them: "$4,471,232,132", "$1.0 million", "8 of 10". No
 * line may break at a space within an amount at any width. This second rule exempts table cells and the labels of a
 * chart's lines, which may wrap in large text.
 */
export function brokenAmounts(): string[] {
  // Text nodes by the block that contains them, because an amount may consist of several nodes.
  const blocks = new Map<Element, Text[]>();
  for (const root of document.querySelectorAll('main, [role=dialog], [role=alertdialog]')) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      let block = node.parentElement;
      if (!block?.checkVisibility() || block.closest('pre, code, [contenteditable]')) continue;
      while (block && /^(?:inline|contents)$/.test(getComputedStyle(block).display))
        block = block.parentElement;
      if (block) blocks.set(block, [...(blocks.get(block) ?? []), node as Text]);
    }
  }
  const found: string[] = [];
  for (const texts of blocks.values()) {
    const allText = texts.map(({ data }) => data).join('');
    /** Returns the text node with the character at `index` of the block, and the character's offset in the node. */
    const positionOf = (index: number) => {
      let offset = index;
      for (const node of texts) {
        if (offset < node.length) return { node, offset };
        offset -= node.length;
      }
      throw new RangeError(`The block has no character ${index}`);
    };
    for (const { 0: amount, index } of allText.matchAll(
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
      if (isBroken) found.push(`on two lines: ${amount}`);
      for (const { index: space } of amount.matchAll(/ /g)) {
        const { parentElement } = positionOf(index + space).node;
        if (!parentElement || parentElement.closest('td, th, figure [aria-hidden]')) continue;
        if (getComputedStyle(parentElement).whiteSpace !== 'nowrap')
          found.push(`a line could break ${amount}: ${parentElement.outerHTML.slice(0, 80)}`);
      }
    }
  }
  return found;
}

/** Text at twice the size, and the width of a window of 1280 pixels at that zoom. */
export const largeText = { css: 'html { font-size: 200% !important }', width: 640 };

/** The spacing of WCAG 1.4.12, in the narrowest window. */
export const wideSpacing = {
  css:
    '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } ' +
    'p { margin-bottom: 2em !important }',
  width: 320,
};
