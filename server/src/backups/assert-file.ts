import { existsSync } from 'node:fs';

/** Throws if the file exists: a backup replaces no file. */
export function assertFileIsAbsent(file: string): void {
  if (existsSync(file)) throw new Error(`${file} exists already. Choose another name for the backup.`);
}

/** Throws if the file does not exist. */
export function assertFileExists(file: string): void {
  if (!existsSync(file)) throw new Error(`The file ${file} does not exist.`);
}
