/**
 * Merges drafts, or all numbers of a visitor. Returns `next` with everything that the visitor has changed from `before`
 * to `changed`; `next` itself if nothing was.
 */
export function mergeDrafts<T>(before: T, changed: T, next: T): T {
  if (isSame(before, changed)) return next;
  if (!isObject(before) || !isObject(changed) || !isObject(next) || Array.isArray(changed)) return changed;
  const names = Object.keys({ ...next, ...changed, ...before });
  const merged = names.map((name) => [name, mergeDrafts(before[name], changed[name], next[name])] as const);
  return Object.fromEntries(merged.filter(([, value]) => value !== undefined)) as T;
}

/** Returns true if two JSON values are equal. The order of the keys does not matter. */
export function isSame(a: unknown, b: unknown): boolean {
  if (!isObject(a) || !isObject(b)) return a === b;
  return Object.keys({ ...a, ...b }).every((name) => isSame(a[name], b[name]));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
