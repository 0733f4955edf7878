import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from './config.ts';
import { SECRET_MIN_BYTES } from './config-values.ts';

/** Returns the configured secrets, or one that is generated once and stored in the data folder. */
export function sessionSecrets(config: Config): readonly string[] {
  return config.secrets ?? [generatedSecret(config.dataDir)];
}

function generatedSecret(dataDir: string): string {
  const file = join(dataDir, 'session-secret');
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    // Fails if the file exists, so that two processes that start at once use the same secret.
    writeFileSync(file, randomBytes(48).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    // On a full disk, the file is created without its content.
    if (code === 'ENOSPC') rmSync(file, { force: true });
    // If the file does not exist, something else has the name of the folder.
    if (code !== 'EEXIST' || !existsSync(file))
      throw new Error(`DATA_DIR ${dataDir} is not writable: ${message}`, { cause: error });
  }
  const secret = readFileSync(file, 'utf8').trim();
  if (Buffer.byteLength(secret) < SECRET_MIN_BYTES)
    throw new Error(`${file} is damaged. Delete it, and a new one is generated`);
  return secret;
}
