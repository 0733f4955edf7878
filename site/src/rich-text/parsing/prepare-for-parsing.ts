/** `<!-- a comment -->`. Without an end, the comment goes to the end of the text. */
const COMMENT = /<!--[\s\S]*?(?:-->|$)/g;

/**
 * `<style>p { color: red }</style>`. Without an end tag, the element goes to the end of the text.
 *
 * The check of regular expressions (`npm run check`) reports this one. It is safe, because a `<style` tag always begins a match:
 * it ends at `</style` or at the end of the text, and the search continues after it.
 */
// Not linear: according to the check only, see above.
const STYLE_ELEMENT = /<style\b[\s\S]*?(?:<\/style\b[^>]*>?|$)/gi;

/** `<a title="1 > 0">`: a start tag. Quoted values can contain `<` and `>`. */
const TAG = /<[a-z](?:"[^"]*"|'[^']*'|[^'"<>])*>/gi;

/** `<base href="/">`, but not `<basefont>`. */
const BASE_TAG = /^<base\b/i;

/**
 * In `<a title=" style=b " onclick=c>`, the value `" style=b "` and the name ` onclick`. Quoted values match whole, so that
 * nothing in them counts as a name.
 */
// Not linear: the check may stop at the lookahead, which sees only the spaces after a name.
const VALUE_OR_NAME = /"[^"]*"|'[^']*'|([\s/])(style|on\w+)(?=\s*=)/gi;

/**
 * Prepares HTML for parsing under the page's Content Security Policy: removes comments, style elements and base elements, and
 * renames style attributes to data-css and event handlers to data-x. The browser empties style attributes even in parsed
 * documents, and the formatting that other programs express with styles (bold, centered, lists) would be lost.
 */
export function prepareForParsing(html: string): string {
  return (
    html
      .replace(COMMENT, '')
      .replace(STYLE_ELEMENT, '')
      // The page's Content Security Policy also applies to the base element of a parsed document.
      .replace(TAG, (tag) => (BASE_TAG.test(tag) ? '' : tag.replace(VALUE_OR_NAME, renameAttribute)))
  );
}

/** Replaces a match of `VALUE_OR_NAME`. Only names have a gap before them. */
function renameAttribute(valueOrName: string, gap?: string, name?: string): string {
  if (gap === undefined) return valueOrName;
  return name?.toLowerCase() === 'style' ? `${gap}data-css` : `${gap}data-x`;
}
