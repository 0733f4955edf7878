import { type ChildNode, Element, Text } from 'domhandler';
import { parseDocument } from 'htmlparser2';

export interface ContentImage {
  /** The value of `src`, as in the content. */
  readonly src: string;
  readonly alt: string;
}

interface CleanHtml {
  readonly html: string;
  /** The elements at the top level of `html`. */
  readonly blocks: readonly string[];
  readonly images: readonly ContentImage[];
  /** Sentences about what was removed or replaced. */
  readonly changes: readonly string[];
}

const BLOCKS = [
  'p',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'ul',
  'ol',
  'blockquote',
  'pre',
  'table',
  'hr',
  'figure',
];
const CONTAINERS = [
  'address article aside body center dd details div dl dt fieldset figcaption footer header html main nav section',
  'summary li td th tr tbody thead tfoot caption picture',
].flatMap((names) => names.split(' '));
const HEADINGS: Readonly<Record<string, string>> = { h1: 'h2', h4: 'h3', h5: 'h3', h6: 'h3' };
const MARKS: Readonly<Record<string, string>> = {
  ...{ strong: 'strong', b: 'strong', em: 'em', i: 'em', u: 'u', ins: 'u' },
  ...{ code: 'code', kbd: 'code', samp: 'code' },
};
/** Elements that show a file or a page of another site: a link replaces them. */
const EMBEDS = ['iframe', 'video', 'audio', 'embed', 'object'];
/** Elements that are removed with their content. */
const REMOVED = [
  'script style template title head noscript noembed noframes svg math canvas form input button textarea select',
  'option link meta base applet xmp plaintext dialog',
].flatMap((names) => names.split(' '));
/** Formats that the editor does not have. */
const UNFORMATTED = ['s', 'del', 'strike', 'sup', 'sub', 'mark'];

/**
 * Returns HTML in the form in which the editor writes posts: blocks at the top level, text in paragraphs. The result is
 * not safe to show: the sanitizer must follow. A second call changes nothing. Nested elements must not be deep.
 */
export function cleanHtml(html: string): CleanHtml {
  const cleaner = new Cleaner();
  const blocks = cleaner.blockList(parseDocument(html).children);
  return { html: blocks.join(''), blocks, images: cleaner.images, changes: cleaner.changes() };
}

class Cleaner {
  readonly images: ContentImage[] = [];
  readonly #removed = new Map<string, number>();
  readonly #links = new Map<string, number>();
  readonly #unformatted = new Set<string>();

  changes(): string[] {
    const list = (counts: ReadonlyMap<string, number>) =>
      [...counts].map(([name, count]) => `${count} ${name}`).join(', ');
    return [
      ...(this.#removed.size > 0 ? [`Removed: ${list(this.#removed)}.`] : []),
      ...(this.#links.size > 0 ? [`Replaced by a link: ${list(this.#links)}.`] : []),
      ...(this.#unformatted.size > 0 ? [`Lost its format: ${[...this.#unformatted].join(', ')}.`] : []),
    ];
  }

  /** Returns the blocks of nodes. Text and inline elements between blocks become paragraphs. */
  blockList(nodes: readonly ChildNode[]): string[] {
    const blocks: string[] = [];
    let inline = '';
    const endParagraph = () => {
      if (inline.trim() !== '') blocks.push(`<p>${inline.trim()}</p>`);
      inline = '';
    };
    for (const node of nodes) {
      if (!(node instanceof Element)) inline += this.#inline(node);
      else if (BLOCKS.includes(node.name)) {
        endParagraph();
        blocks.push(this.#block(node));
      } else if (EMBEDS.includes(node.name)) {
        endParagraph();
        blocks.push(this.#embed(node));
      } else if (CONTAINERS.includes(node.name) || hasBlock(node)) {
        endParagraph();
        if (REMOVED.includes(node.name)) this.#remove(node.name);
        else blocks.push(...this.blockList(node.children));
      } else inline += this.#inline(node);
    }
    endParagraph();
    return blocks.filter((block) => block !== '');
  }

  blocks(nodes: readonly ChildNode[]): string {
    return this.blockList(nodes).join('');
  }

  #block(node: Element): string {
    const { name } = node;
    if (name === 'ul' || name === 'ol') return this.#list(node);
    if (name === 'table') return this.#table(node);
    if (name === 'hr') return this.#remove('hr');
    if (name === 'figure') return this.#figure(node);
    if (name === 'blockquote') return `<blockquote>${this.blocks(node.children)}</blockquote>`;
    if (name === 'pre') return `<pre>${withoutLastBreaks(this.#preformatted(node.children))}</pre>`;
    if (hasBlock(node)) return this.blocks(node.children);
    const inline = this.#inlines(node.children);
    if (inline.trim() === '') return '';
    const tag = HEADINGS[name] ?? name;
    return `<${tag}${alignment(node)}>${inline}</${tag}>`;
  }

  #list(node: Element): string {
    const items = node.children.filter((child) => child instanceof Element).map((child) => this.#item(child));
    return items.length === 0 ? '' : `<${node.name}>${items.join('')}</${node.name}>`;
  }

  /** A single paragraph in an item has no element of its own. */
  #item(item: Element): string {
    const open = `<li${alignment(item)}>`;
    // Nested lists follow the text of their item without a paragraph.
    const isInline = !item.children.some((child) => isBlock(child) && !isList(child));
    if (!isInline) {
      const [only, ...others] = item.children.filter((child) => !isBlank(child));
      const isSingle = only instanceof Element && only.name === 'p' && others.every(isList);
      if (!isSingle || hasBlock(only)) return `${open}${this.blocks(item.children)}</li>`;
      return `<li${alignment(item) || alignment(only)}>${this.#inlines(only.children)}${others.map((list) => this.#block(list as Element)).join('')}</li>`;
    }
    let text = '';
    for (const child of item.children) {
      if (isList(child)) text = text.trimEnd() + this.#block(child as Element);
      else text += this.#inline(child);
    }
    return `${open}${withoutOuterSpace(text)}</li>`;
  }

  #table(table: Element): string {
    const rows: string[] = [];
    let before = '';
    const visit = (nodes: readonly ChildNode[]) => {
      for (const node of nodes) {
        if (!(node instanceof Element)) continue;
        if (node.name === 'tr') rows.push(`<tr>${this.#cells(node)}</tr>`);
        else if (node.name === 'caption') before += this.blocks(node.children);
        else visit(node.children);
      }
    };
    visit(table.children);
    return rows.length === 0 ? before : `${before}<table><tbody>${rows.join('')}</tbody></table>`;
  }

  #cells(row: Element): string {
    const cells = row.children.filter((node) => node instanceof Element);
    return cells
      .map((cell) => {
        const { name, children } = cell;
        const tag = name === 'th' ? 'th' : 'td';
        const content = children.some(isBlock)
          ? this.blocks(children)
          : withoutOuterSpace(this.#inlines(children));
        return `<${tag}${attributesOf(cell, ['colspan', 'rowspan'])}${alignment(cell)}>${content}</${tag}>`;
      })
      .join('');
  }

  /** The caption of an image becomes a paragraph. */
  #figure(figure: Element): string {
    const captions: Element[] = [];
    const others: ChildNode[] = [];
    for (const node of figure.children) {
      if (node instanceof Element && node.name === 'figcaption') captions.push(node);
      else others.push(node);
    }
    // WordPress's shortcode has the image in its caption.
    const text = captions.map((caption) => {
      const images = caption.children.filter(hasImage);
      const words = caption.children.filter((node) => !hasImage(node));
      const inline = hasBlock(caption) ? '' : this.#inlines(words).trim();
      const rest = hasBlock(caption) ? this.blocks(words) : inline && `<p><em>${inline}</em></p>`;
      return this.blocks(images) + rest;
    });
    return this.blocks(others) + text.join('');
  }

  #embed(node: Element): string {
    const sources = [node, ...node.children.filter((child) => child instanceof Element)];
    const url = sources.map(({ attribs }) => attribs.src ?? attribs.data ?? '').find((src) => src !== '');
    const href = url?.startsWith('//') ? `https:${url}` : url;
    if (!href || !/^https?:\/\//i.test(href)) return this.#remove(node.name);
    this.#links.set(node.name, (this.#links.get(node.name) ?? 0) + 1);
    return `<p><a href="${escapeAttribute(href)}">${escapeText(href)}</a></p>`;
  }

  #inlines(nodes: readonly ChildNode[]): string {
    return nodes.map((node) => this.#inline(node)).join('');
  }

  #inline(node: ChildNode): string {
    if (node instanceof Text) return escapeText(node.data);
    if (!(node instanceof Element)) return '';
    const { name, children } = node;
    if (REMOVED.includes(name)) return this.#remove(name);
    if (EMBEDS.includes(name)) return this.#embed(node).replaceAll(/<\/?p>/g, '');
    if (name === 'br') return '<br>';
    if (name === 'img') return this.#image(node);
    const content = this.#inlines(children);
    const mark = MARKS[name];
    if (mark) return content === '' ? '' : `<${mark}>${content}</${mark}>`;
    if (name === 'a' && node.attribs.href) {
      return content.trim() === ''
        ? content
        : `<a${attributesOf(node, ['href', 'target', 'rel'])}>${content}</a>`;
    }
    if (UNFORMATTED.includes(name)) this.#unformatted.add(name);
    return content;
  }

  #image(node: Element): string {
    const { attribs } = node;
    const src = attribs.src?.trim() ?? '';
    if (src === '' || /^data:/i.test(src)) return this.#remove('image without a file');
    this.images.push({ src, alt: attribs.alt ?? '' });
    return `<img src="${escapeAttribute(src)}"${attributesOf(node, ['alt', 'width', 'height'])}>`;
  }

  #preformatted(nodes: readonly ChildNode[]): string {
    return nodes
      .map((node) => {
        if (node instanceof Text) return escapeText(node.data);
        if (!(node instanceof Element)) return '';
        const content = this.#preformatted(node.children);
        return node.name === 'code' ? `<code>${content}</code>` : node.name === 'br' ? '\n' : content;
      })
      .join('');
  }

  #remove(name: string): string {
    this.#removed.set(name, (this.#removed.get(name) ?? 0) + 1);
    return '';
  }
}

const isBlank = (node: ChildNode): boolean => node instanceof Text && node.data.trim() === '';
const isBlock = (node: ChildNode): boolean =>
  node instanceof Element &&
  (BLOCKS.includes(node.name) ||
    CONTAINERS.includes(node.name) ||
    EMBEDS.includes(node.name) ||
    hasBlock(node));
const isList = (node: ChildNode): boolean => node instanceof Element && /^[uo]l$/.test(node.name);
const hasBlock = ({ children }: Element): boolean => children.some(isBlock);
const hasImage = (node: ChildNode): boolean =>
  node instanceof Element && (node.name === 'img' || node.children.some(hasImage));

const escapeText = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\u00a0', '&nbsp;');

export const escapeAttribute = (text: string): string => escapeText(text).replaceAll('"', '&quot;');

const attributesOf = ({ attribs }: Element, names: readonly string[]): string =>
  names
    .filter((name) => attribs[name] !== undefined)
    .map((name) => ` ${name}="${escapeAttribute(attribs[name] ?? '')}"`)
    .join('');

/** Returns the class of an alignment, which other editors write as a class, a style or an attribute. */
function alignment({ attribs }: Element): string {
  const { class: names = '', style = '', align = '' } = attribs;
  const [, inClass] = /(?:^|\s)(?:has-text-)?align-?(center|right)(?:\s|$)/.exec(names) ?? [];
  const [, inStyle] = /text-align:\s?(center|right)/i.exec(style) ?? [];
  const side = inClass ?? inStyle?.toLowerCase() ?? align.toLowerCase();
  return side === 'center' || side === 'right' ? ` class="align-${side}"` : '';
}

/** Removes line breaks at the end of preformatted text, which no reader sees. */
function withoutLastBreaks(html: string): string {
  const end = html.endsWith('</code>') ? '</code>' : '';
  let length = html.length - end.length;
  while (html[length - 1] === '\n') length--;
  return html.slice(0, length) + end;
}

const withoutOuterSpace = (html: string): string => html.replace(/^\s+/, '').trimEnd();
