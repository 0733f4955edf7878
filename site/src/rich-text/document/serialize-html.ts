import { DOMSerializer, type Node as DocumentNode } from '@milkdown/kit/prose/model';
import { alignClass } from './alignment.ts';

/** Returns true for a document with one empty paragraph. */
export function isEmpty(doc: DocumentNode): boolean {
  const { firstChild } = doc;
  return doc.childCount === 1 && firstChild?.type.name === 'paragraph' && firstChild.content.size === 0;
}

/** Returns the HTML as it is stored; an empty string for an empty document. */
export function serializeHtml(doc: DocumentNode): string {
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

/**
 * Unwraps the paragraph of a list item or table cell if it is the only text outside of nested lists, and moves its
 * alignment to the item.
 */
function unwrapItem(paragraph: Element): void {
  const item = paragraph.parentElement;
  if (!item || item.querySelector(':scope > p ~ :is(p, h2, h3)')) return;
  const isBlank = paragraph.childNodes.length === 1 && paragraph.firstChild?.nodeName === 'BR';
  // A cell can begin with a list, so an empty paragraph above one must be written. A list item cannot.
  if (isBlank && paragraph.nextSibling && !item.matches('li')) return;
  const aligned = Object.values(alignClass).find((name) => paragraph.classList.contains(name));
  if (aligned) item.className = aligned;
  paragraph.replaceWith(...(isBlank ? [] : paragraph.childNodes));
}

const NO_BREAK_SPACE = '\u00a0';

/** Removes the spaces at the end, and replaces others that a page would collapse with no-break spaces. */
function preserveSpaces(block: Element): void {
  const leaves = listLeaves(block);
  const lastLeaf = leaves.at(-1);
  if (lastLeaf instanceof Text) lastLeaf.data = withoutEndSpaces(lastLeaf.data);
  let wouldCollapse = true;
  for (const leaf of leaves) {
    if (!(leaf instanceof Text)) {
      wouldCollapse = leaf.nodeName === 'BR';
      continue;
    }
    let preserved = '';
    for (const character of leaf.data) {
      preserved += character === ' ' && wouldCollapse ? NO_BREAK_SPACE : character;
      wouldCollapse = character === ' ' && !wouldCollapse;
    }
    leaf.data = preserved;
  }
}

function listLeaves(block: Element): Node[] {
  const leaves: Node[] = [];
  const walker = block.ownerDocument.createTreeWalker(block, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Text || node.nodeName === 'BR' || node.nodeName === 'IMG') leaves.push(node);
  }
  return leaves;
}

/** Removes the spaces at the end. A regular expression would take quadratic time for many spaces. */
function withoutEndSpaces(text: string): string {
  let end = text.length;
  while (text[end - 1] === ' ') end--;
  return text.slice(0, end);
}
