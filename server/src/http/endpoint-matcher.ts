import type { Endpoint } from '../../contract/index.ts';

const NONE: ReadonlySet<string> = new Set();

/**
 * Returns a function that finds the methods of the endpoints at a path; HEAD is included with GET. It runs for every
 * request, so all lookups are prepared here.
 */
export function matchMethods(endpoints: readonly Endpoint[]): (path: string) => ReadonlySet<string> {
  const byPath = new Map<string, Set<string>>();
  const byPrefix = new Map<string, Set<string>>();
  for (const { method, path } of endpoints) {
    const [prefix = '', rest] = path.split(/\{\w+\}/);
    if (rest) throw new Error(`${path}: a parameter must be the last part of the path`);
    const map = rest === undefined ? byPath : byPrefix;
    const methods = map.get(prefix) ?? new Set();
    map.set(prefix, methods.add(method));
    if (method === 'GET') methods.add('HEAD');
  }
  for (const [path, methods] of byPath) {
    for (const method of byPrefix.get(prefixOf(path)) ?? []) methods.add(method);
  }
  return (path) => byPath.get(path) ?? byPrefix.get(prefixOf(path)) ?? NONE;
}

/** Returns a path without its last part. */
const prefixOf = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1);
