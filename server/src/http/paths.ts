import { type Endpoint, endpoints, secretPages } from '../../contract/index.ts';

/** Returns true if a path belongs to the API; all others are pages or files. */
export const isApi = (path: string): boolean =>
  path === '/api' || path.startsWith('/api/') || path === '/oembed';

/** Returns the part of a path before its first parameter, such as `/s/`. */
const prefixOf = (path: string): string => path.split(/[{:]/, 1)[0] ?? '';

const secretPagePrefixes = secretPages.map(prefixOf);
/** The beginnings of paths whose last part is a secret. */
const secretPrefixes: readonly string[] = [
  ...Object.values<Endpoint>(endpoints)
    .filter(({ secretParam }) => secretParam)
    .map(({ path }) => prefixOf(path)),
  ...secretPagePrefixes,
];

/** Shorter than any secret in a path. */
const MIN_SECRET_LENGTH = 20;
/** Matches segments that are not random values: words, and file names made of words. */
const WORDS = /^[a-z.-]+$/;
/** Matches the paths of files and posts, whose names are long and public. */
const PUBLIC = /^\/(?:assets|blog|api\/blog-posts)\/[\w.-]+$/;

/**
 * Returns a path for the log, with `…` in place of a secret and of any segment that is long enough to be one. So a private
 * link is not logged in any spelling, even if no route matches it.
 */
export function redactPath(path: string): string {
  const normalized = pathOf(splitPath(path)).toLowerCase();
  const prefix = secretPrefixes.find(
    (known) => normalized.length > known.length && normalized.startsWith(known),
  );
  if (prefix !== undefined) return `${prefix}…`;
  if (PUBLIC.test(path)) return path;
  return path
    .split('/')
    .map((segment) => (segment.length < MIN_SECRET_LENGTH || WORDS.test(segment) ? segment : '…'))
    .join('/');
}

/** Matches the canonical paths of pages without secrets. */
const PAGE = /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/;

/** Returns true if a path is the canonical path of a page, which is not redirected. */
const isPagePath = (path: string): boolean => PAGE.test(path);

/**
 * Returns the canonical path of a page: without needless encodings, capitals, slashes and dot segments. Routes match any
 * spelling, and their number is unlimited. Returns undefined if no page can have the path.
 */
export function canonicalPath(path: string): string | undefined {
  // Routes do not treat an encoded slash as a separator.
  if (/%2f/i.test(path)) return undefined;
  const canonical = pathOf(splitPath(path));
  const lowercase = canonical.toLowerCase();
  const prefix = secretPagePrefixes.find((known) => lowercase.startsWith(known));
  if (prefix === undefined) return isPagePath(lowercase) ? lowercase : undefined;
  const secret = canonical.slice(prefix.length);
  return secret === '' || secret.includes('/') ? undefined : prefix + encodeURIComponent(secret);
}

/**
 * Returns the path under which a redirect is stored: in lowercase, percent-encoded, without needless slashes and without a
 * query. Only the start page keeps the number of a post of WordPress: `/?p=12`.
 */
export function redirectKey(url: string): string {
  const [path = '', query] = url.split('#', 1)[0]?.split(/\?(.*)/s) ?? [];
  const segments = splitPath(path).map((segment) => encodeURIComponent(segment.toLowerCase()));
  const number = segments.length === 0 ? new URLSearchParams(query).get('p') : null;
  return number && /^\d{1,20}$/.test(number) ? `/?p=${number}` : pathOf(segments);
}

/** Returns the decoded segments of a path, without empty ones and dot segments. */
function splitPath(path: string): readonly string[] {
  const segments: string[] = [];
  for (const segment of path.split('/').map(decodePath)) {
    if (segment === '..') segments.pop();
    else if (segment !== '' && segment !== '.') segments.push(segment);
  }
  return segments;
}

const pathOf = (segments: readonly string[]): string => `/${segments.join('/')}`;

/** Decodes a path or a segment; returns it unchanged if its encoding is invalid. */
export function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
