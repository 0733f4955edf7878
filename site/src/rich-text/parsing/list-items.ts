import { readAlign } from '../document/alignment.ts';
import { BLOCKS, HEADINGS, isBlank, rename } from './elements.ts';

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
