import { createHmac } from 'node:crypto';

/**
 * Returns an HMAC-SHA-256 of the parts in base64url. The first part names the purpose, so that hashes of one purpose are
 * of no use for another.
 */
export const keyedHash = (secret: string, parts: readonly (string | number)[]): string =>
  createHmac('sha256', secret).update(JSON.stringify(parts)).digest('base64url');
