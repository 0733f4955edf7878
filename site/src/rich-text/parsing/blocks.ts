import { readAlign } from '../document/alignment.ts';
import { BLOCKS, HEADINGS, isBlank, rename, unwrap } from './elements.ts';

const TEXT_BLOCKS = `p, ${HEADINGS}`;

/** Converts divs that contain only text to paragraphs, and applies the alignment of other divs to their blocks. */
export function convertDivs(body: HTMLElement): void {
  for (const division of body.querySelectorAll<HTMLElement>('div, center')) {
    const align = division.matches('center') ? 'center' : readAlign(division);
    const isText = !division.querySelector(BLOCKS);
    const blocks = isText ? [rename(division, 'p')] : division.querySelectorAll<HTMLElement>(TEXT_BLOCKS);
    if (align) for (const block of blocks) block.dataset.align ??= align;
  }
}

/**
 * Replaces what the editor's tables cannot contain, and keeps the text: a table in a cell becomes the blocks of its
 * cells, a caption a paragraph above the table, and a table without cells its content.
 */
export function convertTables(body: HTMLElement): void {
  for (const caption of body.querySelectorAll('caption'))
    caption.closest('table')?.before(rename(caption, 'p'));
  const tables = [...body.querySelectorAll('table')];
  // The innermost tables first.
  for (const table of tables.reverse()) {
    const cells = [...table.querySelectorAll('td, th')];
    if (cells.length === 0) unwrap(table);
    else if (table.parentElement?.closest('td, th'))
      table.replaceWith(...cells.map((cell) => rename(cell, 'div')));
  }
}

/** Removes line breaks at the end of blocks, which only give an empty line its height. */
export function removeTrailingBreaks(body: HTMLElement): void {
  for (const lineBreak of body.querySelectorAll('br')) {
    const block = lineBreak.closest(`${TEXT_BLOCKS}, li`);
    if (block ? isLastIn(lineBreak, block) : isBetweenBlocks(lineBreak)) lineBreak.remove();
  }
}

function isLastIn(node: Node, block: Element): boolean {
  for (let inner: Node | null = node; inner && inner !== block; inner = inner.parentNode) {
    for (let next = inner.nextSibling; next; next = next.nextSibling) if (!isBlank(next)) return false;
  }
  return true;
}

function isBetweenBlocks(lineBreak: Element): boolean {
  if (!lineBreak.previousSibling || !lineBreak.nextSibling) return true;
  const { parentElement, previousElementSibling } = lineBreak;
  return parentElement?.nodeName === 'BODY' && previousElementSibling?.matches(BLOCKS) === true;
}

/** Converts list items and table cells, which the editor fills with paragraphs. */
export function convertItems(body: HTMLElement): void {
  // Quill 2 writes every list as <ol> and marks bullet lists on the items.
  for (const list of body.querySelectorAll('ol')) {
    if (list.firstElementChild?.getAttribute('data-list') === 'bullet') rename(list, 'ul');
  }
  for (const item of body.querySelectorAll<HTMLElement>('li, td, th')) convertItem(item);
}

/** Puts the leading text of a list item or table cell into a paragraph, and applies the item's alignment. */
function convertItem(item: HTMLElement): void {
  const isListItem = item.matches('li');
  const unsupported = isListItem ? `${HEADINGS}, blockquote, pre` : 'blockquote, pre';
  for (const element of item.querySelectorAll(`:scope > :is(${unsupported})`)) convertToParagraph(element);
  const lead = leadOf(item);
  const first = item.firstElementChild;
  // A list item begins with a paragraph, and a cell has at least one block.
  const isComplete = lead.every(isBlank) && first?.matches(isListItem ? 'p' : BLOCKS) === true;
  if (!isComplete) {
    const paragraph = item.ownerDocument.createElement('p');
    item.prepend(paragraph);
    paragraph.append(...lead);
  }
  const align = readAlign(item);
  if (!align) return;
  for (const block of item.querySelectorAll<HTMLElement>(`:scope > :is(${TEXT_BLOCKS})`)) {
    block.dataset.align ??= align;
  }
}

/** Replaces an element with a paragraph. The lines of code stay lines. */
function convertToParagraph(element: Element): void {
  const paragraph = rename(element, 'p');
  if (!element.matches('pre')) return;
  const walker = paragraph.ownerDocument.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const lines = text.data.split('\n');
    text.replaceWith(
      ...lines.flatMap((line, n) => (n === 0 ? [line] : [element.ownerDocument.createElement('br'), line])),
    );
  }
}

function leadOf(item: Element): ChildNode[] {
  const nodes = [...item.childNodes];
  const end = nodes.findIndex((node) => node instanceof Element && node.matches(BLOCKS));
  return end < 0 ? nodes : nodes.slice(0, end);
}
