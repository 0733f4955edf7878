import { type Database, type EntityManager, inTransaction } from '../database/database.ts';
import { MINUTE } from '../durations.ts';
import { hashToken, newToken } from '../random-token.ts';
import type { Account } from './account.entity.ts';
import { type ChallengePurpose, PasskeyChallengeRow } from './passkey.entity.ts';

const LIFETIME_MS = 5 * MINUTE;
/** Anyone with the password can request many challenges: only the newest of an account are stored. */
const CHALLENGES_PER_ACCOUNT = 10;

interface NewChallenge {
  readonly account: Pick<Account, 'id' | 'passwordVersion'>;
  readonly purpose: ChallengePurpose;
  readonly now: number;
}

/** Adds a challenge after the password was verified, and returns it: 256 random bits in base64url. */
export async function addChallenge(em: EntityManager, request: NewChallenge): Promise<string> {
  const { account, purpose, now } = request;
  const challenge = newToken();
  const { id: accountId, passwordVersion } = account;
  const id = hashToken(challenge);
  await em.insert(PasskeyChallengeRow, {
    id,
    accountId,
    purpose,
    passwordVersion,
    expiresAt: now + LIFETIME_MS,
  });
  const excess = await em.find(
    PasskeyChallengeRow,
    { accountId },
    { fields: ['id'], orderBy: { expiresAt: 'desc', id: 'asc' }, offset: CHALLENGES_PER_ACCOUNT, limit: 100 },
  );
  const ids = excess.map((row) => row.id).filter((other) => other !== id);
  if (ids.length > 0) await em.nativeDelete(PasskeyChallengeRow, { id: { $in: ids } });
  return challenge;
}

/** A challenge that was used, and its account. */
export interface UsedChallenge {
  readonly challenge: string;
  readonly accountId: number;
  readonly passwordVersion: number;
}

/**
 * Finds a challenge and deletes it, so that even a wrong response uses it up. Returns undefined if the challenge is unknown, expired, used, or was made for another purpose.
 */
export async function consumeChallenge(
  database: Database,
  { challenge, purpose, now }: { challenge: string; purpose: ChallengePurpose; now: number },
): Promise<UsedChallenge | undefined> {
  const id = hashToken(challenge);
  return inTransaction(database, async (em) => {
    const row = await em.findOne(PasskeyChallengeRow, { id, purpose, expiresAt: { $gt: now } });
    if (!row || (await em.nativeDelete(PasskeyChallengeRow, { id })) === 0) return undefined;
    const { accountId, passwordVersion } = row;
    return { challenge, accountId, passwordVersion };
  });
}

/** Returns the challenge that the browser sent back; empty if the text cannot be read. */
export function readChallenge(clientDataJSON: string): string {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString());
    return typeof challenge === 'string' ? challenge : '';
  } catch {
    return '';
  }
}
