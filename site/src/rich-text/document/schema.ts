import type { Attrs, MarkSpec, NodeSpec } from '@milkdown/kit/prose/model';
import { tableNodes } from '@milkdown/kit/prose/tables';
import { $markSchema, $nodeSchema } from '@milkdown/kit/utils';
import { alignAttributes, readAlign } from './alignment.ts';
import { safeHref, safeSrc } from './urls.ts';

/** Milkdown requires Markdown handlers for every node and mark. They are never called, because we store HTML. */
const noMarkdown = {
  parseMarkdown: { match: () => false, runner: () => {} },
  toMarkdown: { match: () => false, runner: () => {} },
};

const node = (name: string, spec: NodeSpec) => $nodeSchema(name, () => ({ ...spec, ...noMarkdown }));
const mark = (name: string, spec: MarkSpec) => $markSchema(name, () => ({ ...spec, ...noMarkdown }));

const document = node('doc', { content: 'block+' });

export const paragraph = node('paragraph', {
  content: 'inline*',
  group: 'block',
  attrs: { align: { default: null } },
  parseDOM: [{ tag: 'p', getAttrs: (element: HTMLElement) => ({ align: readAlign(element) }) }],
  toDOM: ({ attrs }) => ['p', alignAttributes(attrs.align), 0],
});

export const heading = node('heading', {
  content: 'inline*',
  group: 'block',
  defining: true,
  attrs: { level: { default: 2 }, align: { default: null } },
  parseDOM: [1, 2, 3, 4, 5, 6].map((level) => ({
    tag: `h${level}`,
    getAttrs: (element: HTMLElement) => ({ level: level <= 2 ? 2 : 3, align: readAlign(element) }),
  })),
  // A fixed choice of tags: the attributes may come from a forged paste.
  toDOM: ({ attrs }) => [attrs.level === 3 ? 'h3' : 'h2', alignAttributes(attrs.align), 0],
});

export const bulletList = node('bullet_list', {
  content: 'list_item+',
  group: 'block list',
  parseDOM: [{ tag: 'ul' }],
  toDOM: () => ['ul', 0],
});

export const orderedList = node('ordered_list', {
  content: 'list_item+',
  group: 'block list',
  parseDOM: [{ tag: 'ol' }],
  toDOM: () => ['ol', 0],
});

export const listItem = node('list_item', {
  content: 'paragraph (paragraph | list)*',
  defining: true,
  parseDOM: [{ tag: 'li' }],
  toDOM: () => ['li', 0],
});

export const quote = node('blockquote', {
  content: 'block+',
  group: 'block',
  defining: true,
  parseDOM: [{ tag: 'blockquote' }],
  toDOM: () => ['blockquote', 0],
});

export const codeBlock = node('code_block', {
  content: 'text*',
  marks: '',
  group: 'block',
  code: true,
  defining: true,
  parseDOM: [{ tag: 'pre', preserveWhitespace: 'full' }],
  toDOM: () => ['pre', ['code', 0]],
});

const tableSpecs = tableNodes({
  tableGroup: 'block',
  // Tables are not nested.
  cellContent: '(paragraph | heading | list)+',
  cellAttributes: {},
});

export const table = node('table', tableSpecs.table);
export const tableRow = node('table_row', tableSpecs.table_row);
export const tableCell = node('table_cell', {
  ...tableSpecs.table_cell,
  toDOM: ({ attrs }) => ['td', spans(attrs), 0],
});
export const tableHeader = node('table_header', {
  ...tableSpecs.table_header,
  toDOM: ({ attrs }) => ['th', spans(attrs), 0],
});

/** Returns the attributes of a merged cell. Widths are not written: columns fit their content. */
function spans({ colspan, rowspan }: Attrs): Record<string, string> {
  return {
    ...(Number(colspan) > 1 && { colspan: String(Number(colspan)) }),
    ...(Number(rowspan) > 1 && { rowspan: String(Number(rowspan)) }),
  };
}

const text = node('text', { group: 'inline' });

export const hardBreak = node('hard_break', {
  inline: true,
  group: 'inline',
  selectable: false,
  parseDOM: [{ tag: 'br' }],
  toDOM: () => ['br'],
});

export const image = node('image', {
  inline: true,
  group: 'inline',
  draggable: true,
  attrs: { src: {}, alt: { default: null }, width: { default: null }, height: { default: null } },
  parseDOM: [{ tag: 'img[src]', getAttrs: readImage }],
  // Null attributes are not written, so an image without alt stays without.
  toDOM: ({ attrs: { src, alt, width, height } }) => ['img', { src: safeSrc(src) ?? '', alt, width, height }],
});

function readImage(element: HTMLElement) {
  const src = safeSrc(element.getAttribute('src'));
  if (!src) return false;
  const [width, height] = [readPixels(element, 'width'), readPixels(element, 'height')];
  return { src, alt: element.getAttribute('alt'), width, height };
}

function readPixels(element: HTMLElement, name: 'width' | 'height'): string | null {
  const value = element.getAttribute(name) ?? '';
  return /^\d{1,5}$/.test(value) ? value : null;
}

export const link = mark('link', {
  attrs: { href: {}, target: { default: null } },
  // Text typed after a link does not become part of the link.
  inclusive: false,
  parseDOM: [{ tag: 'a[href]', getAttrs: readLink }],
  toDOM: ({ attrs }) => {
    const href = safeHref(attrs.href) ?? '#';
    if (attrs.target !== '_blank') return ['a', { href }, 0];
    return ['a', { href, target: '_blank', rel: 'noopener noreferrer' }, 0];
  },
});

function readLink(element: HTMLElement) {
  const href = safeHref(element.getAttribute('href'));
  return href ? { href, target: element.getAttribute('target') === '_blank' ? '_blank' : null } : false;
}

export const strong = mark('strong', {
  parseDOM: [{ tag: 'strong' }, { tag: 'b' }],
  toDOM: () => ['strong', 0],
});

export const emphasis = mark('em', {
  parseDOM: [{ tag: 'em' }, { tag: 'i' }],
  toDOM: () => ['em', 0],
});

export const code = mark('code', {
  code: true,
  parseDOM: [{ tag: 'code' }, { tag: 'kbd' }, { tag: 'samp' }],
  toDOM: () => ['code', 0],
});

export const underline = mark('underline', {
  parseDOM: [{ tag: 'u' }, { tag: 'ins' }],
  toDOM: () => ['u', 0],
});

/**
 * All nodes and marks of a post. The order matters: the first block type is the default, and marks are nested in
 * this order, the outermost first, so that a link with a bold word in it stays one link.
 */
export const schema = [
  document,
  paragraph,
  heading,
  bulletList,
  orderedList,
  listItem,
  quote,
  codeBlock,
  table,
  tableRow,
  tableCell,
  tableHeader,
  hardBreak,
  image,
  text,
  link,
  strong,
  emphasis,
  underline,
  code,
].flat();
