import type { Endpoint } from '../../contract/index.ts';

const NONE: ReadonlySet<string> = new Set();

/**
 * By which methods a path can be called, of these rows; HEAD where GET is. Every call passes here, so nothing is put
 * together or searched for it.
 */
export function rowMatcher(rows: readonly Endpoint[]): (path: string) => ReadonlySet<string> {
  const exact = new Map<string, Set<string>>();
  const starts = new Map<string, Set<string>>();
  for (const { method, path } of rows) {
    const [start = '', rest] = path.split(/\{\w+\}/);
    if (rest) throw new Error(`${path}: what is variable must stand at the end`);
    const methods = rest === undefined ? exact : starts;
    const known = methods.get(start) ?? new Set();
    methods.set(start, known.add(method));
    if (method === 'GET') known.add('HEAD');
  }
  for (const [path, known] of exact) {
    for (const method of starts.get(startOf(path)) ?? []) known.add(method);
  }
  return (path) => exact.get(path) ?? starts.get(startOf(path)) ?? NONE;
}

/** Everything but the last part. */
const startOf = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1);
