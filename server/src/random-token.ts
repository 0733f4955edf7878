import { hash, randomBytes } from 'node:crypto';

/** Returns 256 random bits in base64url. The database stores only their {@link hashToken}. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** Returns the stored form of a random token. A hash without a key is enough for its many random bits. */
export const hashToken = (token: string): string => hash('sha256', token, 'base64url');
