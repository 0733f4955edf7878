import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Creates a file that only its owner can read. `write` fills a draft, which is renamed to `file` once it is complete
 * and flushed to disk. Until then, and after a failure, an existing file of that name is unchanged.
 */
export async function writeAtomically(file: string, write: (draft: string) => Promise<void>): Promise<void> {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const draft = `${file}.part`;
  rmSync(draft, { force: true });
  closeSync(openSync(draft, 'wx', 0o600));
  try {
    await write(draft);
    flush(draft);
    renameSync(draft, file);
    flush(dirname(file));
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Flushes a file, or the names in a folder, to disk. */
export function flush(path: string): void {
  const descriptor = openSync(path, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}

/** Throws if the file exists: a backup replaces no file. */
export function assertFileIsAbsent(file: string): void {
  if (existsSync(file)) throw new Error(`${file} exists already. Choose another name for the backup.`);
}

/** Throws if the file does not exist. */
export function assertFileExists(file: string): void {
  if (!existsSync(file)) throw new Error(`The file ${file} does not exist.`);
}
