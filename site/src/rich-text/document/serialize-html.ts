import { DOMSerializer, type Node } from '@milkdown/kit/prose/model';
import { alignClass } from './alignment.ts';
import { preserveSpaces } from './preserve-spaces.ts';

export function isEmpty(doc: Node): boolean {
  const { firstChild } = doc;
  return doc.childCount === 1 && firstChild?.type.name === 'paragraph' && firstChild.content.size === 0;
}

/** The text as the site keeps it; nothing at all for an empty one. */
export function serializeHtml(doc: Node): string {
  if (isEmpty(doc)) return '';
  // In a document of its own, where an image does not begin to load every time the text is written.
  const inert = document.implementation.createHTMLDocument('');
  const root = inert.createElement('div');
  DOMSerializer.fromSchema(doc.type.schema).serializeFragment(doc.content, { document: inert }, root);
  for (const block of root.querySelectorAll('p, h2, h3')) {
    preserveSpaces(block);
    // A last line that is empty needs a break to be seen.
    if (!block.lastChild || block.lastChild.nodeName === 'BR') block.append(inert.createElement('br'));
  }
  for (const paragraph of root.querySelectorAll('li > p:first-child')) shortenItem(paragraph);
  return root.innerHTML;
}

/** An item of one paragraph is written without it, and is aligned itself. */
function shortenItem(paragraph: Element): void {
  const item = paragraph.parentElement;
  if (!item || item.querySelector(':scope > p ~ p')) return;
  const aligned = Object.values(alignClass).find((name) => paragraph.classList.contains(name));
  if (aligned) item.className = aligned;
  const isBlank = paragraph.childNodes.length === 1 && paragraph.firstChild?.nodeName === 'BR';
  paragraph.replaceWith(...(isBlank ? [] : paragraph.childNodes));
}
