/**
 * Merges drafts, or all numbers of a visitor. Returns `next` with everything that the visitor has changed from `before`
 * to `changed`; `next` itself if nothing was.
 */
export function mergeDrafts<T extends object>(before: T, changed: T, next: T): T {
  return isSame(before, changed) ? next : (merge(before, changed, next) as T);
}

function merge(before: unknown, changed: unknown, next: unknown): unknown {
  if (!isRecord(before) || !isRecord(changed) || !isRecord(next)) {
    return isSame(before, changed) ? next : changed;
  }
  const names = Object.keys({ ...next, ...changed, ...before });
  const merged = names.map((name) => [name, merge(before[name], changed[name], next[name])] as const);
  return Object.fromEntries(merged.filter(([, value]) => value !== undefined));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
