import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { migrateSqlite, openSqlite } from '../database/sqlite.ts';
import { backUpSqlite, restoreSqlite } from './sqlite-backup.ts';

let folder: string;
let database: string;
let file: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'backup-'));
  database = join(folder, 'data', 'test.sqlite');
  file = join(folder, 'backup');
  migrateSqlite(database);
});
afterEach(() => rmSync(folder, { recursive: true }));

const addPartner = (id: string) => {
  const db = openSqlite(database);
  db.prepare("INSERT INTO partners (id, name, origin, created_at) VALUES (?, 'A', 'https://a.test', 1)").run(
    id,
  );
  db.close();
};
const partnerIds = () => {
  const db = new DatabaseSync(database, { readOnly: true });
  const rows = db.prepare('SELECT id FROM partners').all();
  db.close();
  return rows.map(({ id }) => id);
};

test('a backup is a single file', async () => {
  const open = openSqlite(database);
  addPartner('one');
  await backUpSqlite(database, file);
  open.close();
  expect(readdirSync(folder).sort()).toEqual(['backup', 'data']);
  const db = new DatabaseSync(file, { readOnly: true });
  expect(db.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'delete' });
  expect(db.prepare('PRAGMA integrity_check').all()).toEqual([{ integrity_check: 'ok' }]);
  db.close();
});

describe('restoring', () => {
  test('a restored backup replaces an unused database on request, with its log files', async () => {
    addPartner('one');
    await backUpSqlite(database, file);
    addPartner('two');
    await expect(restoreSqlite(database, file)).rejects.toThrow('Add --replace');
    expect(partnerIds()).toEqual(['one', 'two']);
    await restoreSqlite(database, file, { replace: true });
    expect(partnerIds()).toEqual(['one']);
    expect(readdirSync(join(folder, 'data'))).toEqual(['test.sqlite']);
  });

  test('only the owner can read a restored database, and no other file is left', async () => {
    await backUpSqlite(database, file);
    // As in a copy of a running server's database.
    const backup = new DatabaseSync(file);
    backup.exec('PRAGMA journal_mode = WAL');
    backup.close();
    for (const mode of [0o644, 0o444]) {
      chmodSync(file, mode);
      await restoreSqlite(database, file, { replace: true });
      expect(statSync(database).mode & 0o777).toBe(0o600);
      expect(readdirSync(join(folder, 'data'))).toEqual(['test.sqlite']);
    }
  });

  test('a backup is not restored while a server runs, even if it is idle', async () => {
    await backUpSqlite(database, file);
    const server = openSqlite(database);
    await expect(restoreSqlite(database, file, { replace: true })).rejects.toThrow(
      'probably in a running server. Stop it first.',
    );
    server.exec('BEGIN IMMEDIATE; COMMIT');
    server.close();
  });

  test('a leftover log file is not applied to the new database', async () => {
    addPartner('one');
    await backUpSqlite(database, file);
    const db = openSqlite(database);
    addPartner('two');
    for (const suffix of ['-wal', '-shm']) copyFileSync(database + suffix, join(folder, `copy${suffix}`));
    db.close();
    rmSync(database);
    for (const suffix of ['-wal', '-shm']) copyFileSync(join(folder, `copy${suffix}`), database + suffix);
    await restoreSqlite(database, file);
    expect(existsSync(`${database}-wal`)).toBe(false);
    expect(partnerIds()).toEqual(['one']);
  });

  test.each<[string, (whole: Buffer) => Buffer | string]>([
    ['is cut off', (whole) => whole.subarray(0, whole.length - 8192)],
    ['is something else', () => 'not a database'],
    ['is empty', () => ''],
  ])('a backup that %s is rejected, and nothing changes', async (_what, change) => {
    await backUpSqlite(database, file);
    writeFileSync(file, change(readFileSync(file)));
    addPartner('one');
    await expect(restoreSqlite(database, file, { replace: true })).rejects.toThrow(
      'The backup cannot be used',
    );
    expect(partnerIds()).toEqual(['one']);
    expect(readdirSync(join(folder, 'data'))).toEqual(['test.sqlite']);
  });

  test('a backup of a newer version is rejected', async () => {
    await backUpSqlite(database, file);
    const db = new DatabaseSync(file);
    db.exec("INSERT INTO migrations (name, applied_at) VALUES ('9999-later', 'then')");
    db.close();
    rmSync(join(folder, 'data'), { recursive: true });
    await expect(restoreSqlite(database, file)).rejects.toThrow('it is from a newer version');
    expect(existsSync(database)).toBe(false);
  });

  test('a backup is not restored over a database that cannot be read, because a running server could not be detected', async () => {
    await backUpSqlite(database, file);
    mkdirSync(join(folder, 'data'), { recursive: true });
    writeFileSync(database, 'x'.repeat(8192));
    await expect(restoreSqlite(database, file, { replace: true })).rejects.toThrow('Move it away');
    expect(readFileSync(database, 'utf8')).toBe('x'.repeat(8192));
  });
});
