import { createHmac } from 'node:crypto';

/**
 * Returns an HMAC-SHA-256 of the parts in base64url. The first part names the purpose, so that a hash made for one
 * purpose never matches a hash for another.
 */
export const keyedHash = (secret: string, parts: readonly (string | number)[]): string =>
  createHmac('sha256', secret).update(JSON.stringify(parts)).digest('base64url');
