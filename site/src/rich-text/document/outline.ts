import { alignClass } from './alignment.ts';

const BLOCKS = 'h2, h3, ul, ol, li, blockquote, pre, table, tr, td, th';
const ALIGNED = Object.values(alignClass)
  .map((name) => `.${name}`)
  .join(', ');
const MARKS = 'strong, em, u, code';

/**
 * Lists the blocks, the runs of formatted text and the images of canonical HTML. Two pieces of HTML with the same outline differ
 * only in notation: spaces, the order of nested formats, or a paragraph around the text of a list item.
 */
export function describeOutline(root: HTMLElement): string {
  const items: string[] = [];
  let openFormat: string | undefined;
  const add = (item: string) => {
    openFormat = undefined;
    items.push(item);
  };
  const visit = (node: Node): void => {
    if (node instanceof Text) {
      const text = node.parentElement?.closest('pre') ? node.data : node.data.replace(/\s+/g, '');
      if (text === '') return;
      const format = describeFormat(node, root);
      // Adjacent text with the same format is one run, however many elements contain it.
      if (format !== openFormat) items.push(format, '');
      openFormat = format;
      items.push(`${items.pop()}${text}`);
      return;
    }
    if (!(node instanceof HTMLElement)) return;
    if (node.nodeName === 'IMG')
      add(`${describeFormat(node, root)} ${attributesOf(node, ['src', 'alt', 'width', 'height'])}`);
    const isBlock = node.matches(BLOCKS);
    if (isBlock) add(`<${node.localName} ${attributesOf(node, ['colspan', 'rowspan'])}>`);
    for (const child of node.childNodes) visit(child);
    if (isBlock) add(`</${node.localName}>`);
  };
  visit(root);
  return items.join('\n');
}

const attributesOf = (element: Element, names: readonly string[]): string =>
  JSON.stringify(names.map((name) => element.getAttribute(name)));

/** Describes the link, the marks and the alignment of a text or an image. */
function describeFormat(node: Node, root: HTMLElement): string {
  const marks = new Set<string>();
  let align: string | undefined;
  let isAligned = true;
  for (let element = node.parentElement; element && element !== root; element = element.parentElement) {
    if (element.matches('a')) marks.add(`a${attributesOf(element, ['href', 'target'])}`);
    else if (element.matches(MARKS) && !element.matches('pre > code')) marks.add(element.localName);
    // Lists are not aligned with the item or cell that contains them.
    if (isAligned) align ??= element.matches(ALIGNED) ? element.className : undefined;
    if (element.matches('ul, ol')) isAligned = false;
  }
  return `[${[...marks].sort().join(' ')}] ${align ?? ''}`;
}
