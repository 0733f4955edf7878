import { type ChildNode, Element, Text } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import { tagAliases } from '../../editor-format.ts';
import { cleanFigure } from './clean-figure.ts';
import { cleanList } from './clean-list.ts';
import { cleanTable } from './clean-table.ts';
import { BLOCKS, CONTAINERS, EMBEDS, hasBlock, MARKS, REMOVED, UNFORMATTED } from './html-elements.ts';
import { alignment, attributesOf, escapeAttribute, escapeContent, withoutLastBreaks } from './html-text.ts';
import type { NestedContent } from './nested-content.ts';

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

/**
 * Returns HTML in the form in which the editor writes posts: blocks at the top level, text in paragraphs. The result is
 * not safe to show: the sanitizer must follow. A second call changes nothing. Nested elements must not be deep.
 */
export function cleanHtml(html: string): CleanHtml {
  const cleaner = new Cleaner();
  const blocks = cleaner.blocksOf(parseDocument(html).children);
  return { html: blocks.join(''), blocks, images: cleaner.images, changes: cleaner.changes() };
}

class Cleaner implements NestedContent {
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
  blocksOf(nodes: readonly ChildNode[]): string[] {
    const blocks: string[] = [];
    let inline = '';
    const endParagraph = () => {
      if (inline.trim() !== '') blocks.push(`<p>${inline.trim()}</p>`);
      inline = '';
    };
    for (const node of nodes) {
      if (!(node instanceof Element)) inline += this.inline(node);
      else if (REMOVED.has(node.name)) {
        if (hasBlock(node)) endParagraph();
        this.#remove(node.name);
      } else if (BLOCKS.has(node.name)) {
        endParagraph();
        blocks.push(this.#block(node));
      } else if (EMBEDS.has(node.name)) {
        endParagraph();
        const link = this.#embed(node);
        if (link !== '') blocks.push(`<p>${link}</p>`);
      } else if (CONTAINERS.has(node.name) || hasBlock(node)) {
        endParagraph();
        blocks.push(...this.blocksOf(node.children));
      } else inline += this.inline(node);
    }
    endParagraph();
    return blocks.filter((block) => block !== '');
  }

  blocks(nodes: readonly ChildNode[]): string {
    return this.blocksOf(nodes).join('');
  }

  #block(node: Element): string {
    const { name } = node;
    if (name === 'ul' || name === 'ol') return cleanList(node, this);
    if (name === 'table') return cleanTable(node, this);
    if (name === 'hr') return this.#remove('hr');
    if (name === 'figure') return cleanFigure(node, this);
    if (name === 'blockquote') return `<blockquote>${this.blocks(node.children)}</blockquote>`;
    if (name === 'pre') return `<pre>${withoutLastBreaks(this.#preformatted(node.children))}</pre>`;
    if (hasBlock(node)) return this.blocks(node.children);
    const inline = this.inlines(node.children);
    if (inline.trim() === '') return '';
    const tag = tagAliases[name] ?? name;
    return `<${tag}${alignment(node)}>${inline}</${tag}>`;
  }

  #embed(node: Element): string {
    const sources = [node, ...node.children.filter((child) => child instanceof Element)];
    const url = sources.map(({ attribs }) => attribs.src ?? attribs.data ?? '').find((src) => src !== '');
    const href = url?.startsWith('//') ? `https:${url}` : url;
    if (!href || !/^https?:\/\//i.test(href)) return this.#remove(node.name);
    this.#links.set(node.name, (this.#links.get(node.name) ?? 0) + 1);
    return `<a href="${escapeAttribute(href)}">${escapeContent(href)}</a>`;
  }

  inlines(nodes: readonly ChildNode[]): string {
    return nodes.map((node) => this.inline(node)).join('');
  }

  inline(node: ChildNode): string {
    if (node instanceof Text) return escapeContent(node.data);
    if (!(node instanceof Element)) return '';
    const { name, children } = node;
    if (REMOVED.has(name)) return this.#remove(name);
    if (EMBEDS.has(name)) return this.#embed(node);
    if (name === 'br') return '<br>';
    if (name === 'img') return this.#image(node);
    const content = this.inlines(children);
    const mark = tagAliases[name] ?? name;
    if (MARKS.has(mark)) return content === '' ? '' : `<${mark}>${content}</${mark}>`;
    if (name === 'a' && node.attribs.href) {
      return content.trim() === ''
        ? content
        : `<a${attributesOf(node, ['href', 'target', 'rel'])}>${content}</a>`;
    }
    if (UNFORMATTED.has(name)) this.#unformatted.add(name);
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
        if (node instanceof Text) return escapeContent(node.data);
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
