const COMMENT = /<!--[\s\S]*?-->/g;
const SHEET = /<style\b[\s\S]*?(?:<\/style\s*>|$)/gi;
const TAG = /<[a-z](?:"[^"]*"|'[^']*'|[^'"<>])*>/gi;
const VALUE_OR_NAME = /"[^"]*"|'[^']*'|([\s/])(style|on\w+)(?=\s*=)/gi;

/**
 * HTML whose style attributes are called data-css, and whose handlers are called data-x. Under a policy
 * without inline styles the browser empties style attributes in every document, parsed ones too, and with
 * them what other programs say by styles: bold, centered, a list.
 */
export function neutralizeAttributes(html: string): string {
  const rename = (whole: string, gap?: string, name?: string) =>
    gap === undefined ? whole : `${gap}data-${name?.toLowerCase() === 'style' ? 'css' : 'x'}`;
  return (
    html
      .replace(COMMENT, '')
      .replace(SHEET, '')
      // The policy of the page holds for the base of a parsed document, too.
      .replace(TAG, (tag) => (/^<base\b/i.test(tag) ? '' : tag.replace(VALUE_OR_NAME, rename)))
  );
}

/** The declarations of a style attribute, in small letters. */
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
