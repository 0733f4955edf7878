const COMMENT = /<!--[\s\S]*?(?:-->|$)/g;
// Not linear: in the analyzer only. The pattern always matches, and the next search begins after the match.
const STYLE_ELEMENT = /<style\b[\s\S]*?(?:<\/style\b[^>]*>?|$)/gi;
const TAG = /<[a-z](?:"[^"]*"|'[^']*'|[^'"<>])*>/gi;
// Not linear: in the analyzer only, because of the lookahead. Quoted values match whole, and names end at a non-letter.
const VALUE_OR_NAME = /"[^"]*"|'[^']*'|([\s/])(style|on\w+)(?=\s*=)/gi;

/**
 * Renames style attributes to data-css and event handlers to data-x before parsing. Under a Content Security Policy
 * without inline styles, the browser empties style attributes even in parsed documents, and the formatting that other
 * programs express with styles (bold, centered, lists) would be lost.
 */
export function neutralizeAttributes(html: string): string {
  const rename = (whole: string, gap?: string, name?: string) =>
    gap === undefined ? whole : `${gap}data-${name?.toLowerCase() === 'style' ? 'css' : 'x'}`;
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
