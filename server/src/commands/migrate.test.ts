import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { newDatabase, type TestDatabase } from '../../test/test-database.ts';
import { readConfig } from '../config/config.ts';
import { migrationsFor } from '../database/migrations.ts';
import { openDatabase } from '../orm.ts';

const COMMAND = fileURLToPath(new URL('./migrate.ts', import.meta.url));

let storage: TestDatabase;
beforeEach(async () => {
  storage = await newDatabase();
});
afterEach(() => storage.remove());

const migrate = (env: Readonly<Record<string, string>>) =>
  promisify(execFile)(process.execPath, ['--conditions=source', COMMAND], {
    env: { PATH: process.env.PATH, DATA_DIR: storage.dataDir, ...env },
  });

test('the command brings an empty database up to date, and leaves one that is so alone', async () => {
  const env = { DATABASE_URL: storage.url };
  for (let run = 0; run < 2; run++) {
    expect((await migrate(env)).stdout).toBe('The database is up to date.\n');
  }
  const read = readConfig(env);
  if ('errors' in read) throw new Error(read.errors.join());
  const database = await openDatabase(read.config.database);
  try {
    const applied = await database.read('SELECT name FROM migrations ORDER BY name', []);
    expect(applied.map(({ name }) => name)).toEqual(migrationsFor(database.kind).map(({ name }) => name));
  } finally {
    await database.close();
  }
});

test('an invalid configuration is reported, and nothing is changed', async () => {
  const failed = migrate({ DATABASE_URL: 'nonsense' });
  await expect(failed).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('DATABASE_URL must be'),
  });
});
