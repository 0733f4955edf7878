import DOMPurify from 'dompurify';

const BLOCK_TAGS = ['p', 'h2', 'h3', 'ul', 'ol', 'li', 'blockquote', 'pre', 'div'];
const TABLE_TAGS = ['table', 'tbody', 'tr', 'th', 'td'];
const INLINE_TAGS = ['strong', 'em', 'u', 'code', 'a', 'img', 'br'];
const TEXT_ATTRIBUTES = ['class', 'href', 'target', 'rel', 'colspan', 'rowspan'];
const SCROLL_AREA_ATTRIBUTES = ['role', 'aria-label', 'tabindex'];
const IMAGE_ATTRIBUTES = ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading', 'decoding'];

/** Sanitizes a post's HTML. Returns TrustedHTML, because the page's Content Security Policy requires it for markup. */
export function sanitizeHtml(html: string): string {
  const clean = DOMPurify.sanitize(html, {
    ALLOWED_TAGS: [...BLOCK_TAGS, ...TABLE_TAGS, ...INLINE_TAGS],
    ALLOWED_ATTR: [...TEXT_ATTRIBUTES, ...SCROLL_AREA_ATTRIBUTES, ...IMAGE_ATTRIBUTES],
    RETURN_TRUSTED_TYPE: true,
  });
  // React accepts TrustedHTML, but its types only allow strings.
  return clean as unknown as string;
}
