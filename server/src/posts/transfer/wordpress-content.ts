/** HTML, and sentences about what has changed in it. */
interface ChangedHtml {
  readonly html: string;
  readonly changes: readonly string[];
}

/** Shortcodes of WordPress itself that show files, of which an export has only the numbers. */
const FILES = ['gallery', 'playlist', 'audio', 'video'];
const BLOCK_START =
  /^<\/?(?:p|div|h[1-6]|ul|ol|li|table|thead|tbody|tr|td|th|blockquote|pre|figure|figcaption|section|hr|iframe|form|dl|dt|dd|address|center)\b/i;

/** A line that is only a URL, which WordPress shows as an embed. */
const URL_LINE = /^[ \t]*(https?:\/\/[^\s<>"[\]]+)[ \t]*$/gm;
const LINK = '<a href="$1">$1</a>';

/**
 * Returns the HTML of a post's content as WordPress shows it: lines of the classic editor are paragraphs, and the
 * shortcodes of captions and embeds are elements.
 */
export function withParagraphs(content: string): ChangedHtml {
  const { html, changes } = withoutShortcodes(content.replaceAll(/\r\n?/g, '\n').replaceAll(URL_LINE, LINK));
  const isClassic = !html.includes('<!-- wp:') && !/<p[\s>]/i.test(html);
  return { html: isClassic ? paragraphs(html) : html, changes };
}

const PRE_END = '</pre>';

/** Splits text at blank lines, outside of preformatted text. */
function paragraphs(html: string): string {
  const lowercase = html.toLowerCase();
  let result = '';
  let at = 0;
  while (at < html.length) {
    const start = lowercase.indexOf('<pre', at);
    const end = start < 0 ? -1 : lowercase.indexOf(PRE_END, start);
    if (end < 0) return result + paragraphsOf(html.slice(at));
    const next = end + PRE_END.length;
    result += paragraphsOf(html.slice(at, start)) + html.slice(start, next);
    at = next;
  }
  return result;
}

const paragraphsOf = (html: string): string =>
  html
    .split('\n\n')
    .map((chunk) => chunk.trim())
    .filter((chunk) => chunk !== '')
    .map((chunk) => (BLOCK_START.test(chunk) ? chunk : `<p>${chunk.replaceAll('\n', '<br>')}</p>`))
    .join('\n');

/** Matches a shortcode, with its name and attributes. */
const SHORTCODE = /\[(\/?)([a-z][a-z0-9_-]{1,39})(\s[^[\]]{0,1000})?\]/g;

function withoutShortcodes(content: string): ChangedHtml {
  const removedNames = new Set<string>();
  const leftNames = new Set<string>();
  const html = content.replaceAll(SHORTCODE, (all, end: string, name: string, attributes: string) => {
    if (name === 'caption' || name === 'wp_caption')
      return end ? '</figcaption></figure>' : '<figure><figcaption>';
    if (name === 'embed') return end ? '</p>' : '<p>';
    if (FILES.includes(name)) {
      removedNames.add(name);
      return '';
    }
    // Text such as [sic] is not a shortcode.
    if (attributes?.includes('=') || name.includes('_')) leftNames.add(name);
    return all;
  });
  return {
    html,
    changes: [
      ...[...removedNames].map((name) => `Removed: the shortcode [${name}].`),
      ...[...leftNames].map((name) => `The shortcode [${name}] stays as text.`),
    ],
  };
}
