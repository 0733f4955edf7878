import { HEADINGS, unwrap, wrapContent } from './elements.ts';

/**
 * Converts inline styles to elements. Reads them from data-css, to which `prepareForParsing` has renamed the style
 * attributes, because the browser would empty those.
 */
export function applyInlineStyles(body: HTMLElement): void {
  for (const element of body.querySelectorAll<HTMLElement>('[data-css]')) applyStyle(element);
}

function applyStyle(element: HTMLElement): void {
  const css = readDeclarations(element.dataset.css ?? '');
  delete element.dataset.css;
  if (css.get('display') === 'none' || css.get('mso-hide') === 'all') {
    element.remove();
    return;
  }
  const align = css.get('text-align');
  if (align) element.dataset.align ||= align;
  // Lists and their items contain blocks, which cannot be inside <strong> or <em>. Headings keep the site's style.
  if (!element.matches(`li, ul, ol, ${HEADINGS}`)) applyFont(element, css);
}

function applyFont(element: HTMLElement, css: Map<string, string>): void {
  const weight = css.get('font-weight') ?? '';
  const slant = css.get('font-style') ?? '';
  const line = css.get('text-decoration') ?? css.get('text-decoration-line') ?? '';
  if (/^(?:bold|bolder|[6-9]00)$/.test(weight) && !element.matches('b, strong'))
    wrapContent(element, 'strong');
  if (/^(?:italic|oblique)/.test(slant) && !element.matches('i, em')) wrapContent(element, 'em');
  // Links are always underlined.
  if (line.includes('underline') && !element.closest('a') && !element.matches('u')) wrapContent(element, 'u');
  const undoesOwnTag =
    (/^(?:normal|[1-4]00)$/.test(weight) && element.matches('b, strong')) ||
    (slant === 'normal' && element.matches('i, em')) ||
    (line.startsWith('none') && element.matches('u'));
  // For example, Google Docs wraps everything in a <b> that is not bold.
  if (undoesOwnTag) unwrap(element);
}

const IMPORTANT = /!\s*important$/;

/**
 * Parses the declarations of a style attribute, lowercased and without `!important`. If a property is repeated, the last
 * `!important` declaration wins, otherwise the last one.
 */
export function readDeclarations(css: string): Map<string, string> {
  const normal = new Map<string, string>();
  const important = new Map<string, string>();
  for (const part of css.toLowerCase().split(';')) {
    const colon = part.indexOf(':');
    if (colon <= 0) continue;
    const name = part.slice(0, colon).trim();
    const value = part.slice(colon + 1).trim();
    if (IMPORTANT.test(value)) important.set(name, value.replace(IMPORTANT, '').trim());
    else normal.set(name, value);
  }
  return new Map([...normal, ...important]);
}
