import type { Element } from 'domhandler';
import { escapeText } from '../../../contract/escape-markup.ts';

/** Escapes text as browsers serialize it. */
export const escapeContent = (text: string): string => escapeText(text).replaceAll('\u00a0', '&nbsp;');

export const escapeAttribute = (text: string): string => escapeContent(text).replaceAll('"', '&quot;');

export const attributesOf = ({ attribs }: Element, names: readonly string[]): string =>
  names
    .filter((name) => attribs[name] !== undefined)
    .map((name) => ` ${name}="${escapeAttribute(attribs[name] ?? '')}"`)
    .join('');

/** Returns the class of an alignment, which other editors write as a class, a style or an attribute. */
export function alignment({ attribs }: Element): string {
  const { class: names = '', style = '', align = '' } = attribs;
  const [, inClass] = /(?:^|\s)(?:has-text-)?align-?(center|right)(?:\s|$)/.exec(names) ?? [];
  const [, inStyle] = /text-align:\s?(center|right)/i.exec(style) ?? [];
  const side = inClass ?? inStyle?.toLowerCase() ?? align.toLowerCase();
  return side === 'center' || side === 'right' ? ` class="align-${side}"` : '';
}

/** Removes line breaks at the end of preformatted text, which no reader sees. */
export function withoutLastBreaks(html: string): string {
  const end = html.endsWith('</code>') ? '</code>' : '';
  let length = html.length - end.length;
  while (html[length - 1] === '\n') length--;
  return html.slice(0, length) + end;
}

export const withoutOuterSpace = (html: string): string => html.replace(/^\s+/, '').trimEnd();
