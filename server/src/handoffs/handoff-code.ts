import { createHmac, randomBytes } from 'node:crypto';

/** Crockford's digits: none that is taken for another, and no words. */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 8;
/** Each digit is five bits. */
const BYTES = (LENGTH * 5) / 8;

/** Forty random bits, as people can read them aloud. */
export function newCode(): string {
  const bits = BigInt(`0x${randomBytes(BYTES).toString('hex')}`);
  return Array.from({ length: LENGTH }, (_, n) => DIGITS[Number((bits >> BigInt(5 * n)) & 31n)]).join('');
}

/** With a key, because all codes there are could be tried against a hash without one. */
export function codeId(secret: string, code: string): string {
  return createHmac('sha256', secret)
    .update(JSON.stringify(['handoff code', code]))
    .digest('base64url');
}
