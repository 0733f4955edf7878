import DOMPurify from 'dompurify';

const ALLOWED_TAGS = [
  ...['p', 'h2', 'h3', 'ul', 'ol', 'li', 'strong', 'em', 'u', 'br', 'a', 'img'],
  ...['blockquote', 'pre', 'code', 'table', 'tbody', 'tr', 'th', 'td', 'div'],
];
const ALLOWED_ATTR = [
  ...['class', 'href', 'target', 'rel', 'colspan', 'rowspan', 'role', 'aria-label', 'tabindex'],
  ...['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading', 'decoding'],
];

/** Sanitizes a post's HTML and returns it as TrustedHTML, which the page's Content Security Policy requires for markup. */
export function sanitizeHtml(html: string): string {
  const clean = DOMPurify.sanitize(html, { ALLOWED_TAGS, ALLOWED_ATTR, RETURN_TRUSTED_TYPE: true });
  // React accepts TrustedHTML, but its types only allow strings.
  return clean as unknown as string;
}
