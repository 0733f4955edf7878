import DOMPurify from 'dompurify';

const ALLOWED_TAGS = ['p', 'h2', 'h3', 'ul', 'ol', 'li', 'strong', 'em', 'u', 'br', 'a', 'img'];
const ALLOWED_ATTR = [
  ...['class', 'href', 'target', 'rel'],
  ...['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading', 'decoding'],
];

/** A post's content as the browser accepts it for markup: the only way there by which text becomes markup. */
export function sanitizeHtml(html: string): string {
  const clean = DOMPurify.sanitize(html, { ALLOWED_TAGS, ALLOWED_ATTR, RETURN_TRUSTED_TYPE: true });
  // React takes it as it is; its types know of strings alone.
  return clean as unknown as string;
}
