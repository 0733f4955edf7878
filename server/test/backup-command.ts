import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { TestDatabase } from './test-database.ts';

const COMMAND = fileURLToPath(new URL('../src/backup-command.ts', import.meta.url));

/** Runs `backup` or `restore` as an operator does. */
export async function runBackupCommand(
  storage: TestDatabase,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
) {
  const child = spawn(process.execPath, ['--conditions=source', COMMAND, ...args], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      DATA_DIR: storage.dataDir,
      DATABASE_URL: storage.address,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [said, complained, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise((resolve) => child.once('close', resolve)),
  ]);
  return { said, complained, code };
}
