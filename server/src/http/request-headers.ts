import { HttpError } from './http-error.ts';
import type { RequestContext } from './request-context.ts';

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

/** Throws `stale`, with this message, unless the `If-Match` header accepts the version. The caller must have locked the row. */
export function assertVersion(
  { header }: Pick<RequestContext, 'header'>,
  version: number,
  message: string,
): void {
  const versions = acceptedVersions(header('If-Match'));
  if (versions !== 'any' && !versions.includes(version)) throw new HttpError('stale', { message });
}

/** Returns the value of the `Idempotency-Key` header; null if absent. Throws `malformed`. */
export function readIdempotencyKey({ header }: Pick<RequestContext, 'header'>): string | null {
  const key = header('Idempotency-Key');
  if (key === '') return null;
  if (!/^[\x21-\x7e]{1,64}$/.test(key)) {
    throw new HttpError('malformed', {
      message: 'Idempotency-Key must have 1 to 64 visible ASCII characters.',
    });
  }
  return key;
}
