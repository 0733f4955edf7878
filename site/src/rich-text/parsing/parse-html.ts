import { convertDivs, convertItems, convertTables, removeTrailingBreaks } from './blocks.ts';
import { applyInlineStyles } from './inline-styles.ts';
import { convertWordLists } from './ms-word-lists.ts';
import { prepareForParsing } from './prepare-for-parsing.ts';

interface Policy {
  createHTML: (html: string) => string;
}

interface PolicyFactory {
  createPolicy: (name: string, policy: Policy) => Policy;
}

let policy: Policy | undefined;

/** Converts HTML to TrustedHTML for the page's Content Security Policy. Only for HTML that is parsed and sanitized. */
function toTrustedHtml(html: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  if (!trustedTypes) return html;
  policy ??= trustedTypes.createPolicy('rich-text', { createHTML: (untouched) => untouched });
  return policy.createHTML(html);
}

const UNWANTED =
  'script, style, link, meta, base, title, iframe, frame, object, embed, applet, svg, math, canvas, video, ' +
  'audio, map, template, noscript, button, select, textarea, input, datalist, dialog, [hidden]';

/** Parses HTML in a separate document, where nothing runs or loads. */
export function parseBody(html: string): HTMLElement {
  return new DOMParser().parseFromString(toTrustedHtml(html), 'text/html').body;
}

/**
 * Parses HTML from any source into elements that the schema understands. The schema drops unknown tags and keeps
 * their text.
 */
export function parseHtml(html: string): HTMLElement {
  const body = parseBody(prepareForParsing(html));
  for (const element of body.querySelectorAll(UNWANTED)) element.remove();
  for (const element of body.querySelectorAll('[data-pm-slice]')) clearSliceContext(element);
  for (const image of body.querySelectorAll('img')) makeRelative(image);
  convertWordLists(body);
  for (const blank of [...body.getElementsByTagName('o:p')]) if (!blank.textContent?.trim()) blank.remove();
  applyInlineStyles(body);
  convertTables(body);
  convertDivs(body);
  convertItems(body);
  removeTrailingBreaks(body);
  return body;
}

/** Cleans pasted HTML, which ProseMirror expects as a string. */
export function cleanHtml(html: string): string {
  return parseHtml(html).innerHTML;
}

/** Makes the URLs of this site's images relative, because copied HTML contains absolute URLs. */
function makeRelative(image: Element): void {
  const prefix = `${location.origin}/api/images/`;
  const src = image.getAttribute('src')?.trim();
  if (src?.startsWith(prefix)) image.setAttribute('src', src.slice(location.origin.length));
}

/** Removes the context from pasted ProseMirror slices, because ProseMirror trusts its nodes and attributes. */
function clearSliceContext(element: Element): void {
  const depths = /^\d{1,2} \d{1,2}/.exec(element.getAttribute('data-pm-slice') ?? '')?.[0];
  if (depths) element.setAttribute('data-pm-slice', `${depths} []`);
  else element.removeAttribute('data-pm-slice');
}
