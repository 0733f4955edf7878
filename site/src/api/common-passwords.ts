import { commonPasswordHash } from '@whenabouts/server/contract';
import { request } from './request.ts';

/**
 * Returns true if the server rejects a password as common. Sends only the first digits of its hash. Returns false
 * without HTTPS, where browsers do not hash.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  if (!globalThis.isSecureContext) return false;
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(password.toLowerCase()));
  const digits = [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  const { hashes } = await request('GET /api/auth/common-passwords/{prefix}', {
    param: digits.slice(0, commonPasswordHash.prefix),
  });
  return hashes.includes(digits.slice(0, commonPasswordHash.length));
}
