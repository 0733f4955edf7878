import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { SECRET } from './test-app.ts';
import type { TestDatabase } from './test-database.ts';

interface CommandOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** Text for standard input, such as a password. */
  readonly input?: string;
}

/** Runs a command of `server/src/commands` in a separate process, as an operator does. */
export async function runCommand(
  storage: TestDatabase,
  command: 'admin' | 'backup' | 'migrate',
  args: readonly string[],
  { env, input = '' }: CommandOptions = {},
) {
  const file = fileURLToPath(new URL(`../src/commands/${command}.ts`, import.meta.url));
  const child = spawn(process.execPath, ['--conditions=source', file, ...args], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      DATA_DIR: storage.dataDir,
      DATABASE_URL: storage.url,
      SESSION_SECRET: SECRET,
      ...env,
    },
    stdio: 'pipe',
  });
  child.stdin.end(input);
  const [stdout, stderr, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise((resolve) => child.once('close', resolve)),
  ]);
  return { stdout, stderr, code };
}
