import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/**
 * Opens, reads and closes a SQLite database, both as a copying tool does and as the `sqlite3` shell does. The shell
 * deletes the write-ahead log when it closes the database and finds no other process's lock on it.
 */
const OPEN_AND_CLOSE = `
  const { readFileSync } = require('node:fs');
  const { DatabaseSync } = require('node:sqlite');
  const openAndClose = (file) => {
    for (const suffix of ['', '-wal', '-shm']) try { readFileSync(file + suffix); } catch {}
    try {
      const db = new DatabaseSync(file, { timeout: 1000 });
      try { db.prepare('SELECT count(*) FROM sqlite_schema').get(); } finally { db.close(); }
    } catch (error) { if (error.code !== 'ERR_SQLITE_ERROR') throw error; }
  };`;

/** Opens and closes the database once, in another process. */
export async function openOutside(file: string): Promise<void> {
  const [code] = await once(run(`${OPEN_AND_CLOSE} openAndClose(process.argv[1]);`, file), 'exit');
  if (code !== 0) throw new Error(`The outside process ended with ${code}`);
}

/** Opens and closes the database in another process again and again. Returns a function that stops that process. */
export async function openOutsideRepeatedly(file: string): Promise<() => Promise<void>> {
  const child = run(
    `${OPEN_AND_CLOSE}
     let running = true;
     process.stdin.on('end', () => { running = false; }).resume();
     process.stdout.write('started');
     (function again() { if (running) { openAndClose(process.argv[1]); setTimeout(again, 20); } })();`,
    file,
  );
  if (child.stdout) await once(child.stdout, 'data');
  return async () => {
    child.stdin?.end();
    if (child.exitCode === null) await once(child, 'exit');
    if (child.exitCode !== 0) throw new Error(`The outside process ended with ${child.exitCode}`);
  };
}

function run(code: string, file: string): ChildProcess {
  return spawn(process.execPath, ['-e', code, file], { stdio: ['pipe', 'pipe', 'inherit'] });
}
