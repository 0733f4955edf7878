import { existsSync } from 'node:fs';

export function assertFileIsAbsent(file: string): void {
  if (existsSync(file)) throw new Error(`${file} exists already. Choose another name for the backup.`);
}

export function assertFileExists(file: string): void {
  if (!existsSync(file)) throw new Error(`The file ${file} does not exist.`);
}
