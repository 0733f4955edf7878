import { createHash, randomBytes } from 'node:crypto';

/** Returns a new token for a partner's private link: 256 random bits in base64url. */
export const newStatsToken = (): string => randomBytes(32).toString('base64url');

/** Returns the stored form of a token. A hash without a key is enough for 256 random bits. */
export const hashStatsToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');
