// Reads the files of the SQLite database of the first argument, as a copying tool does, and opens and closes it, as the
// `sqlite3` shell does: on closing, that deletes the write-ahead log unless another process has locked the database.
// With the argument `repeatedly`, this repeats until the standard input ends; more often with `PROPERTY_RUNS`.
import { readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';

const [, , file = '', mode] = process.argv;

function openAndClose() {
  for (const part of [file, `${file}-wal`, `${file}-shm`]) {
    try {
      readFileSync(part);
    } catch {
      // The server may have just deleted it.
    }
  }
  try {
    const database = new DatabaseSync(file, { timeout: 1000 });
    try {
      database.prepare('SELECT count(*) FROM sqlite_schema').get();
    } finally {
      database.close();
    }
  } catch (error) {
    // The server may hold a lock for longer than the timeout.
    if (/** @type {{ code?: string }} */ (error).code !== 'ERR_SQLITE_ERROR') throw error;
  }
}

openAndClose();
process.stdout.write('opened');
if (mode === 'repeatedly') {
  let isRunning = true;
  process.stdin.on('end', () => {
    isRunning = false;
  });
  process.stdin.resume();
  while (isRunning) {
    openAndClose();
    await pause(100 / Number(process.env.PROPERTY_RUNS ?? 1));
  }
}
