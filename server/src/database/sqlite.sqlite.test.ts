import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openDatabase } from '../orm.ts';
import type { Database } from './database.ts';
import { migrationsFor } from './migrations.ts';
import { assertSettingApplied, migrateSqlite, openSqlite, sqliteSettings } from './sqlite.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sqlite-'));
  file = join(folder, 'data', 'test.sqlite');
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('an acknowledged commit', () => {
  test('is on disk, on both connections to the file', async () => {
    const database = await openDatabase({ kind: 'sqlite', file });
    try {
      const connection = database.orm.em.getConnection();
      for (const read of [
        (sql: string) => connection.execute(sql),
        (sql: string) => database.read(sql, []),
      ]) {
        const value = async (name: string) => Object.values((await read(`PRAGMA ${name}`))[0] ?? {})[0];
        expect(await value('journal_mode')).toBe('wal');
        expect(await value('synchronous')).toBe(2);
        expect(await value('foreign_keys')).toBe(1);
        expect(await value('busy_timeout')).toBe(5000);
      }
    } finally {
      await database.close();
    }
  });

  test('needs settings without which the server does not start', () => {
    const db = openSqlite(file);
    const synchronous = sqliteSettings.find(({ name }) => name === 'synchronous') ?? expect.fail();
    db.exec('PRAGMA synchronous = NORMAL');
    const row = db.prepare('PRAGMA synchronous').get();
    expect(() => assertSettingApplied(synchronous, row)).toThrow('SQLite ignored synchronous = 2; it is 1');
    db.close();
  });
});

describe('migrating', () => {
  const tables = () => {
    const db = new DatabaseSync(file);
    const found = db.prepare("SELECT name, sql FROM sqlite_schema WHERE type = 'table' ORDER BY name").all();
    const applied = db
      .prepare('SELECT name FROM migrations')
      .all()
      .map(({ name }) => name);
    db.close();
    return { found, applied };
  };

  test('changes nothing the second time', () => {
    migrateSqlite(file);
    const first = tables();
    migrateSqlite(file);
    expect(tables()).toEqual(first);
    expect(first.applied.sort()).toEqual(
      migrationsFor('sqlite')
        .map(({ name }) => name)
        .sort(),
    );
  });

  test('applies each migration once if several threads start it together', async () => {
    const module = new URL('./sqlite.ts', import.meta.url).href;
    const code = `import(${JSON.stringify(module)}).then(({ migrateSqlite }) => migrateSqlite(${JSON.stringify(file)}))`;
    const ends = Array.from(
      { length: 4 },
      () =>
        new Promise((resolve, reject) => {
          const worker = new Worker(code, { eval: true });
          worker.once('error', reject);
          worker.once('exit', resolve);
        }),
    );
    expect(await Promise.all(ends)).toEqual([0, 0, 0, 0]);
    expect(tables().applied).toHaveLength(migrationsFor('sqlite').length);
  });

  test('has the same steps on both engines', () => {
    expect(migrationsFor('mysql').map(({ name }) => name)).toEqual(
      migrationsFor('sqlite').map(({ name }) => name),
    );
  });
});

test('a file locked by another process delays saves, not reads', async () => {
  migrateSqlite(file);
  const database = await openDatabase({ kind: 'sqlite', file });
  const other = openSqlite(file);
  try {
    other.exec('BEGIN IMMEDIATE');
    expect(await database.read('SELECT count(*) AS n FROM plans', [])).toEqual([{ n: 0 }]);
    other.exec('COMMIT');
  } finally {
    other.close();
    await database.close();
  }
});

describe('reads of one tick', () => {
  const COUNT = 'SELECT count(*) AS n FROM counted';
  let database: Database;
  let other: DatabaseSync;
  beforeEach(async () => {
    migrateSqlite(file);
    database = await openDatabase({ kind: 'sqlite', file });
    other = openSqlite(file);
    other.exec('CREATE TABLE counted (n INTEGER) STRICT');
  });
  afterEach(async () => {
    other.close();
    await database.close();
  });
  const read = (sql: string) => database.read(sql, []);
  const write = () => other.exec('INSERT INTO counted VALUES (1)');

  test('see earlier writes, and a consistent snapshot', async () => {
    write();
    const first = read(COUNT);
    write();
    const second = read(COUNT);
    const counts = (await Promise.all([first, second])).map(([row]) => row?.n);
    expect(counts).toEqual([2, 2]);
    // These reads start in a later event-loop tick, so they are not batched with the reads above.
    write();
    expect(await Promise.all([read(COUNT), read(COUNT)])).toEqual([[{ n: 3 }], [{ n: 3 }]]);
    write();
    expect(await read(COUNT)).toEqual([{ n: 4 }]);
  });

  test('fail independently of each other', async () => {
    const ends = await Promise.allSettled([read(COUNT), read('SELECT nothing'), read(COUNT)]);
    expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    write();
    expect(await read(COUNT)).toEqual([{ n: 1 }]);
  });

  test('are rejected if the file is closed', async () => {
    const late = [read(COUNT), read(COUNT)];
    const ends = Promise.allSettled(late);
    await database.close();
    expect((await ends).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    database = await openDatabase({ kind: 'sqlite', file });
  });
});
