/**
 * The versions that an If-Match header accepts: `any` without one and for `*`. A weak tag counts as
 * its strong one, because proxies that compress an answer weaken its tag on the way.
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
