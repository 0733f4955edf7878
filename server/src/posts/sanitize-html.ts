import sanitize from 'sanitize-html';
import { alignmentOf, tagAliases } from '../editor-format.ts';
import { type SiteOrigin, siteImage } from './site-images.ts';

/** The allowed tags: those that the editor writes. */
const BLOCK_TAGS = ['p', 'h2', 'h3', 'ul', 'ol', 'li', 'blockquote', 'pre'];
const TABLE_TAGS = ['table', 'tbody', 'tr', 'th', 'td'];
const INLINE_TAGS = ['strong', 'em', 'u', 'code', 'a', 'img', 'br'];
const ALIGNED: readonly string[] = ['p', 'h2', 'h3', 'li', 'th', 'td'];
const CELLS: readonly string[] = ['th', 'td'];
const LINK_SCHEMES = ['http', 'https', 'mailto', 'tel'];
/** A tag that is not allowed: sanitizing removes it and leaves its text. */
const NO_TAG = { tagName: 'span', attribs: {} };
/** Tags that are removed with their content. Of others that are not allowed, the text stays. */
const UNRENDERED_TAGS = ['script', 'style', 'template', 'title', 'noscript', 'noembed', 'noframes'];
const EMBEDDING_TAGS = ['iframe', 'object', 'embed', 'applet', 'svg', 'math', 'audio', 'video'];
const FIELD_AND_TEXT_TAGS = ['textarea', 'select', 'option', 'xmp', 'plaintext'];
/** Control characters other than tab and line feed, and unpaired surrogates. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is its purpose
const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]|\p{Surrogate}/gu;
/** Removing a tag can create another tag. Two passes are enough for most input. */
const MAX_PASSES = 6;

export interface SanitizerTask {
  readonly html: string;
  readonly site: SiteOrigin;
}

/** Runs in a worker thread, where a timeout can end it. */
export const sanitizeTask = ({ html, site }: SanitizerTask): string => sanitizeHtml(html, site);

/**
 * Returns sanitized HTML in a canonical form: sanitizing it again does not change it. Throws a RangeError if the result still
 * changes after several passes.
 */
export function sanitizeHtml(html: string, site: SiteOrigin): string {
  let before = html;
  for (let passes = 0; passes < MAX_PASSES; passes++) {
    const after = sanitizeOnce(before, site);
    if (after === before) return after;
    before = after;
  }
  throw new RangeError('html must be unambiguous HTML');
}

function sanitizeOnce(html: string, site: SiteOrigin): string {
  return (
    sanitize(html, {
      allowedTags: [...BLOCK_TAGS, ...TABLE_TAGS, ...INLINE_TAGS],
      nonTextTags: [...UNRENDERED_TAGS, ...EMBEDDING_TAGS, ...FIELD_AND_TEXT_TAGS],
      allowedAttributes: {
        a: ['href', 'target', 'rel'],
        img: ['src', 'alt', 'width', 'height'],
        ...Object.fromEntries(ALIGNED.map((tag) => [tag, ['class']])),
        ...Object.fromEntries(CELLS.map((tag) => [tag, ['colspan', 'rowspan', 'class']])),
      },
      allowedSchemes: LINK_SCHEMES,
      allowedSchemesByTag: { img: ['https'] },
      allowProtocolRelative: false,
      transformTags: { '*': (tag, attribs) => cleanTag(tagAliases[tag] ?? tag, attribs, site) },
    })
      .replaceAll(CONTROLS, '')
      // Browsers serialize tags and spaces like this. In the output, `>` occurs only at the end of tags.
      .replaceAll(' />', '>')
      .replaceAll('\u00a0', '&nbsp;')
  );
}

function cleanTag(
  tagName: string,
  attribs: Readonly<Record<string, string>>,
  site: SiteOrigin,
): sanitize.Tag {
  if (tagName === 'a') return cleanLink(attribs);
  if (tagName === 'img') return cleanImage(attribs, site);
  const alignment = ALIGNED.includes(tagName) ? alignmentOf(attribs.class) : undefined;
  return {
    tagName,
    attribs: {
      ...(CELLS.includes(tagName) && spansOf(attribs)),
      ...(alignment !== undefined && { class: `align-${alignment}` }),
    },
  };
}

/** Returns the spans of a merged cell. A huge span would make a browser lay out millions of cells. */
function spansOf({ colspan = '', rowspan = '' }: Readonly<Record<string, string>>): sanitize.Attributes {
  const isSpan = (text: string) => /^(?:[2-9]|[1-9]\d)$/.test(text);
  return { ...(isSpan(colspan) && { colspan }), ...(isSpan(rowspan) && { rowspan }) };
}

function cleanLink(attribs: Readonly<Record<string, string>>): sanitize.Tag {
  const href = attribs.href?.trim() ?? '';
  if (!isLinkUrl(href)) return NO_TAG;
  const newTab = { target: '_blank', rel: 'noopener noreferrer' };
  return { tagName: 'a', attribs: { href, ...(attribs.target === '_blank' && newTab) } };
}

function isLinkUrl(href: string): boolean {
  // Browsers ignore control characters in URLs, and they would be removed from the result.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is its purpose
  if (href === '' || /[\u0000-\u001f\u007f-\u009f]/.test(href) || /^[/\\]{2}/.test(href)) return false;
  const scheme = /^([^/?#]*?):/.exec(href)?.[1]?.toLowerCase();
  return (scheme === undefined || LINK_SCHEMES.includes(scheme)) && URL.canParse(href, 'https://page.test');
}

function cleanImage(attribs: Readonly<Record<string, string>>, site: SiteOrigin): sanitize.Tag {
  const src = imageUrl(attribs.src?.trim() ?? '', site);
  if (src === undefined) return NO_TAG;
  const { alt, width = '', height = '' } = attribs;
  return {
    tagName: 'img',
    attribs: {
      src,
      ...(alt !== undefined && { alt }),
      ...(isPixels(width) && { width }),
      ...(isPixels(height) && { height }),
    },
  };
}

const isPixels = (text: string): boolean => /^\d{1,5}$/.test(text);

/** Returns the path of an image of this site, or the https URL of another image; otherwise undefined. */
function imageUrl(src: string, site: SiteOrigin): string | undefined {
  const onSite = siteImage(src, site);
  if (onSite) return onSite.path;
  return /^https:\/\/[^\s\p{Cc}]+$/iu.test(src) && URL.canParse(src) ? src : undefined;
}
