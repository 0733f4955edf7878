import { HEADINGS, unwrap, wrapContent } from './elements.ts';

/** Converts inline styles to elements. */
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
  const isPlain =
    (/^(?:normal|[1-4]00)$/.test(weight) && element.matches('b, strong')) ||
    (slant === 'normal' && element.matches('i, em')) ||
    (line.startsWith('none') && element.matches('u'));
  // Google Docs wraps everything in a <b> that is not bold.
  if (isPlain) unwrap(element);
}

const COMMENT = /<!--[\s\S]*?(?:-->|$)/g;
// Not linear: reported, but it always matches, and the search goes on after the match.
const STYLE_ELEMENT = /<style\b[\s\S]*?(?:<\/style\b[^>]*>?|$)/gi;
const TAG = /<[a-z](?:"[^"]*"|'[^']*'|[^'"<>])*>/gi;
// Not linear: reported for the lookahead, which sees only the spaces after a name. Quoted values match whole.
const VALUE_OR_NAME = /"[^"]*"|'[^']*'|([\s/])(style|on\w+)(?=\s*=)/gi;

/**
 * Prepares HTML for parsing under the page's Content Security Policy: removes comments, style elements and base elements, and
 * renames style attributes to data-css and event handlers to data-x. The browser empties style attributes even in parsed
 * documents, and the formatting that other programs express with styles (bold, centered, lists) would be lost.
 */
export function prepareForParsing(html: string): string {
  const rename = (valueOrName: string, gap?: string, name?: string): string => {
    if (gap === undefined) return valueOrName;
    return name?.toLowerCase() === 'style' ? `${gap}data-css` : `${gap}data-x`;
  };
  return (
    html
      .replace(COMMENT, '')
      .replace(STYLE_ELEMENT, '')
      // The page's Content Security Policy also applies to the base element of a parsed document.
      .replace(TAG, (tag) => (/^<base\b/i.test(tag) ? '' : tag.replace(VALUE_OR_NAME, rename)))
  );
}

/** Parses the declarations of a style attribute, lowercased. */
export function readDeclarations(css: string): Map<string, string> {
  const declarations = new Map<string, string>();
  for (const part of css.split(';')) {
    const colon = part.indexOf(':');
    if (colon <= 0) continue;
    declarations.set(
      part.slice(0, colon).trim().toLowerCase(),
      part
        .slice(colon + 1)
        .trim()
        .toLowerCase(),
    );
  }
  return declarations;
}
