import { DOMSerializer, type Node } from '@milkdown/kit/prose/model';
import { alignClass } from './alignment.ts';
import { preserveSpaces } from './preserve-spaces.ts';

/** Returns true for a document with one empty paragraph. */
export function isEmpty(doc: Node): boolean {
  const { firstChild } = doc;
  return doc.childCount === 1 && firstChild?.type.name === 'paragraph' && firstChild.content.size === 0;
}

/** Returns the HTML as it is stored; an empty string for an empty document. */
export function serializeHtml(doc: Node): string {
  if (isEmpty(doc)) return '';
  // Serialize in an inert document, where images do not load.
  const inert = document.implementation.createHTMLDocument('');
  const root = inert.createElement('div');
  DOMSerializer.fromSchema(doc.type.schema).serializeFragment(doc.content, { document: inert }, root);
  for (const block of root.querySelectorAll('p, h2, h3')) {
    preserveSpaces(block);
    // An empty last line needs a line break to be visible.
    if (!block.lastChild || block.lastChild.nodeName === 'BR') block.append(inert.createElement('br'));
  }
  for (const paragraph of root.querySelectorAll(':is(li, td, th) > p:first-child')) unwrapItem(paragraph);
  return root.innerHTML;
}

/** Unwraps the paragraph of a list item or table cell if it is the only one, and moves its alignment to the item. */
function unwrapItem(paragraph: Element): void {
  const item = paragraph.parentElement;
  if (!item || item.querySelector(':scope > p ~ p')) return;
  const aligned = Object.values(alignClass).find((name) => paragraph.classList.contains(name));
  if (aligned) item.className = aligned;
  const isBlank = paragraph.childNodes.length === 1 && paragraph.firstChild?.nodeName === 'BR';
  paragraph.replaceWith(...(isBlank ? [] : paragraph.childNodes));
}
