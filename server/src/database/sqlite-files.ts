import { closeSync, existsSync, openSync, readdirSync, readlinkSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** A file of the database was deleted or replaced, so other processes do not see new writes. */
class DatabaseFileReplaced extends Error {
  /** SQLite's own code for this (SQLITE_IOERR_VNODE), so that it counts as an unavailable database. */
  readonly errcode = 6922;
  override readonly name = 'DatabaseFileReplaced';
}

/**
 * Creates an empty database file that only its owner can read; SQLite would create it readable by everyone, and gives
 * the files next to it the same mode.
 *
 * An existing file is not opened: closing any descriptor of a file drops every POSIX lock that this process holds on
 * it, including those of SQLite's open connections. Other processes then delete the write-ahead log in use.
 */
export function createDatabaseFile(file: string): void {
  try {
    closeSync(openSync(file, 'wx', 0o600));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

/** Returns the inode of the file at a path; undefined if there is none. */
export const inodeOf = (path: string): number | undefined => statSync(path, { throwIfNoEntry: false })?.ino;

/**
 * Returns a function that throws once the database file, its write-ahead log (-wal) or the index of that (-shm) no
 * longer has its name. Later writes are lost when the process ends. Call this with an open connection.
 *
 * @param inode of the database file, from before the connection was opened.
 */
export function filesCheck(file: string, inode: number | undefined): () => void {
  const path = realPathOf(file);
  const [log, index] = [`${path}-wal`, `${path}-shm`];
  const [inodeOfLog, inodeOfIndex] = [inodeOf(log), inodeOf(index)];
  return () => {
    if (inodeOf(file) === inode && inodeOf(log) === inodeOfLog && inodeOf(index) === inodeOfIndex) return;
    throw new DatabaseFileReplaced(
      `The database ${file} or a file beside it was deleted or replaced while it was open`,
    );
  };
}

/**
 * Throws if a running process writes to a deleted file of the database: other processes do not see its writes.
 * Sees processes of the same user on Linux; elsewhere there is no list of open files.
 */
export function requireNoDeletedFiles(file: string): void {
  const path = realPathOf(file);
  // Not -shm: SQLite deletes that one while it is still open, when the last process closes the database.
  const deleted = new Set(['', '-wal'].map((suffix) => `${path}${suffix} (deleted)`));
  for (const pid of list('/proc').filter((name) => /^\d+$/.test(name))) {
    const links = list(`/proc/${pid}/fd`).map((fd) => linkOf(`/proc/${pid}/fd/${fd}`));
    if (links.some((link) => deleted.has(link))) {
      throw new Error(
        `Process ${pid} uses files of the database ${file} that were deleted, and others do not see what it saves. Stop it first`,
      );
    }
  }
}

/** Returns the path without symbolic links, as in SQLite and `/proc`. The file itself may be missing. */
function realPathOf(file: string): string {
  if (existsSync(file)) return realpathSync(file);
  const folder = dirname(file);
  return existsSync(folder) ? join(realpathSync(folder), basename(file)) : file;
}

function list(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    // No /proc, another user's process, or one that has ended.
    return [];
  }
}

function linkOf(path: string): string {
  try {
    return readlinkSync(path);
  } catch {
    return '';
  }
}
