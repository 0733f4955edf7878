/** Matches `<!-- a comment -->`. Without an end, the comment goes to the end of the text. */
const COMMENT = /<!--[\s\S]*?(?:-->|$)/g;

/** Matches `<style>p { color: red }</style>`. Without an end tag, the element goes to the end of the text. */
// Not linear: for the check only. Every `<style` begins a match, so that no text is searched twice.
const STYLE_ELEMENT = /<style\b[\s\S]*?(?:<\/style\b[^>]*>?|$)/gi;

/** Matches `<a title="1 > 0">`: a start tag. Quoted values can contain `<` and `>`. */
const TAG = /<[a-z](?:"[^"]*"|'[^']*'|[^'"<>])*>/gi;

/** Matches `<base href="/">`, but not `<basefont>`. */
const BASE_TAG = /^<base\b/i;

/**
 * Matches quoted values and names of attributes: in `<a title=" style=b " onclick=c>`, `" style=b "` and ` onclick`.
 * Quoted values match as a whole, so that nothing in them counts as a name.
 */
// Not linear: the check may stop at the lookahead, which sees only the spaces after a name.
const VALUE_OR_NAME = /"[^"]*"|'[^']*'|([\s/])(style|on\w+)(?=\s*=)/gi;

/** Matches `<tr>`: a start tag that the parser drops outside of a table. */
const ROW_TAG = /^<(?:tbody|thead|tfoot|tr|td|th)\b/i;
const ROW_END_TAG = /<\/(?:tbody|thead|tfoot|tr|td|th)\s*>/gi;

/**
 * Prepares HTML for parsing under the page's Content Security Policy: removes comments, style elements and base
 * elements, and renames style attributes to data-css and event handlers to data-x. Without new names, the browser would
 * empty the style attributes even in a parsed document, and formatting from other programs (bold, centered, lists)
 * would be lost.
 */
export function prepareForParsing(html: string): string {
  return wrapRows(
    html
      .replace(COMMENT, '')
      .replace(STYLE_ELEMENT, '')
      // The page's Content Security Policy also applies to the base element of a parsed document.
      .replace(TAG, (tag) => (BASE_TAG.test(tag) ? '' : tag.replace(VALUE_OR_NAME, renameAttribute))),
  );
}

/** Returns the replacement of a match of `VALUE_OR_NAME`. `gap` is undefined for quoted values, which do not change. */
function renameAttribute(valueOrName: string, gap?: string, name?: string): string {
  if (gap === undefined) return valueOrName;
  return name?.toLowerCase() === 'style' ? `${gap}data-css` : `${gap}data-x`;
}

/** Wraps table rows that come before any table in a table. Google Docs copies rows without their table. */
function wrapRows(html: string): string {
  for (const { 0: tag, index: start } of html.matchAll(TAG)) {
    if (/^<table\b/i.test(tag)) return html;
    if (!ROW_TAG.test(tag)) continue;
    const nextTable = html.slice(start).search(/<table\b/i);
    const rows = nextTable < 0 ? html.slice(start) : html.slice(start, start + nextTable);
    const lastEnd = [...rows.matchAll(ROW_END_TAG)].at(-1);
    const end = lastEnd ? start + lastEnd.index + lastEnd[0].length : start + rows.length;
    return `${html.slice(0, start)}<table>${html.slice(start, end)}</table>${html.slice(end)}`;
  }
  return html;
}
