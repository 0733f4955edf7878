import { readAlign } from '../document/alignment.ts';
import { BLOCKS, HEADINGS, isBlank, rename } from './elements.ts';

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

/** Puts the leading text of a list item or table cell into a paragraph, with the alignment of the item. */
function convertItem(item: HTMLElement): void {
  const block = `:scope > :is(${HEADINGS}, blockquote, pre)`;
  for (const element of item.querySelectorAll(block)) rename(element, 'p');
  const align = readAlign(item);
  const lead = leadOf(item);
  const first = item.firstElementChild;
  if (lead.every(isBlank) && first instanceof HTMLElement && first.matches('p')) {
    if (align) first.dataset.align ??= align;
    return;
  }
  const paragraph = item.ownerDocument.createElement('p');
  if (align) paragraph.dataset.align = align;
  item.prepend(paragraph);
  paragraph.append(...lead);
}

/** Returns the nodes before the item's first block. */
function leadOf(item: Element): ChildNode[] {
  const nodes = [...item.childNodes];
  const end = nodes.findIndex((node) => node instanceof Element && node.matches(BLOCKS));
  return end < 0 ? nodes : nodes.slice(0, end);
}
