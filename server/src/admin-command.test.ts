import { type ChildProcess, spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { newEmail, PASSWORD, signedIn } from '../test/factories.ts';
import { lettersTo } from '../test/letters.ts';
import { rowsOf, SECRET, startApp, type TestApp } from '../test/test-app.ts';

const COMMAND = fileURLToPath(new URL('./admin-command.ts', import.meta.url));
const NEW = 'nine herons by the weir';

let app: TestApp;
beforeEach(async () => {
  app = await startApp();
});
afterEach(() => app.close());

/** Runs the command, with a password piped in. */
async function run(args: readonly string[], password = '') {
  const child: ChildProcess = spawn(process.execPath, ['--conditions=source', COMMAND, ...args], {
    env: {
      PATH: process.env.PATH,
      DATA_DIR: app.storage.dataDir,
      DATABASE_URL: app.storage.address,
      SESSION_SECRET: SECRET,
    },
  });
  child.stdin?.end(password);
  const { stdout, stderr } = child;
  if (!stdout || !stderr) throw new Error('no output');
  const [said, complained, code] = await Promise.all([
    text(stdout),
    text(stderr),
    new Promise((resolve) => child.once('close', resolve)),
  ]);
  return { said, complained, code };
}

const adminLogin = async (email: string, password: string) =>
  (await app.client().post('/api/admin/login', { email, password })).status;
const trail = async () => (await rowsOf(app, 'audit')).filter(({ actor }) => actor === 'operator');

describe('create', () => {
  test('makes an admin', async () => {
    const email = newEmail();
    const { said, complained, code } = await run(['create', email.toUpperCase()], `${NEW}\n`);
    expect([code, complained, said]).toEqual([0, '', 'The admin is made.\n']);
    expect(await adminLogin(email, NEW)).toBe(200);
    expect(await trail()).toMatchObject([{ action: 'admin_created', actor: 'operator' }]);
    const again = await run(['create', email], NEW);
    expect([again.code, again.complained]).toEqual([1, 'This address is an admin already.\n']);
    expect(await trail()).toHaveLength(1);
  });

  test('makes an admin of a member, whose old password and sessions open nothing any more', async () => {
    const { client, email } = await signedIn(app.client());
    expect((await run(['create', email], NEW)).code).toBe(0);
    expect([await adminLogin(email, PASSWORD), await adminLogin(email, NEW)]).toEqual([401, 200]);
    expect((await client.get('/api/auth/me')).status).toBe(401);
  });
});

describe('reset-password', () => {
  test('sets the password, ends every session, and tells the member', async () => {
    const { client, email } = await signedIn(app.client());
    const { said, code } = await run(['reset-password', email], `${NEW}\r\n`);
    expect([code, said]).toEqual([0, 'The password is set, and the account is logged out everywhere.\n']);
    expect((await client.get('/api/auth/me')).status).toBe(401);
    expect((await client.post('/api/auth/login', { email, password: NEW })).status).toBe(200);
    expect(await trail()).toMatchObject([{ action: 'password_set' }]);
    expect((await lettersTo(app, email)).map(({ subject }) => subject)).toEqual([
      'Your Whenabouts password was reset',
    ]);
  });

  test('of nobody fails', async () => {
    const { complained, code } = await run(['reset-password', newEmail()], NEW);
    expect([code, complained]).toEqual([1, 'There is no account with this address.\n']);
  });
});

test.each([
  ['short', 'Password must be at least 8 characters\n'],
  ['', 'Password must be at least 8 characters\n'],
  ['password1', 'This password is among the most used ones. Please choose another.\n'],
])('refuses the password %j', async (password, complaint) => {
  const { complained, code } = await run(['create', newEmail()], password);
  expect([code, complained]).toEqual([1, complaint]);
  expect(await rowsOf(app, 'accounts')).toEqual([]);
});

test.each([
  [['create', 'boss@example.org', NEW]],
  [['create', 'boss@example.org', `--password=${NEW}`]],
  [['create', 'boss']],
  [['create']],
  [['delete', 'boss@example.org']],
  [[]],
])('%j is explained, not done', async (args) => {
  const { complained, code } = await run(args, NEW);
  expect(code).toBe(1);
  expect(complained).toMatch(/^How to use it:\n/);
  expect(await rowsOf(app, 'accounts')).toEqual([]);
});
