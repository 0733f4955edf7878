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
 * it, including the locks of SQLite's open connections. Other processes then delete the write-ahead log in use.
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
 * Returns a function that throws if the database, -wal or -shm file was deleted or replaced; writes after that would be
 * lost. Call this while a connection is open, because the -wal and -shm files exist only then.
 *
 * @param inode The inode of the database file before the connection was opened.
 */
export function createReplacedFilesCheck(file: string, inode: number | undefined): () => void {
  const path = realPathOf(file);
  const [walPath, shmPath] = [`${path}-wal`, `${path}-shm`];
  const [walInode, shmInode] = [inodeOf(walPath), inodeOf(shmPath)];
  return () => {
    if (inodeOf(file) === inode && inodeOf(walPath) === walInode && inodeOf(shmPath) === shmInode) return;
    throw new DatabaseFileReplaced(
      `The database ${file} or its -wal or -shm file was deleted or replaced while it was open`,
    );
  };
}

/**
 * Scans other processes and throws if one has a deleted file of the database open: its writes would be lost. Detects
 * only processes of the same user, and only on Linux, where `/proc` lists open files.
 */
export function assertNoDeletedFilesInUse(file: string): void {
  const path = realPathOf(file);
  // The file -shm is left out: SQLite itself deletes this file while it is open, when the last process closes the database.
  const deleted = new Set(['', '-wal'].map((suffix) => `${path}${suffix} (deleted)`));
  for (const pid of readdirOrEmpty('/proc').filter((name) => /^\d+$/.test(name))) {
    const links = readdirOrEmpty(`/proc/${pid}/fd`).map((fd) => readlinkOrEmpty(`/proc/${pid}/fd/${fd}`));
    if (links.some((link) => deleted.has(link))) {
      throw new Error(
        `Process ${pid} uses files of the database ${file} that were deleted, and its changes would be lost. Stop it first`,
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

function readdirOrEmpty(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    // There is no /proc, the process belongs to another user, or the process has ended.
    return [];
  }
}

function readlinkOrEmpty(path: string): string {
  try {
    return readlinkSync(path);
  } catch {
    return '';
  }
}
