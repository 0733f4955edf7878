import sanitize from 'sanitize-html';
import { type OwnSite, ownImage } from './site-images.ts';

/** What a post's content is written in, and nothing else; the editor writes just this. */
const TAGS = ['p', 'h2', 'h3', 'ul', 'ol', 'li', 'strong', 'em', 'u', 'a', 'img', 'br'];
/** Other spellings of the same. */
const SPELLINGS: Readonly<Record<string, string>> = {
  b: 'strong',
  i: 'em',
  ins: 'u',
  h1: 'h2',
  h4: 'h3',
  h5: 'h3',
  h6: 'h3',
};
const ALIGNED: readonly string[] = ['p', 'h2', 'h3', 'li'];
const ALIGNMENT = /(?:^|\s)(align-(?:center|right))(?:\s|$)/;
const LINK_SCHEMES = ['http', 'https', 'mailto', 'tel'];
/** Not among the tags: what is called that is taken away, and its text stays. */
const NOTHING = { tagName: 'span', attribs: {} };
/** Taken away with all that is in them. */
const WITH_CONTENT = [
  ...['script', 'style', 'textarea', 'option', 'xmp', 'noscript', 'title', 'template', 'iframe', 'object'],
  ...['embed', 'applet', 'noembed', 'noframes', 'plaintext', 'svg', 'math', 'select', 'audio', 'video'],
];
/** No database and no page wants them, nor halves of surrogate pairs; a line ends with a line feed alone. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is its purpose
const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]|\p{Surrogate}/gu;
/** Unwrapping a tag can bring together what a second reading takes apart; a third finds nothing more. */
const MOST_PASSES = 6;

/**
 * Content as it may be shown: in the canonical form, which comes out as it went in, byte for byte. Throws a
 * RangeError where it does not come to rest.
 */
export function sanitizeHtml(html: string, site: OwnSite): string {
  let before = html;
  for (let passes = 0; passes < MOST_PASSES; passes++) {
    const after = onePass(before, site);
    if (after === before) return after;
    before = after;
  }
  throw new RangeError('html must be HTML that can be understood in one way');
}

function onePass(html: string, site: OwnSite): string {
  return (
    sanitize(html, {
      allowedTags: TAGS,
      nonTextTags: WITH_CONTENT,
      allowedAttributes: {
        a: ['href', 'target', 'rel'],
        img: ['src', 'alt', 'width', 'height'],
        ...Object.fromEntries(ALIGNED.map((tag) => [tag, ['class']])),
      },
      allowedSchemes: LINK_SCHEMES,
      allowedSchemesByTag: { img: ['https'] },
      allowProtocolRelative: false,
      transformTags: { '*': (tag, attribs) => cleanTag(SPELLINGS[tag] ?? tag, attribs, site) },
    })
      .replaceAll(CONTROLS, '')
      // As browsers write them; a sign for "greater" stands at the end of tags alone.
      .replaceAll(' />', '>')
      .replaceAll('\u00a0', '&nbsp;')
  );
}

function cleanTag(tagName: string, attribs: Readonly<Record<string, string>>, site: OwnSite): sanitize.Tag {
  if (tagName === 'a') return cleanLink(attribs);
  if (tagName === 'img') return cleanImage(attribs, site);
  const alignment = ALIGNED.includes(tagName) ? ALIGNMENT.exec(attribs.class ?? '')?.[1] : undefined;
  return { tagName, attribs: alignment ? { class: alignment } : {} };
}

function cleanLink(attribs: Readonly<Record<string, string>>): sanitize.Tag {
  const href = attribs.href?.trim() ?? '';
  if (!isLinkAddress(href)) return NOTHING;
  const elsewhere = { target: '_blank', rel: 'noopener noreferrer' };
  return { tagName: 'a', attribs: { href, ...(attribs.target === '_blank' && elsewhere) } };
}

function isLinkAddress(href: string): boolean {
  // What browsers overlook, and what would be taken away from the result.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is its purpose
  if (href === '' || /[\u0000-\u001f\u007f-\u009f]/.test(href) || /^[/\\]{2}/.test(href)) return false;
  const scheme = /^([^/?#]*?):/.exec(href)?.[1]?.toLowerCase();
  return (scheme === undefined || LINK_SCHEMES.includes(scheme)) && URL.canParse(href, 'https://page.test');
}

function cleanImage(attribs: Readonly<Record<string, string>>, site: OwnSite): sanitize.Tag {
  const src = imageAddress(attribs.src?.trim() ?? '', site);
  if (src === undefined) return NOTHING;
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

/** Of an image of the site, which is named without the site, or of one elsewhere. */
function imageAddress(src: string, site: OwnSite): string | undefined {
  const own = ownImage(src, site);
  if (own) return own.path;
  return /^https:\/\/[^\s\p{Cc}]+$/iu.test(src) && URL.canParse(src) ? src : undefined;
}
