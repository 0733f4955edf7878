import { imageWidths } from '../../contract/index.ts';

export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

/** Width of a post's text on the screen. */
const SIZES = '(min-width: 768px) 720px, 100vw';

/** Puts tables and code into areas that scroll, also by keyboard, so that wide ones do not widen the page. */
export const makeScrollable = (html: string): string =>
  html
    .replaceAll('<table>', '<div class="table-scroll" role="region" aria-label="Table" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>')
    .replaceAll('<pre>', '<pre tabindex="0">');

/**
 * Adds lazy loading to the images in sanitized HTML. Images of the site also get a `srcset` and their dimensions, so that
 * the page does not shift when they load.
 */
export function makeImagesResponsive(html: string, sizes: ReadonlyMap<string, ImageSize>): string {
  return html.replaceAll(/<img ([^<>]*)>/g, (_, attributes: string) => {
    const id = /^src="\/api\/images\/([\w-]{22})["?]/.exec(attributes)?.[1];
    const size = id === undefined ? undefined : sizes.get(id);
    const more = size ? siteImageAttributes(`/api/images/${id}`, size, attributes) : '';
    return `<img ${attributes}${more} loading="lazy" decoding="async">`;
  });
}

function siteImageAttributes(path: string, { width, height }: ImageSize, attributes: string): string {
  const widths: number[] = [...imageWidths.filter((narrower) => narrower < width), width];
  const candidates = widths.map((pixels) => `${path}?w=${pixels} ${pixels}w`);
  const hasSize = / (?:width|height)="/.test(attributes);
  return [
    hasSize ? '' : ` width="${width}" height="${height}"`,
    ` srcset="${candidates.join(', ')}" sizes="${SIZES}"`,
  ].join('');
}
