import { readAlign } from '../document/alignment.ts';
import { BLOCKS, HEADINGS, isBlank, rename } from './elements.ts';

export function foldLists(body: HTMLElement): void {
  // Quill 2 writes every list as a numbered one, whose items say what they are.
  for (const list of body.querySelectorAll('ol')) {
    if (list.firstElementChild?.getAttribute('data-list') === 'bullet') rename(list, 'ul');
  }
  for (const item of body.querySelectorAll('li')) foldItem(item);
}

/** An item begins with a paragraph, which is aligned as the item is. */
function foldItem(item: HTMLElement): void {
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

/** What stands in the item before its first block. */
function leadOf(item: Element): ChildNode[] {
  const nodes = [...item.childNodes];
  const end = nodes.findIndex((node) => node instanceof Element && node.matches(BLOCKS));
  return end < 0 ? nodes : nodes.slice(0, end);
}
