import { LockMode, raw } from '@mikro-orm/core';
import type { Secrets } from '../config/config-values.ts';
import { inTransaction } from '../database/database.ts';
import { keyedHash } from '../keyed-hash.ts';
import type { Services } from '../services.ts';
import { Account, ResetToken } from './account.entity.ts';
import { CODE_ALPHABET, normalizeCode } from './readable-code.ts';

const LENGTH = 8;
/** Wrong codes after which only the link in the email works. There are 8.5 × 10¹¹ codes, so guessing one is unlikely. */
const MAX_FAILURES = 5;

/** Derives the code that a person can type instead of following the link, such as `k7mpw3xa`. It is not stored. */
const codeFrom = (secret: string, nonce: string): string => {
  const bits = Buffer.from(keyedHash(secret, ['typed reset code', nonce]), 'base64url');
  return Array.from(
    { length: LENGTH },
    (_, n) => CODE_ALPHABET[bits.readUInt32BE(4 * n) % CODE_ALPHABET.length],
  ).join('');
};

/** Returns the code as emails show it, such as `K7MP-W3XA`. */
export function typedResetCode(secret: string, nonce: string): string {
  const code = codeFrom(secret, nonce).toUpperCase();
  return `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`;
}

export const isTypedResetCode = (text: string): boolean => normalizeCode(text).length === LENGTH;

/**
 * Returns the id of the token whose code was typed; null if the code is wrong. Counts wrong codes per token, whatever
 * IP addresses they come from. Runs the same statements if there is no such account.
 */
export async function findTypedToken(
  { database, secrets, now }: Pick<Services, 'database' | 'secrets' | 'now'>,
  { email, token: typed }: { readonly email: string; readonly token: string },
): Promise<string | null> {
  return inTransaction(database, async (em) => {
    // The lock orders concurrent attempts, so that each of them is counted before the next one.
    const account = await em.findOne(Account, { email }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    const valid = {
      accountId: account?.id ?? 0,
      expiresAt: { $gt: now() },
      typedFailures: { $lt: MAX_FAILURES },
    };
    const tokens = await em.find(ResetToken, valid);
    const code = normalizeCode(typed);
    const match = tokens.find(({ nonce }) => nonce !== null && isCodeOf(nonce, code, secrets));
    if (!match)
      await em.nativeUpdate(ResetToken, valid, { typedFailures: raw<number>('typed_failures + 1') });
    return match?.id ?? null;
  });
}

const isCodeOf = (nonce: string, code: string, secrets: Secrets): boolean =>
  secrets.some((secret) => codeFrom(secret, nonce) === code);
