import sanitize from 'sanitize-html';
import { alignmentOf } from '../editor-format.ts';

/** Width in pixels of the text; Outlook needs it as an attribute of images. */
const WIDTH = 600;
export const STYLES: Readonly<Record<string, string>> = {
  p: 'margin:0 0 1em',
  h2: 'margin:1.6em 0 0.6em;font-size:1.35em;line-height:1.3',
  h3: 'margin:1.6em 0 0.6em;font-size:1.15em;line-height:1.3',
  ul: 'margin:0 0 1em;padding-left:1.5em',
  ol: 'margin:0 0 1em;padding-left:1.5em',
  li: 'margin:0 0 0.4em',
  // Inherits the text color: no single blue is readable in both light and dark mode.
  a: 'color:inherit;text-decoration:underline',
  blockquote: 'margin:0 0 1em;padding-left:1em;border-left:4px solid',
  pre: 'margin:0 0 1em;white-space:pre-wrap;font-family:monospace',
  code: 'font-family:monospace',
  table: 'margin:0 0 1em;border-collapse:collapse',
  th: 'padding:0.4em 0.6em;border:1px solid;text-align:left;vertical-align:top',
  td: 'padding:0.4em 0.6em;border:1px solid;vertical-align:top',
  img: 'max-width:100%;height:auto;border:0;border-radius:8px',
};

/**
 * Prepares sanitized HTML for email programs, which ignore style sheets and do not know a base URL.
 *
 * @param url The base of relative URLs. Invalid links lead to it.
 */
export function styleForEmail(html: string, url: string): string {
  return sanitize(html, {
    allowedTags: [...Object.keys(STYLES), 'strong', 'em', 'u', 'br', 'tbody', 'tr'],
    allowedAttributes: {
      a: ['href', 'style'],
      img: ['src', 'alt', 'width', 'style'],
      '*': ['style', 'colspan', 'rowspan'],
    },
    parseStyleAttributes: false,
    transformTags: {
      '*': (tagName, { class: className, href, src, alt = '', width, colspan, rowspan }) => {
        const alignment = alignmentOf(className);
        const style = [STYLES[tagName], alignment && `text-align:${alignment}`].filter(Boolean).join(';');
        const attribs: Record<string, string> = style ? { style } : {};
        if (colspan !== undefined) attribs.colspan = colspan;
        if (rowspan !== undefined) attribs.rowspan = rowspan;
        if (href !== undefined) attribs.href = absolute(href, url);
        if (src !== undefined) {
          const image = { src: imageUrl(src, url), alt, width: imageWidth(width) };
          return { tagName, attribs: { ...image, ...attribs } };
        }
        return { tagName, attribs };
      },
    },
  });
}

const absolute = (href: string, url: string): string => URL.parse(href, url)?.href ?? url;

/** Returns the URL of an image; of this site's images, a JPEG: Outlook for Windows shows no WebP. */
function imageUrl(src: string, url: string): string {
  const image = absolute(src, url);
  const [path] = image.split('?');
  return path?.startsWith(absolute('/api/images/', url)) ? `${path}?w=${2 * WIDTH}&format=jpeg` : image;
}

const imageWidth = (width: string | undefined): string => String(Math.min(Number(width) || WIDTH, WIDTH));
