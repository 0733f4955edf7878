import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Secrets } from '../config/config-values.ts';

const IV_BYTES = 12;
const TAG_BYTES = 16;
const KEY_BYTES = 32;

export interface Encryption {
  encrypt(text: string): string;
  /** Throws if the text was encrypted with another secret or has been changed. */
  decrypt(encrypted: string): string;
}

/**
 * Creates the encryption of stored emails (AES-256-GCM). They contain reset codes, which must not be readable in the
 * database or a backup. The first secret encrypts, all of them decrypt.
 */
export function createEncryption(secrets: Secrets): Encryption {
  // The label `letters` is part of the key. Another label would make the emails in the outbox unreadable.
  const keyFrom = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'letters', KEY_BYTES));
  const newestKey = keyFrom(secrets[0]);
  const keys = secrets.map(keyFrom);
  return {
    encrypt: (text) => {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', newestKey, iv);
      const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64url');
    },
    decrypt: (encrypted) => {
      const bytes = Buffer.from(encrypted, 'base64url');
      for (const key of keys) {
        try {
          return decryptWith(key, bytes);
        } catch {
          // Try the next secret.
        }
      }
      throw new Error('encrypted with another secret');
    },
  };
}

function decryptWith(key: Buffer, bytes: Buffer): string {
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES));
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  const decrypted = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES));
  return Buffer.concat([decrypted, decipher.final()]).toString('utf8');
}
