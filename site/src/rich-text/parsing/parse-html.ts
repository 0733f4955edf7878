import { dropLastBreaks, foldDivisions, foldTables } from './blocks.ts';
import { applyInlineStyles } from './inline-styles.ts';
import { foldLists } from './list-items.ts';
import { convertWordLists } from './ms-word-lists.ts';
import { neutralizeAttributes } from './neutralize-attributes.ts';
import { toTrustedHtml } from './trusted-types.ts';

const UNWANTED =
  'script, style, link, meta, base, title, iframe, frame, object, embed, applet, svg, math, canvas, video, ' +
  'audio, map, template, noscript, button, select, textarea, input, datalist, dialog, [hidden]';

/**
 * HTML from anywhere, as elements that the schema can read. Nothing in it runs or loads: it is parsed in a
 * document of its own. What is unknown to the schema loses its tag there and keeps its text.
 */
export function parseHtml(html: string): HTMLElement {
  const { body } = new DOMParser().parseFromString(toTrustedHtml(neutralizeAttributes(html)), 'text/html');
  for (const element of body.querySelectorAll(UNWANTED)) element.remove();
  for (const element of body.querySelectorAll('[data-pm-slice]')) clearSliceContext(element);
  for (const image of body.querySelectorAll('img')) nameWithoutSite(image);
  convertWordLists(body);
  for (const blank of [...body.getElementsByTagName('o:p')]) if (!blank.textContent?.trim()) blank.remove();
  applyInlineStyles(body);
  foldTables(body);
  foldDivisions(body);
  foldLists(body);
  dropLastBreaks(body);
  return body;
}

/** For what is pasted, which ProseMirror wants as text. */
export function cleanHtml(html: string): string {
  return parseHtml(html).innerHTML;
}

/** What is copied from a page of this site names its images in full. */
function nameWithoutSite(image: Element): void {
  const own = `${location.origin}/api/images/`;
  const src = image.getAttribute('src')?.trim();
  if (src?.startsWith(own)) image.setAttribute('src', src.slice(location.origin.length));
}

/** ProseMirror believes the nodes and attributes that stand here. The two depths are all that it needs. */
function clearSliceContext(element: Element): void {
  const depths = /^\d{1,2} \d{1,2}/.exec(element.getAttribute('data-pm-slice') ?? '')?.[0];
  if (depths) element.setAttribute('data-pm-slice', `${depths} []`);
  else element.removeAttribute('data-pm-slice');
}
