import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { flush } from '../atomic-file.ts';
import type { Config } from './config.ts';
import { SECRET_MIN_BYTES, type Secrets } from './config-values.ts';

/** Returns the configured secrets, or a secret that is generated once and stored in the data folder. */
export function sessionSecrets(config: Pick<Config, 'secrets' | 'dataDir'>): Secrets {
  return config.secrets ?? [generatedSecret(config.dataDir)];
}

function generatedSecret(dataDir: string): string {
  const file = join(dataDir, 'session-secret');
  if (!existsSync(file)) createSecret(file);
  const secret = readFileSync(file, 'utf8').trim();
  if (Buffer.byteLength(secret) < SECRET_MIN_BYTES) {
    throw new Error(
      `${file} is ${secret === '' ? 'empty' : 'damaged'}. Restore it from a backup, or delete it, and the next start generates a new secret`,
    );
  }
  return secret;
}

/** Creates the file under its name only when it is complete and flushed to disk. */
function createSecret(file: string): void {
  const dataDir = dirname(file);
  const draft = `${file}.${randomUUID()}.part`;
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    try {
      writeFileSync(draft, randomBytes(48).toString('base64url'), { flag: 'wx', mode: 0o600, flush: true });
      // Unlike a rename, a link fails if the file exists, so two processes that start at once use the same secret.
      linkSync(draft, file);
      flush(dataDir);
    } finally {
      rmSync(draft, { force: true });
    }
  } catch (error) {
    const { message } = error as NodeJS.ErrnoException;
    if (!existsSync(file))
      throw new Error(`DATA_DIR ${dataDir} is not writable: ${message}`, { cause: error });
  }
}
