import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { createConnection } from 'mysql2/promise';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { runCommand } from '../../test/run-command.ts';
import { newDatabase, newMigratedDatabase, type TestDatabase } from '../../test/test-database.ts';

const AWKWARD = 'p\'a"s s#w\\ö:@/%';

let folder: string;
let file: string;
let storage: TestDatabase;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'backup-'));
  file = join(folder, 'backup.sql');
  storage = await newMigratedDatabase();
});
afterEach(async () => {
  await storage.remove();
  rmSync(folder, { recursive: true });
});

test('the password is not an argument, whatever is in it', async () => {
  const server = await createConnection(inject('mariadbUrl'));
  await server.query("CREATE OR REPLACE USER 'back up'@'127.0.0.1' IDENTIFIED BY ?", [AWKWARD]);
  await server.query("GRANT ALL ON *.* TO 'back up'@'127.0.0.1'");
  await server.end();
  const url = new URL(storage.url);
  url.username = 'back up';
  url.password = encodeURIComponent(AWKWARD);
  // A dump that writes down how it was called.
  const tool = join(folder, 'mariadb-dump');
  const real = '/usr/bin/env -S PATH="$REAL_PATH" mariadb-dump "$@"';
  writeFileSync(tool, `#!/bin/sh\nprintf '%s\\n' "$@" > '${folder}/called'\nexec ${real}\n`, { mode: 0o755 });
  const PATH = `${folder}${delimiter}${process.env.PATH}`;
  const env = { PATH, REAL_PATH: process.env.PATH ?? '' };
  const done = await runCommand({ ...storage, url: url.href }, 'backup', ['backup', file], {
    env,
  });
  expect(done).toMatchObject({ code: 0, stderr: '' });
  const called = readFileSync(join(folder, 'called'), 'utf8');
  expect(called).toContain('--single-transaction\n');
  expect(called).toContain('--user=back up\n');
  expect(called).not.toContain(AWKWARD);
});

test('without the tool, prints the command to run, and leaves no file', async () => {
  const { code, stderr } = await runCommand(storage, 'backup', ['backup', file], {
    env: { PATH: folder },
  });
  expect(code).toBe(1);
  expect(stderr).toMatch(/^Neither mariadb-dump nor mysqldump is installed here\. Where one is, run:\n/);
  expect(stderr).toMatch(/ {2}mariadb-dump --single-transaction .* --user=root --password test_\w+ > \S+\n$/);
  expect(() => readFileSync(file)).toThrow('ENOENT');
});

test('an incomplete backup is rejected', async () => {
  await runCommand(storage, 'backup', ['backup', file]);
  truncateSync(file, 2000);
  const empty = await newDatabase();
  try {
    const { code, stderr } = await runCommand(empty, 'backup', ['restore', file]);
    expect([code, stderr]).toEqual([1, 'The backup cannot be used: it is incomplete.\n']);
  } finally {
    await empty.remove();
  }
});

test('a backup of a newer version is rejected', async () => {
  await runCommand(storage, 'backup', ['backup', file]);
  const dump = readFileSync(file, 'utf8');
  const empty = await newDatabase();
  try {
    // One row per line, as newer versions of the tool write them.
    writeFileSync(
      file,
      dump.replace('INSERT INTO `migrations` VALUES', "$&\n('999-later','2030-01-01 00:00:00'),\n"),
    );
    const { code, stderr } = await runCommand(empty, 'backup', ['restore', file]);
    expect([code, stderr]).toEqual([1, 'The backup cannot be used: it is from a newer version.\n']);
    writeFileSync(file, dump);
    expect(await runCommand(empty, 'backup', ['restore', file])).toMatchObject({ code: 0, stderr: '' });
  } finally {
    await empty.remove();
  }
});

test('the error of a failed tool is reported', async () => {
  const nowhere = { ...storage, url: `${inject('mariadbUrl')}/no_such_database` };
  const { code, stderr } = await runCommand(nowhere, 'backup', ['backup', file]);
  expect(code).toBe(1);
  expect(stderr).toMatch(/^mariadb-dump failed: .*no_such_database/);
});
