// Opens, reads and closes the SQLite database of the first argument, both as a copying tool does and as the `sqlite3` shell
// does: the shell deletes the write-ahead log when it closes the database and finds no other process's lock on it. With the
// argument `repeatedly`, does so until the standard input ends.
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
    await pause(20);
  }
}
