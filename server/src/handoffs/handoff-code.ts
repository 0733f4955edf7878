import { randomBytes } from 'node:crypto';
import { keyedHash } from '../keyed-hash.ts';

/** Crockford's base 32, without letters that look like digits. */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 8;
/** Five bits per digit. */
const BYTES = (LENGTH * 5) / 8;

/** Returns 40 random bits in a form that people can read aloud. */
export function newCode(): string {
  const bits = BigInt(`0x${randomBytes(BYTES).toString('hex')}`);
  return Array.from({ length: LENGTH }, (_, n) => DIGITS[Number((bits >> BigInt(5 * n)) & 31n)]).join('');
}

/** Returns a keyed hash, because codes are short enough to try all of them against a hash without a key. */
export function codeId(secret: string, code: string): string {
  return keyedHash(secret, ['handoff code', code]);
}
