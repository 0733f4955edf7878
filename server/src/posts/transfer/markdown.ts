import { type ChildNode, Element, Text } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import { cleanHtml } from './clean-html.ts';
import { isList } from './html-elements.ts';
import { escapeAttribute } from './html-text.ts';
import { markdownToHtml } from './parse-markdown.ts';

/**
 * Writes sanitized HTML as Markdown. The result is read back: where Markdown would say something else, as for aligned text,
 * a block stays HTML, which Markdown may contain.
 */
export function htmlToMarkdown(html: string): string {
  const { html: clean, blocks } = cleanHtml(html);
  const markdown = blocks.map((block) => {
    const written = blockToMarkdown(block);
    return written !== undefined && readBack(written) === block ? written : asHtml(block);
  });
  const text = markdown.join('\n\n');
  // Neighbors can change each other: two lists become one.
  return readBack(text) === clean ? text : blocks.map(asHtml).join('\n\n');
}

const readBack = (markdown: string): string => cleanHtml(markdownToHtml(markdown)).html;

/** Encodes line breaks: one before a blank line would end HTML in Markdown. */
const asHtml = (block: string): string => block.replaceAll('\n', '&#10;');

function blockToMarkdown(html: string): string | undefined {
  const [node] = parseDocument(html).children;
  return node instanceof Element ? write(node) : undefined;
}

/** Returns undefined for what Markdown does not have. */
function write(node: Element): string | undefined {
  const { name, children } = node;
  if (name === 'p') return inline(children);
  if (name === 'h2') return `## ${inline(children)}`;
  if (name === 'h3') return `### ${inline(children)}`;
  if (name === 'ul' || name === 'ol') return list(node);
  if (name === 'pre') return `\`\`\`\n${textOf(node)}\n\`\`\``;
  if (name === 'table') return table(node);
  if (name !== 'blockquote') return undefined;
  const blocks = elementsOf(node).map(write);
  if (blocks.includes(undefined)) return undefined;
  return blocks.join('\n\n').replaceAll(/^/gm, '> ').replaceAll('> \n', '>\n');
}

const elementsOf = ({ children }: Element): Element[] => children.filter((child) => child instanceof Element);
const textOf = (node: ChildNode): string =>
  node instanceof Text ? node.data : node instanceof Element ? node.children.map(textOf).join('') : '';

/** Writes a list of one-line items, and of lists in them. */
function list(node: Element): string | undefined {
  const lines: string[] = [];
  for (const [index, item] of elementsOf(node).entries()) {
    const marker = node.name === 'ol' ? `${index + 1}. ` : '- ';
    const nested = item.children.filter(isList).map(list);
    if (nested.includes(undefined)) return undefined;
    const text = inline(item.children.filter((child) => !isList(child)));
    lines.push(`${marker}${text}`, ...nested.map((inner) => indent(inner ?? '', marker.length)));
  }
  return lines.join('\n');
}

const indent = (text: string, spaces: number): string => text.replaceAll(/^/gm, ' '.repeat(spaces));

/** Writes a table whose first row has the headings. */
function table(node: Element): string | undefined {
  const rows = elementsOf(node).flatMap(elementsOf).map(elementsOf);
  const [head, ...others] = rows;
  const isHead = head?.every(({ name }) => name === 'th') && others.flat().every(({ name }) => name === 'td');
  if (!head || !isHead) return undefined;
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const cells = rows.map((row) => row.map(({ children }) => inline(children)));
  return [cells[0] ?? [], head.map(() => '---'), ...cells.slice(1)].map(line).join('\n');
}

const inline = (nodes: readonly ChildNode[]): string => nodes.map(inlineNode).join('');

function inlineNode(node: ChildNode): string {
  if (node instanceof Text) return escapeMarkdown(node.data);
  if (!(node instanceof Element)) return '';
  const { name, children, attribs } = node;
  const content = inline(children);
  if (name === 'strong') return `**${content}**`;
  if (name === 'em') return `*${content}*`;
  if (name === 'code') return `\`${textOf(node)}\``;
  if (name === 'br') return '<br>';
  const { href = '', src = '', alt, ...others } = attribs;
  const isPlain = Object.keys(others).length === 0 && !/[\s()<>]/.test(href + src);
  if (name === 'a' && isPlain) return `[${content}](${href})`;
  if (name === 'img' && isPlain && alt !== undefined) return `![${escapeMarkdown(alt)}](${src})`;
  return rawHtml(node, content);
}

function rawHtml({ name, attribs }: Element, content: string): string {
  const attributes = Object.entries(attribs).map(([key, value]) => ` ${key}="${escapeAttribute(value)}"`);
  return `<${name}${attributes.join('')}>${name === 'img' ? '' : `${content}</${name}>`}`;
}

/** Escapes what Markdown would read as a format, anywhere and at the beginning of a line. */
const escapeMarkdown = (text: string): string =>
  text.replaceAll(/[\\`*_[\]<>&~|]/g, '\\$&').replaceAll(/^([ \t]*)([#+-]|\d{1,9}(?=[.)]))/gm, escapedStart);

const escapedStart = (_: string, spaces: string, sign: string): string =>
  /\d/.test(sign)
    ? `${spaces}${sign.slice(0, -1)}&#${sign.charCodeAt(sign.length - 1)};`
    : `${spaces}\\${sign}`;
