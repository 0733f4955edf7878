import { hash } from 'node:crypto';
import { rateLimits, rateLimitWindows, retention } from '../../contract/index.ts';
import type { Secrets } from '../config/config-values.ts';
import type { EntityManager } from '../database/database.ts';
import { HOUR, MINUTE } from '../durations.ts';
import { newToken } from '../http/middleware/session.ts';
import { keyedHash } from '../keyed-hash.ts';
import type { EmailRules } from '../mail/delivery.ts';
import { OutboxRow } from '../mail/outbox.entity.ts';
import { ResetToken } from './account.entity.ts';

/** Validity of a code until its email is sent. The last attempt to send an email is 14 hours after the first attempt. */
const UNSENT_CODE_VALIDITY_MS = 24 * HOUR;
/** Age after which emails contain a new code instead of the same one, so that no code stays valid for days. */
const REUSE_CODE_MS = HOUR;

/** The kind of emails with a reset code in the outbox. */
export const RESET_EMAIL = 'reset password';

/** The time window in which the rate limit counts these emails per account. */
export const RESET_EMAILS_WINDOW_MS = rateLimitWindows[rateLimits.RESET_EMAILS_PER_ACCOUNT.window];

/** A code for an email, and the token to store for it. The token's id is the hash of the code. */
export interface ResetCode {
  readonly code: string;
  readonly token: Pick<ResetToken, 'id' | 'nonce' | 'createdAt' | 'expiresAt'>;
}

/** Returns the stored form of a reset code, a hash. */
export const resetTokenId = (code: string): string => hash('sha256', code, 'base64url');

/** Derives a code of 256 bits. Without the secret, the stored nonce does not reveal it. */
const codeFrom = (secret: string, nonce: string): string => keyedHash(secret, ['reset code', nonce]);

/** Returns the code to send to an account: the last code if it is still valid, otherwise a new code. */
export async function resetCodeFor(
  em: EntityManager,
  accountId: number,
  { secrets, now }: { readonly secrets: Secrets; readonly now: number },
): Promise<ResetCode> {
  const expiresAt = now + UNSENT_CODE_VALIDITY_MS;
  const [last] = await em.find(
    ResetToken,
    { accountId, expiresAt: { $gt: now }, createdAt: { $gt: now - REUSE_CODE_MS, $lte: now } },
    { orderBy: { createdAt: 'desc' }, limit: 1 },
  );
  if (last?.nonce) {
    const { id, nonce, createdAt } = last;
    // Codes of earlier secrets stay valid.
    const codes = secrets.map((secret) => codeFrom(secret, nonce));
    const code = codes.find((each) => resetTokenId(each) === id);
    if (code !== undefined) return { code, token: { id, nonce, createdAt, expiresAt } };
  }
  const nonce = newToken();
  const code = codeFrom(secrets[0], nonce);
  return { code, token: { id: resetTokenId(code), nonce, createdAt: now, expiresAt } };
}

/**
 * Rules for emails with a reset code: delayed up to the rate-limit window, dropped if the account has no valid code, and
 * the code expires `retention.resetCodeMinutes` after the email was sent.
 */
export function resetEmailRules(now: () => number): Readonly<Record<string, EmailRules>> {
  return {
    [RESET_EMAIL]: {
      maxDelayMs: RESET_EMAILS_WINDOW_MS,
      // Using a code, or changing the password, deletes all codes of the account.
      decide: async (em, outboxId) => {
        const email = await em.findOne(OutboxRow, { id: outboxId }, { fields: ['accountId'] });
        const valid = { accountId: email?.accountId ?? 0, expiresAt: { $gt: now() } };
        return (await em.count(ResetToken, valid)) > 0 ? 'send' : 'delete';
      },
      onSettled: async (em, outboxId, outcome) => {
        if (outcome !== 'sent') return;
        await em.nativeUpdate(
          ResetToken,
          { outboxId },
          { expiresAt: now() + retention.resetCodeMinutes * MINUTE },
        );
      },
    },
  };
}
