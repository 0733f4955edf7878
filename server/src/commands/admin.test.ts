import { afterAll, describe, expect, test } from 'vitest';
import { signedInAdmin } from '../../test/admins.ts';
import { withPasskey } from '../../test/authenticator.ts';
import { emailsTo } from '../../test/emails.ts';
import { adminStatus, confirmedMember, memberStatus, newEmail, PASSWORD } from '../../test/factories.ts';
import { runCommand } from '../../test/run-command.ts';
import { rowsOf, SECRET, startApp } from '../../test/test-app.ts';
import { createAuditLog } from '../audit/audit-log.ts';
import { createPasswords } from '../auth/passwords.ts';
import { ADMIN_USAGE, parseAdminCommand } from './admin-arguments.ts';

const NEW = 'nine herons by the weir';

const app = await startApp();
afterAll(() => app.close());

/** Runs the command in another process, with a password piped in. */
const runInProcess = (args: readonly string[], password = '') =>
  runCommand(app.storage, 'admin', args, { input: password });

const { config, database, mail } = app;
const audit = createAuditLog({ secrets: [SECRET], now: Date.now });
const passwords = createPasswords({ memoryCost: 8, timeCost: 1, parallelism: 1 });

/** Runs the command in this process. Returns its message. */
async function run(args: readonly string[], password = ''): Promise<string> {
  const command = parseAdminCommand(args) ?? expect.fail(ADMIN_USAGE);
  return command.run({ config, database, mail, audit, passwords, now: Date.now }, password);
}

const adminLogin = async (email: string, password: string) =>
  (await app.client().post('/api/admin/login', { email, password })).status;
const auditLog = async () => (await rowsOf(app, 'audit')).filter(({ actor }) => actor === 'operator');

describe('the command create', () => {
  test('creates an admin', async () => {
    const email = newEmail();
    const { stdout, stderr, code } = await runInProcess(['create', email.toUpperCase()], `${NEW}\n`);
    expect([code, stderr, stdout]).toEqual([0, '', 'The admin was created.\n']);
    expect(await adminLogin(email, NEW)).toBe(200);
    expect((await auditLog()).at(-1)).toMatchObject({ action: 'admin_created', actor: 'operator' });
    const before = await auditLog();
    const again = await runInProcess(['create', email], NEW);
    expect([again.code, again.stderr]).toEqual([1, 'This account is already an admin.\n']);
    expect(await auditLog()).toEqual(before);
  });

  test('makes a member an admin, whose old password and sessions are invalid', async () => {
    const { client, email } = await confirmedMember(app);
    await run(['create', email], NEW);
    expect([await adminLogin(email, PASSWORD), await adminLogin(email, NEW)]).toEqual([401, 200]);
    expect((await client.get('/api/auth/me')).status).toBe(401);
  });

  test.each([
    ['short', 'Password must be at least 8 characters'],
    ['', 'Password must be at least 8 characters'],
    ['password1', 'This password is among the most used ones.'],
  ])('rejects the password %j', async (password, message) => {
    const email = newEmail();
    await expect(run(['create', email], password)).rejects.toThrow(message);
    expect(await rowsOf(app, 'accounts')).not.toContainEqual(expect.objectContaining({ email }));
  });
});

test('with invalid arguments, the command prints its usage', async () => {
  const { stderr, code } = await runInProcess([]);
  expect([code, stderr]).toEqual([1, `${ADMIN_USAGE}\n`]);
});

test('at a terminal, the command asks for the password twice and does not show it', async () => {
  const email = newEmail();
  const create = (password: string, again: string) =>
    runCommand(app.storage, 'admin', ['create', email], {
      answers: { 'New password:': password, 'Again:': again },
    });
  const different = await create(NEW, 'another one');
  expect([different.code, await adminLogin(email, NEW)]).toEqual([1, 401]);
  expect(different.stdout).toContain('The passwords are not the same.');
  const { stdout, code } = await create(`${NEW}x\u007f`, NEW);
  expect(stdout).toMatch(/New password:.*Again:.*\nThe admin was created\.\r\n$/s);
  expect(stdout).not.toContain('herons');
  expect([code, await adminLogin(email, NEW)]).toEqual([0, 200]);
});

describe('the command reset-password', () => {
  test('sets the password, ends all sessions, and notifies the member', async () => {
    const { client, email } = await confirmedMember(app);
    const { stdout, code } = await runInProcess(['reset-password', email], `${NEW}\r\n`);
    expect([code, stdout]).toEqual([0, 'The password was set. All sessions of the account have ended.\n']);
    expect((await client.get('/api/auth/me')).status).toBe(401);
    expect((await client.post('/api/auth/login', { email, password: NEW })).status).toBe(200);
    expect((await auditLog()).at(-1)).toMatchObject({ action: 'password_set' });
    expect((await emailsTo(app, email)).map(({ subject }) => subject)).toEqual([
      'Your Whenabouts password was reset',
    ]);
  });

  test('fails if there is no such account', async () => {
    const failed = run(['reset-password', newEmail()], NEW);
    await expect(failed).rejects.toThrow('There is no account with this email.');
  });
});

describe('the command remove-passkeys', () => {
  test('lets a member and an admin log in with the password, and notifies them', async () => {
    const { client, email } = await confirmedMember(app);
    const { client: admin, email: adminEmail } = await signedInAdmin(app);
    for (const one of [client, client, admin]) await withPasskey(one, app.url);
    expect(await adminLogin(adminEmail, PASSWORD)).toBe(401);
    expect(await run(['remove-passkeys', email])).toBe('2 passkeys removed.');
    expect(await run(['remove-passkeys', adminEmail])).toBe('1 passkey removed.');
    const login = await app.client().post('/api/auth/login', { email, password: PASSWORD });
    expect([login.status, await adminLogin(adminEmail, PASSWORD)]).toEqual([200, 200]);
    expect((await auditLog()).slice(-2)).toMatchObject(Array(2).fill({ action: 'passkeys_removed' }));
    const message = (await emailsTo(app, email)).at(-1);
    expect(message?.subject).toBe('The passkeys of your Whenabouts account were removed');
    expect(message?.text).toContain('by the people who run the site');
  });

  test('fails for an account without passkeys and for an unknown one', async () => {
    const { email } = await confirmedMember(app);
    await expect(run(['remove-passkeys', email])).rejects.toThrow('This account has no passkey.');
    const unknown = run(['remove-passkeys', newEmail()]);
    await expect(unknown).rejects.toThrow('There is no account with this email.');
  });
});

describe('the commands for roles', () => {
  test('create an author, list, change and take the role, and log the person out', async () => {
    const email = newEmail();
    await run(['create', email, 'author'], NEW);
    expect((await run(['list'])).split('\n')).toContain(`author\t${email}`);
    const client = app.client();
    await client.post('/api/admin/login', { email, password: NEW });
    expect(await run(['set-role', email, 'editor'])).toBe('The role is now editor.');
    expect(await adminStatus(client)).toBe(401);
    expect(await adminLogin(email, NEW)).toBe(200);
    expect(await run(['remove', email])).toBe('The account is now that of a member.');
    expect(await adminLogin(email, NEW)).toBe(401);
    await expect(run(['set-role', email, 'owner'])).rejects.toThrow('There is no admin with this email.');
    const actions = (await auditLog()).map(({ action }) => action).slice(-3);
    expect(actions).toEqual(['admin_created', 'team_role_changed', 'team_member_removed']);
  });

  test('leave the last owner the role', async () => {
    const email = newEmail();
    await run(['create', email], NEW);
    const owners = (await run(['list'])).split('\n').filter((line) => line.startsWith('owner'));
    for (const owner of owners.map((line) => line.split('\t')[1]).filter((other) => other !== email))
      await run(['remove', String(owner)]);
    await expect(run(['remove', email])).rejects.toThrow('This is the only owner.');
    await expect(run(['set-role', email, 'editor'])).rejects.toThrow('This is the only owner.');
  });
});

test('a member who becomes an admin loses the passkeys, which someone else may have added', async () => {
  const { client, email } = await confirmedMember(app);
  await withPasskey(client, app.url);
  await run(['create', email], NEW);
  expect(await adminLogin(email, NEW)).toBe(200);
});

describe('the command end-sessions', () => {
  test('ends all sessions of one account, and no others', async () => {
    const { client, email } = await confirmedMember(app);
    const other = app.client();
    await other.post('/api/auth/login', { email, password: PASSWORD });
    const { client: stranger } = await confirmedMember(app);
    expect(await run(['end-sessions', email.toUpperCase()])).toBe('2 sessions ended.');
    expect(await Promise.all([client, other, stranger].map(memberStatus))).toEqual([401, 401, 200]);
    expect((await auditLog()).at(-1)).toMatchObject({
      action: 'sessions_ended',
      account: expect.any(String),
    });
    expect((await client.post('/api/auth/login', { email, password: PASSWORD })).status).toBe(200);
  });

  test('ends all sessions of members and admins', async () => {
    const { client } = await confirmedMember(app);
    const { client: admin } = await signedInAdmin(app);
    expect(await run(['end-sessions', '--all'])).toMatch(/^\d+ sessions ended\.$/);
    expect([await memberStatus(client), await adminStatus(admin)]).toEqual([401, 401]);
    expect(await rowsOf(app, 'sessions')).toEqual([]);
    expect((await auditLog()).at(-1)).toMatchObject({ action: 'sessions_ended', account: null });
  });
});
