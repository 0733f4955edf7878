import { randomBytes } from 'node:crypto';

/** Returns 256 random bits in base64url. The database stores only a hash of them. */
export const newToken = (): string => randomBytes(32).toString('base64url');
