import { statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { PASSWORD, planBody, registerMember } from '../../test/factories.ts';
import { runCommand } from '../../test/run-command.ts';
import { startAppForTest, type TestApp } from '../../test/test-app.ts';
import { newDatabase, type TestDatabase } from '../../test/test-database.ts';
import { BACKUP_USAGE, parseBackupCommand } from './backup-arguments.ts';

const PLANS = '/api/retirement-plans';

let app: TestApp;
let empty: TestDatabase;
beforeEach(async () => {
  app = await startAppForTest();
  empty = await newDatabase();
  onTestFinished(() => empty.remove());
});

/** Members who save without a pause, until `work` is done. */
async function duringSaves<T>(work: () => Promise<T>): Promise<{ result: T; saved: number }> {
  let running = true;
  let saved = 0;
  const members = await Promise.all(Array.from({ length: 4 }, () => registerMember(app.client())));
  const writers = members.map(async ({ client }) => {
    while (running) {
      const { status } = await client.post(PLANS, planBody({ name: 'while it was copied' }));
      if (status === 201) saved++;
    }
  });
  const result = await work();
  running = false;
  await Promise.all(writers);
  return { result, saved };
}

test('a backup made while members save contains everything saved before, and restores to an empty database', async () => {
  const { client, email } = await registerMember(app.client());
  for (let n = 0; n < 20; n++) await client.post(PLANS, planBody({ name: `plan ${n}` }));
  const before = (await client.get(PLANS)).json;
  const file = join(app.storage.dataDir, 'backups', 'monday');

  const { result: backup, saved } = await duringSaves(() =>
    runCommand(app.storage, 'backup', ['backup', file]),
  );
  expect(backup).toMatchObject({ code: 0, stderr: '' });
  expect(backup.stdout).toContain(file);
  expect(saved).toBeGreaterThan(0);
  expect(statSync(file).mode & 0o777).toBe(0o600);

  expect(await runCommand(empty, 'backup', ['restore', file])).toMatchObject({
    code: 0,
    stderr: '',
  });
  const restored = await startAppForTest({ storage: empty });
  const reader = restored.client();
  expect((await reader.post('/api/auth/login', { email, password: PASSWORD })).status).toBe(200);
  expect((await reader.get(PLANS)).json).toEqual(before);
  expect((await client.post(PLANS, planBody())).status).toBe(201);
  expect((await reader.post(PLANS, planBody())).status).toBe(201);
});

test('backup and restore do not overwrite existing data', async () => {
  const file = join(app.storage.dataDir, 'monday');
  await runCommand(app.storage, 'backup', ['backup', file]);
  const again = await runCommand(app.storage, 'backup', ['backup', file]);
  expect([again.code, again.stderr]).toEqual([
    1,
    `${file} exists already. Choose another name for the backup.\n`,
  ]);
  const onto = await runCommand(app.storage, 'backup', ['restore', file]);
  expect(onto.code).toBe(1);
  expect(onto.stderr).toMatch(/^The database .* already\. Add --replace|^The database is not empty/);
});

test('invalid arguments print the usage', async () => {
  const { code, stderr } = await runCommand(empty, 'backup', ['backup']);
  expect([code, stderr]).toEqual([1, `${BACKUP_USAGE}\n`]);
  for (const args of [
    ['restore', 'a', 'b'],
    ['backup', 'a', '--replace'],
    ['backup', 'a', '--x'],
    ['other', 'a'],
  ])
    expect(parseBackupCommand(args)).toBeUndefined();
});
