/**
 * Returns the versions that an If-Match header accepts; `any` if it is absent or `*`. Weak tags are accepted,
 * because proxies that compress a response weaken its tag.
 */
export function acceptedVersions(header: string): 'any' | readonly number[] {
  const value = header.trim();
  if (value === '' || value === '*') return 'any';
  return value
    .split(',')
    .map((tag) => /^(?:W\/)?"([1-9]\d{0,9})"$/.exec(tag.trim())?.[1])
    .filter((version) => version !== undefined)
    .map(Number);
}
