import { createReadStream, createWriteStream, existsSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { pipeline } from 'node:stream/promises';
import { assertFileExists, assertFileIsAbsent, writeAtomically } from '../atomic-file.ts';
import { assertNotNewer, isFromNewerVersion } from '../database/migrations.ts';
import { BUSY_TIMEOUT_MS } from '../database/sqlite.ts';
import { assertNoDeletedFilesInUse } from '../database/sqlite-files.ts';

/** SQLite's result code for a database that another connection has locked (SQLITE_BUSY). */
const BUSY = 5;

/** Copies a snapshot of the database to a file. Other processes can read and write in the meantime. */
export async function backUpSqlite(database: string, file: string): Promise<void> {
  assertNoDeletedFilesInUse(database);
  assertFileExists(database);
  assertFileIsAbsent(file);
  await writeAtomically(file, async (draft) => {
    const source = new DatabaseSync(database, { readOnly: true, timeout: BUSY_TIMEOUT_MS });
    try {
      assertNotNewer('sqlite', appliedMigrations(source));
      source.prepare('VACUUM INTO ?').run(draft);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(`${database} could not be copied to ${file}: ${reason}`, { cause: error });
    } finally {
      source.close();
    }
    // Checked again: if the files were deleted during the copy, the backup may lack writes acknowledged before it began.
    assertNoDeletedFilesInUse(database);
    assertValidBackup(draft);
  });
}

/**
 * Restores a database from a backup. The next start migrates it if needed.
 *
 * @throws {Error} if the database exists and `replace` is false, or if it is open in another process.
 */
export async function restoreSqlite(database: string, file: string, { replace = false } = {}): Promise<void> {
  assertFileExists(file);
  if (existsSync(database)) {
    if (!replace) {
      throw new Error(
        `The database ${database} exists already. Add --replace to replace it with the backup.`,
      );
    }
    assertNotInUse(database);
  }
  await writeAtomically(database, async (draft) => {
    // `copyFile` would also copy the permissions, which may let others read the database, or prevent writing it.
    await pipeline(createReadStream(file), createWriteStream(draft));
    assertValidBackup(draft);
    // The files of the old database, which SQLite would apply to the new one, and those of the check above.
    for (const name of [database, draft]) {
      for (const suffix of ['-wal', '-shm']) rmSync(name + suffix, { force: true });
    }
  });
}

/** Throws unless the file is a complete database of this application, from this version or an earlier one. */
function assertValidBackup(file: string): void {
  const error = validateBackup(file);
  if (error !== undefined) throw new Error(`The backup cannot be used: ${error}.`);
}

/** Returns a validation error that completes "The backup cannot be used: …"; undefined if there is none. */
function validateBackup(file: string): string | undefined {
  const db = new DatabaseSync(file, { readOnly: true });
  try {
    const findings = db.prepare('PRAGMA integrity_check').all();
    if (findings.length !== 1 || findings[0]?.integrity_check !== 'ok') return 'it is damaged';
    if (db.prepare('PRAGMA foreign_key_check').all().length > 0)
      return 'some of its rows refer to missing rows';
    const applied = appliedMigrations(db);
    if (applied.length === 0) return 'it is not a database of this application';
    return isFromNewerVersion('sqlite', applied) ? 'it is from a newer version' : undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    db.close();
  }
}

const appliedMigrations = (db: DatabaseSync): readonly unknown[] =>
  db
    .prepare('SELECT name FROM migrations')
    .all()
    .map(({ name }) => name);

/** Throws if the database is open anywhere. Leaving WAL mode needs exclusive access, so it fails then. */
function assertNotInUse(database: string): void {
  const db = new DatabaseSync(database);
  try {
    db.exec('PRAGMA journal_mode = DELETE');
  } catch (error) {
    if ((error as { errcode?: number }).errcode === BUSY) {
      throw new Error('The database is open, probably in a running server. Stop it first.');
    }
    throw new Error(
      `${database} cannot be read, so a running server cannot be detected. Move it away, together with its -wal and -shm files.`,
      { cause: error },
    );
  } finally {
    db.close();
  }
}
