import type { Attrs } from '@milkdown/kit/prose/model';
import { tableNodes } from '@milkdown/kit/prose/tables';
import { $nodeSchema } from '@milkdown/kit/utils';
import { alignAttributes, readAlign } from './alignment.ts';
import { noMarkdown } from './no-markdown.ts';

export const document = $nodeSchema('doc', () => ({ content: 'block+', ...noMarkdown }));

export const paragraph = $nodeSchema('paragraph', () => ({
  content: 'inline*',
  group: 'block',
  attrs: { align: { default: null } },
  parseDOM: [{ tag: 'p', getAttrs: (element: HTMLElement) => ({ align: readAlign(element) }) }],
  toDOM: (node) => ['p', alignAttributes(node.attrs.align), 0],
  ...noMarkdown,
}));

export const heading = $nodeSchema('heading', () => ({
  content: 'inline*',
  group: 'block',
  defining: true,
  attrs: { level: { default: 2 }, align: { default: null } },
  parseDOM: [1, 2, 3, 4, 5, 6].map((level) => ({
    tag: `h${level}`,
    getAttrs: (element: HTMLElement) => ({ level: level <= 2 ? 2 : 3, align: readAlign(element) }),
  })),
  // A fixed choice of tags: the attributes may come from a forged paste.
  toDOM: (node) => [node.attrs.level === 3 ? 'h3' : 'h2', alignAttributes(node.attrs.align), 0],
  ...noMarkdown,
}));

export const bulletList = $nodeSchema('bullet_list', () => ({
  content: 'list_item+',
  group: 'block list',
  parseDOM: [{ tag: 'ul' }],
  toDOM: () => ['ul', 0],
  ...noMarkdown,
}));

export const orderedList = $nodeSchema('ordered_list', () => ({
  content: 'list_item+',
  group: 'block list',
  parseDOM: [{ tag: 'ol' }],
  toDOM: () => ['ol', 0],
  ...noMarkdown,
}));

export const listItem = $nodeSchema('list_item', () => ({
  content: 'paragraph (paragraph | list)*',
  defining: true,
  parseDOM: [{ tag: 'li' }],
  toDOM: () => ['li', 0],
  ...noMarkdown,
}));

export const quote = $nodeSchema('blockquote', () => ({
  content: 'block+',
  group: 'block',
  defining: true,
  parseDOM: [{ tag: 'blockquote' }],
  toDOM: () => ['blockquote', 0],
  ...noMarkdown,
}));

export const codeBlock = $nodeSchema('code_block', () => ({
  content: 'text*',
  marks: '',
  group: 'block',
  code: true,
  defining: true,
  parseDOM: [{ tag: 'pre', preserveWhitespace: 'full' }],
  toDOM: () => ['pre', ['code', 0]],
  ...noMarkdown,
}));

const tableSpecs = tableNodes({ tableGroup: 'block', cellContent: 'paragraph+', cellAttributes: {} });

export const table = $nodeSchema('table', () => ({ ...tableSpecs.table, ...noMarkdown }));
export const tableRow = $nodeSchema('table_row', () => ({ ...tableSpecs.table_row, ...noMarkdown }));
export const tableCell = $nodeSchema('table_cell', () => ({
  ...tableSpecs.table_cell,
  toDOM: ({ attrs }) => ['td', spans(attrs), 0],
  ...noMarkdown,
}));
export const tableHeader = $nodeSchema('table_header', () => ({
  ...tableSpecs.table_header,
  toDOM: ({ attrs }) => ['th', spans(attrs), 0],
  ...noMarkdown,
}));

/** Returns the attributes of a merged cell. Widths are not written: columns fit their content. */
function spans({ colspan, rowspan }: Attrs): Record<string, string> {
  return {
    ...(Number(colspan) > 1 && { colspan: String(Number(colspan)) }),
    ...(Number(rowspan) > 1 && { rowspan: String(Number(rowspan)) }),
  };
}
