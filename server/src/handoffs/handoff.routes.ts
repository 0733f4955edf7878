import { randomBytes } from 'node:crypto';
import { mapInputs } from '@whenabouts/core';
import { handoffMessages, retention } from '../../contract/index.ts';
import { inTransaction } from '../database/database.ts';
import { HOUR } from '../durations.ts';
import { HttpError } from '../http/http-error.ts';
import type { Handlers } from '../http/router.ts';
import { keyedHash } from '../keyed-hash.ts';
import type { Services } from '../services.ts';
import { HandoffRow } from './handoff.entity.ts';
import { hasReceipt } from './receipts.ts';

/** Returns the handlers that pass a result of the widget to a member by a code. */
export function handoffRoutes({ database, secrets, config, now }: Services) {
  return {
    createHandoff: async ({ body: { inputs, id: handoffId, partner } }) => {
      // The first secret hashes codes; all of them find codes.
      const code = newCode();
      const id = codeId(secrets[0], code);
      const expiresAt = now() + retention.handoffHours * HOUR;
      const row = { id, handoffId, partnerId: partner ?? null, ...inputs, accountId: null, expiresAt };
      await inTransaction(database, (em) => em.insert(HandoffRow, row));
      return { code, url: `${config.origin}/s/${code}`, expires: new Date(expiresAt).toISOString() };
    },

    readReceipt: async ({ param }) => ({ saved: await hasReceipt(database, param, now()) }),

    claimHandoff: async ({ actor: { accountId }, body: { code } }) => {
      const ids = secrets.map((secret) => codeId(secret, code));
      const unexpired = { id: { $in: ids }, expiresAt: { $gt: now() } };
      const handoff = await inTransaction(database, async (em) => {
        await em.nativeUpdate(HandoffRow, { ...unexpired, accountId: null }, { accountId });
        return em.findOne(HandoffRow, { ...unexpired, accountId });
      });
      // The same error for unknown, expired and foreign codes, so that attempts reveal nothing.
      if (!handoff) throw new HttpError('gone', { message: handoffMessages.gone, isFailedAttempt: true });
      return {
        inputs: mapInputs((name) => handoff[name]),
        id: handoff.handoffId,
        partner: handoff.partnerId,
      };
    },
  } satisfies Partial<Handlers>;
}

/** Crockford's base 32, without letters that look like digits. */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 8;
/** Number of random bytes: a digit has five bits. */
const BYTES = (LENGTH * 5) / 8;

/** Returns {@link BYTES} random bytes in a form that people can read aloud. */
function newCode(): string {
  const bits = BigInt(`0x${randomBytes(BYTES).toString('hex')}`);
  return Array.from({ length: LENGTH }, (_, n) => DIGITS[Number((bits >> BigInt(5 * n)) & 31n)]).join('');
}

/** Returns a keyed hash, because codes are short enough to try all of them against a hash without a key. */
function codeId(secret: string, code: string): string {
  return keyedHash(secret, ['handoff code', code]);
}
