import { Element } from 'domhandler';
import { hasBlock, isBlank, isBlock, isList } from './html-elements.ts';
import { alignment, withoutOuterSpace } from './html-text.ts';
import type { NestedContent } from './nested-content.ts';

export function cleanList(node: Element, cleaner: NestedContent): string {
  const items = node.children
    .filter((child) => child instanceof Element)
    .map((child) => cleanItem(child, cleaner));
  return items.length === 0 ? '' : `<${node.name}>${items.join('')}</${node.name}>`;
}

/** Cleans an item of a list. A single paragraph loses its `<p>`. */
function cleanItem(item: Element, cleaner: NestedContent): string {
  const open = `<li${alignment(item)}>`;
  // Nested lists follow the text of their item without a paragraph.
  const isInline = !item.children.some((child) => isBlock(child) && !isList(child));
  if (!isInline) {
    const [only, ...others] = item.children.filter((child) => !isBlank(child));
    const isSingle = only instanceof Element && only.name === 'p' && others.every(isList);
    if (!isSingle || hasBlock(only)) return `${open}${cleaner.blocks(item.children)}</li>`;
    const nested = others.map((list) => cleanList(list, cleaner));
    return `<li${alignment(item) || alignment(only)}>${cleaner.inlines(only.children)}${nested.join('')}</li>`;
  }
  let text = '';
  for (const child of item.children) {
    if (isList(child)) text = text.trimEnd() + cleanList(child, cleaner);
    else text += cleaner.inline(child);
  }
  return `${open}${withoutOuterSpace(text)}</li>`;
}
