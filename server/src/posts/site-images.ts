// Imported past the index: the sanitizer's worker would load the whole contract.
import { LOOPBACK_HOSTS } from '../../contract/urls.ts';

/** Paths of images of this site. */
const IMAGE_PATH = /^\/api\/images\/([\w-]{22})$/;
const WIDTH = /^(?:\?w=\d{1,5})?$/;

export interface SiteOrigin {
  /** The origin that visitors use. */
  readonly origin: string;
  /** True if PUBLIC_URL is not set: only this machine can reach the site, under any loopback name. */
  readonly isLocal: boolean;
}

/** Returns the id and path of an image of this site; undefined for other URLs. The URL may be relative. */
export function siteImage(
  imageUrl: string,
  { origin, isLocal }: SiteOrigin,
): { id: string; path: string } | undefined {
  const url = URL.parse(imageUrl, origin);
  if (url === null) return undefined;
  if (url.hash !== '' || url.username !== '' || !WIDTH.test(url.search)) return undefined;
  const isOurs =
    url.origin === origin || (isLocal && url.protocol === 'http:' && LOOPBACK_HOSTS.includes(url.hostname));
  const id = isOurs ? IMAGE_PATH.exec(url.pathname)?.[1] : undefined;
  return id === undefined ? undefined : { id, path: url.pathname + url.search };
}

/** Returns the ids of this site's images in sanitized HTML, without duplicates. */
export function siteImagesIn(html: string): string[] {
  const tags = html.matchAll(/<img src="\/api\/images\/([\w-]{22})["?]/g);
  return [...new Set([...tags].map(([, id = '']) => id))];
}
