import { createHmac } from 'node:crypto';

/** Returns a function that hashes email and IP addresses with a key: without the secret, they cannot be found out. */
export const auditHash = (secret: string) => (kind: 'e-mail' | 'address', value: string) =>
  createHmac('sha256', secret)
    .update(JSON.stringify(['audit', kind, value]))
    .digest('base64url');
