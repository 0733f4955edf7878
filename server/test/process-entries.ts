import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** The files that tests start as processes. */
export const entries = {
  main: 'main.mjs',
  admin: 'src/commands/admin.ts',
  backup: 'src/commands/backup.ts',
  import: 'src/commands/import.ts',
  migrate: 'src/commands/migrate.ts',
} as const;
type Entry = keyof typeof entries;

/** Returns the source that starts the server or a command. */
export const sourceOf = (entry: Entry): string =>
  fileURLToPath(new URL(`../${entries[entry]}`, import.meta.url));

/**
 * Returns the file that starts the server or a command: a bundle of the sources and their packages, which starts in half of
 * the CPU time of the sources. All workers of a run share one bundle, which the first of them builds.
 */
export async function bundleOf(entry: Entry): Promise<string> {
  const folder = process.env.SERVER_BUNDLE;
  // Load tests do not run in Vitest.
  if (folder === undefined) return sourceOf(entry);
  bundled ??= existsSync(folder) ? Promise.resolve() : buildOnce(folder);
  await bundled;
  return `${folder}/${entry}.mjs`;
}

let bundled: Promise<void> | undefined;

async function buildOnce(folder: string): Promise<void> {
  const lock = `${folder}-lock`;
  mkdirSync(dirname(folder), { recursive: true });
  try {
    mkdirSync(lock);
  } catch {
    while (existsSync(lock)) await pause(50);
    if (existsSync(folder)) return;
    throw new Error('Another worker could not bundle the server');
  }
  const script = fileURLToPath(new URL('build-bundle.ts', import.meta.url));
  try {
    await promisify(execFile)(process.execPath, ['--conditions=source', script, `${folder}-unfinished`]);
    renameSync(`${folder}-unfinished`, folder);
  } finally {
    rmSync(lock, { recursive: true });
  }
}
