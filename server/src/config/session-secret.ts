import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from './config.ts';
import { SECRET_MIN_BYTES } from './config-values.ts';

/** The secrets to work with: the configured ones, or one of our own that is kept beside the data. */
export function sessionSecrets(config: Config): readonly string[] {
  return config.secrets ?? [ownSecret(config.dataDir)];
}

function ownSecret(dataDir: string): string {
  const file = join(dataDir, 'session-secret');
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    // Fails when the file is there, so that of two processes starting at once both use the first one's.
    writeFileSync(file, randomBytes(48).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    // A full disk takes the name and not the secret.
    if (code === 'ENOSPC') rmSync(file, { force: true });
    // Without the file, it is the folder's place that something else has.
    if (code !== 'EEXIST' || !existsSync(file))
      throw new Error(`DATA_DIR ${dataDir} cannot be written to: ${message}`, { cause: error });
  }
  const secret = readFileSync(file, 'utf8').trim();
  if (Buffer.byteLength(secret) < SECRET_MIN_BYTES)
    throw new Error(`${file} is damaged; delete it to get a new one`);
  return secret;
}
