import { posix } from 'node:path';
import { decodePath } from '../../http/paths.ts';
import type { ContentImage } from './clean-html.ts';

/** An image of a post, and where its file is. */
export interface FoundImage extends ContentImage {
  /** The path of the file in the archive. */
  readonly path?: string | undefined;
  /** The URL of the file on another site. */
  readonly url?: string | undefined;
}

/** Returns true for an image of this site, which stays where it is. */
export const isOnSite = ({ url }: Pick<FoundImage, 'url'>, origin: string): boolean =>
  url?.startsWith(`${origin}/`) ?? false;

/** Folders and a name are enough to recognize a file whose URL has a domain and a folder in front. */
const MIN_COMMON_SEGMENTS = 2;

/**
 * Returns a function that finds the file of an image: in the archive by its path relative to the post, or by the end of
 * its URL's path, such as `uploads/2020/01/sea.jpg`; otherwise on another site.
 */
export function createImageFinder(paths: readonly string[]) {
  const exact = new Set(paths);
  const byName = new Map<string, string[]>();
  for (const path of paths) {
    const name = path.split('/').at(-1) ?? '';
    byName.set(name, [...(byName.get(name) ?? []), path]);
  }
  const inArchive = (src: string, base: string): string | undefined => {
    const isAbsolute = /^(?:https?:)?\/\//i.test(src) || src.startsWith('/');
    const plain = decodePath(
      (isAbsolute ? URL.parse(src, 'https://site.invalid')?.pathname : src.split(/[?#]/, 1)[0]) ?? '',
    );
    const relative = posix.join(posix.dirname(base), plain);
    if (!isAbsolute && exact.has(relative)) return relative;
    const wanted = plain
      .split('/')
      .filter((segment) => segment !== '' && segment !== '.' && segment !== '..');
    const [best] = (byName.get(wanted.at(-1) ?? '') ?? [])
      .map((path) => ({ path, common: commonEnd(path.split('/'), wanted) }))
      .filter(({ path, common }) => common >= Math.min(MIN_COMMON_SEGMENTS, path.split('/').length))
      .sort((a, b) => b.common - a.common);
    return best?.path;
  };
  return (image: ContentImage, base: string): FoundImage => {
    const path = inArchive(image.src, base);
    if (path !== undefined) return { ...image, path };
    const url = URL.parse(image.src, /^https?:/i.test(base) ? base : undefined);
    return url && /^https?:$/.test(url.protocol) ? { ...image, url: url.href } : image;
  };
}

/** Returns the number of segments at the end that two paths share. */
function commonEnd(a: readonly string[], b: readonly string[]): number {
  let common = 0;
  while (common < Math.min(a.length, b.length) && a.at(-1 - common) === b.at(-1 - common)) common++;
  return common;
}
