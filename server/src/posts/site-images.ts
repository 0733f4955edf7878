/** Addresses of images that the site keeps itself. */
const OWN_PATH = /^\/api\/images\/([\w-]{22})$/;
const WIDTH = /^(?:\?w=\d{1,5})?$/;
/** The names of this machine, for a site that nobody else visits. */
const LOOPBACK: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

export interface OwnSite {
  /** The address that visitors use. */
  readonly origin: string;
  /** No such address is configured: the site is this machine's alone, by whatever name. */
  readonly local: boolean;
}

/** An image of the site by its address, which may be relative; undefined where it is none of ours. */
export function ownImage(
  address: string,
  { origin, local }: OwnSite,
): { id: string; path: string } | undefined {
  const url = URL.parse(address, origin);
  if (url === null) return undefined;
  if (url.hash !== '' || url.username !== '' || !WIDTH.test(url.search)) return undefined;
  const ours =
    url.origin === origin || (local && url.protocol === 'http:' && LOOPBACK.includes(url.hostname));
  const id = ours ? OWN_PATH.exec(url.pathname)?.[1] : undefined;
  return id === undefined ? undefined : { id, path: url.pathname + url.search };
}

/** The images of the site that sanitised HTML shows, each once. */
export function imagesIn(html: string): string[] {
  const found = html.matchAll(/<img src="\/api\/images\/([\w-]{22})["?]/g);
  return [...new Set([...found].map(([, id = '']) => id))];
}
