import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('open-database.mjs', import.meta.url));

/** Opens and closes the SQLite database once, in another process. */
export async function openOutside(file: string): Promise<void> {
  await waitForSuccess(start(file));
}

/** Opens and closes the database in another process again and again. Returns a function that stops that process. */
export async function openOutsideRepeatedly(file: string): Promise<() => Promise<void>> {
  const child = start(file, 'repeatedly');
  if (child.stdout) await Promise.race([once(child.stdout, 'data'), once(child, 'exit')]);
  return async () => {
    child.stdin?.end();
    await waitForSuccess(child);
  };
}

async function waitForSuccess(child: ChildProcess): Promise<void> {
  if (child.exitCode === null) await once(child, 'exit');
  if (child.exitCode !== 0) throw new Error(`The outside process ended with ${child.exitCode}`);
}

function start(...args: string[]): ChildProcess {
  return spawn(process.execPath, [PROGRAM, ...args], { stdio: ['pipe', 'pipe', 'inherit'] });
}
