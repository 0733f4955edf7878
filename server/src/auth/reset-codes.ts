import { hash } from 'node:crypto';
import { rateLimits, rateLimitWindows, retention } from '../../contract/index.ts';
import type { EntityManager } from '../database/database.ts';
import { newToken } from '../http/middleware/session.ts';
import { keyedHash } from '../keyed-hash.ts';
import type { EmailRules } from '../mail/delivery.ts';
import { OutboxRow } from '../mail/outbox.entity.ts';
import { ResetToken } from './reset-token.entity.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Validity of a code whose email waits. The last attempt to send an email is 14 hours after the first attempt. */
const WAITING_MS = 24 * HOUR;
/** Age after which emails contain a new code instead of the same one, so that no code stays valid for days. */
const SAME_CODE_MS = HOUR;

/** The kind of emails with a reset code in the outbox. */
export const RESET_EMAIL = 'reset password';

/** The time window in which the rate limit counts these emails per account. */
export const RESET_EMAILS_WINDOW_MS = rateLimitWindows[rateLimits.RESET_EMAILS_PER_ACCOUNT.window];

export interface ResetCode {
  readonly code: string;
  readonly row: Pick<ResetToken, 'id' | 'nonce' | 'createdAt' | 'expiresAt'>;
}

export const resetTokenId = (code: string): string => hash('sha256', code, 'base64url');

/** Derives a code of 256 bits. Without the secret, the stored nonce does not reveal it. */
const codeFrom = (secret: string, nonce: string): string => keyedHash(secret, ['reset code', nonce]);

/** Returns the code to send to an account: the last code if it is still valid, otherwise a new code. */
export async function resetCodeFor(
  em: EntityManager,
  accountId: number,
  { secrets, now }: { readonly secrets: readonly string[]; readonly now: number },
): Promise<ResetCode> {
  const expiresAt = now + WAITING_MS;
  const [last] = await em.find(
    ResetToken,
    { accountId, expiresAt: { $gt: now }, createdAt: { $gt: now - SAME_CODE_MS, $lte: now } },
    { orderBy: { createdAt: 'desc' }, limit: 1 },
  );
  // Codes of earlier secrets stay valid.
  const codes = last?.nonce ? secrets.map((secret) => codeFrom(secret, last.nonce ?? '')) : [];
  const code = codes.find((each) => resetTokenId(each) === last?.id);
  if (last && code !== undefined) {
    return { code, row: { id: last.id, nonce: last.nonce, createdAt: last.createdAt, expiresAt } };
  }
  const nonce = newToken();
  const newCode = codeFrom(secrets[0] ?? '', nonce);
  return { code: newCode, row: { id: resetTokenId(newCode), nonce, createdAt: now, expiresAt } };
}

/** Ends the validity of a code ten minutes after its email was accepted. */
export function resetEmailRules(now: () => number): Readonly<Record<string, EmailRules>> {
  return {
    [RESET_EMAIL]: {
      maxDelayMs: RESET_EMAILS_WINDOW_MS,
      // The code is gone if it was used, or if the password has changed.
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
