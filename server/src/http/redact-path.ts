import { type Endpoint, endpoints } from '../../contract/index.ts';

/** Paths of endpoints whose last part is a secret. */
const secretEndpoints: readonly string[] = Object.values<Endpoint>(endpoints)
  .filter(({ secretParam }) => secretParam)
  .map(({ path }) => path);

/**
 * Returns a function that replaces the secret in a path with `…`. It reads a path like the routers: decoded, in any case.
 *
 * @param pages Paths of pages with a parameter that is a secret, such as `/s/:code`
 */
export function redactPath(pages: readonly string[]): (path: string) => string {
  const prefixes = [...secretEndpoints, ...pages].map((path) => path.split(/[{:]/, 1)[0] ?? '');
  return (path) => {
    const plain = `/${decoded(path)
      .split('/')
      .filter((part) => part !== '')
      .join('/')}`.toLowerCase();
    const prefix = prefixes.find((known) => plain.length > known.length && plain.startsWith(known));
    return prefix === undefined ? path : `${prefix}…`;
  };
}

/** Decodes each part of a path that can be decoded. */
const decoded = (path: string): string =>
  path
    .split('/')
    .map((part) => {
      try {
        return decodeURIComponent(part);
      } catch {
        return part;
      }
    })
    .join('/');
