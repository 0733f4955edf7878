import { type Endpoint, endpoints, secretPages } from '../../contract/index.ts';

/** Returns true if a path belongs to the API; all others are pages or files. */
export const isApi = (path: string): boolean =>
  path === '/api' || path.startsWith('/api/') || path === '/oembed';

/** The beginnings of paths whose last part is a secret. */
const secretPrefixes: readonly string[] = [
  ...Object.values<Endpoint>(endpoints)
    .filter(({ secretParam }) => secretParam)
    .map(({ path }) => path),
  ...secretPages,
].map((path) => path.split(/[{:]/, 1)[0] ?? '');

/** Replaces the secret in a path with `…`. Decodes the path and ignores its case, as the routers do. */
export function redactPath(path: string): string {
  const normalized = `/${decoded(path)
    .split('/')
    .filter((part) => part !== '')
    .join('/')}`.toLowerCase();
  const prefix = secretPrefixes.find(
    (known) => normalized.length > known.length && normalized.startsWith(known),
  );
  return prefix === undefined ? path : `${prefix}…`;
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
