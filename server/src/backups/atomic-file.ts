import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Lets `write` fill a file that only its owner can read, and gives it its name once it is complete and on
 * the disk. Until then, and after a failure, whatever had the name is untouched.
 */
export async function writeWhole(file: string, write: (draft: string) => Promise<void>): Promise<void> {
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

function flush(path: string): void {
  const descriptor = openSync(path, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}

export function requireNew(file: string): void {
  if (existsSync(file)) throw new Error(`${file} is there already. Give the backup a name that nothing has.`);
}

export function requireFile(file: string): void {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
}
