import { safeSrc } from '../document/urls.ts';
import { parseHtml } from './parse-html.ts';

export interface PastedImages {
  /** True if there is no text, and at most one image. */
  isOnlyImage: boolean;
  isStored: boolean;
  alt: string;
  /** Names of images whose URL works only where they were copied, such as a file of the author's computer. */
  leftOut: readonly string[];
  /** Host names of the other sites that store an image. */
  linked: readonly string[];
}

export function findPastedImages(html: string): PastedImages {
  const body = parseHtml(html);
  const images = [...body.querySelectorAll('img')];
  const sources = images.map((image) => safeSrc(image.getAttribute('src')));
  const isElsewhere = (src: string | null): src is string => src !== null && URL.canParse(src);
  return {
    isOnlyImage: images.length <= 1 && !/[^\s\u00a0]/.test(body.textContent ?? ''),
    isStored: images.length > 0 && sources.every((src) => src !== null && !isElsewhere(src)),
    alt: images[0]?.getAttribute('alt')?.trim() ?? '',
    leftOut: images.filter((_, n) => sources[n] === null).map(nameOf),
    linked: sources.filter(isElsewhere).map((src) => new URL(src).host),
  };
}

const MAX_NAME = 40;

/** Returns a name by which the author recognizes an image: its alternative text, or the file name in its URL. */
function nameOf(image: HTMLImageElement): string {
  const src = image.getAttribute('src') ?? '';
  const isNamed = !/^(?:data|blob):/i.test(src);
  const file = isNamed && src.split(/[?#]/, 1)[0]?.split(/[/\\]/).at(-1);
  const name = image.getAttribute('alt')?.trim() || file || 'an image without a name';
  return name.length > MAX_NAME ? `${name.slice(0, MAX_NAME)}…` : name;
}
