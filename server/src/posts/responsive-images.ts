import { imageWidths } from '../../contract/index.ts';

export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

/** How wide a post's text is on the screen. */
const SIZES = '(min-width: 768px) 720px, 100vw';

/**
 * Has browsers load the images of sanitised content only when they come near, those of the site in the size that
 * the screen needs, and keep their place free meanwhile.
 */
export function imagesForReaders(html: string, sizes: ReadonlyMap<string, ImageSize>): string {
  return html.replaceAll(/<img ([^>]*)>/g, (_, attributes: string) => {
    const id = /^src="\/api\/images\/([\w-]{22})["?]/.exec(attributes)?.[1];
    const size = id === undefined ? undefined : sizes.get(id);
    const more = size ? ofOwnImage(`/api/images/${id}`, size, attributes) : '';
    return `<img ${attributes}${more} loading="lazy" decoding="async">`;
  });
}

function ofOwnImage(path: string, { width, height }: ImageSize, attributes: string): string {
  const widths: number[] = [...imageWidths.filter((narrower) => narrower < width), width];
  const candidates = widths.map((pixels) => `${path}?w=${pixels} ${pixels}w`);
  const hasSize = / (?:width|height)="/.test(attributes);
  return [
    hasSize ? '' : ` width="${width}" height="${height}"`,
    ` srcset="${candidates.join(', ')}" sizes="${SIZES}"`,
  ].join('');
}
