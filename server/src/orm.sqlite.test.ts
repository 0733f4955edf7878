import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase } from './orm.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'orm-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const open = (file: string) => openDatabase({ kind: 'sqlite', file });

test('only the user that runs the server can read the database files', async () => {
  const database = await open(join(folder, 'test.sqlite'));
  await database.migrate();
  const modes = readdirSync(folder).map((name) => [name, statSync(join(folder, name)).mode & 0o777]);
  await database.close();
  expect(Object.fromEntries(modes)).toEqual({
    'test.sqlite': 0o600,
    'test.sqlite-shm': 0o600,
    'test.sqlite-wal': 0o600,
  });
});

test('the error for a damaged database names the file and gives advice', async () => {
  const file = join(folder, 'test.sqlite');
  writeFileSync(file, 'x'.repeat(8192));
  await expect(open(file)).rejects.toThrow(
    `The database ${file} cannot be opened: file is not a database. Check that`,
  );
});

test('the error for a file that cannot be opened contains the system error', async () => {
  const file = join(folder, 'test.sqlite');
  writeFileSync(file, '');
  // The error code differs by operating system.
  await expect(open(join(file, 'within'))).rejects.toThrow(/cannot be opened: E[A-Z]+/);
});
