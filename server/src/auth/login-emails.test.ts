import { afterAll, describe, expect, test } from 'vitest';
import { newAdmin } from '../../test/admins.ts';
import { withPasskey } from '../../test/authenticator.ts';
import { emailsTo } from '../../test/emails.ts';
import { confirmAddress, newEmail, PASSWORD, registration } from '../../test/factories.ts';
import { rowsOf, startApp } from '../../test/test-app.ts';
import { migrationsFor, splitStatements } from '../database/migrations.ts';
import { DAY } from '../durations.ts';
import { deleteExpiredRows } from '../jobs/cleanup.ts';

const LOGIN = '/api/auth/login';
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';
const NEWER_FIREFOX = FIREFOX.replaceAll('145', '146');
const CHROME =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36';

const app = await startApp();
afterAll(() => app.close());

async function register(userAgent = FIREFOX) {
  const client = app.client();
  const email = newEmail();
  const headers = { 'user-agent': userAgent };
  expect((await client.post('/api/auth/register', registration(email), { headers })).status).toBe(201);
  await confirmAddress(app, email);
  return { client, email };
}

async function logIn(email: string, userAgent: string, password = PASSWORD, path = LOGIN) {
  const headers = { 'user-agent': userAgent };
  return app.client().post(path, { email, password }, { headers });
}

async function fail(email: string, times: number, path = LOGIN) {
  for (let n = 0; n < times; n++)
    expect((await logIn(email, CHROME, 'not the password', path)).status).toBe(401);
}

const NEW_BROWSER = 'New login to your Whenabouts account';
const FAILED = 'Failed logins to your Whenabouts account';
const subjects = async (email: string) => (await emailsTo(app, email)).map(({ subject }) => subject);

describe('a login from an unknown browser', () => {
  test('is reported by email, once per kind of browser', async () => {
    const { email } = await register();
    await logIn(email, NEWER_FIREFOX);
    expect(await subjects(email)).toEqual([]);
    await logIn(email, CHROME);
    await logIn(email, CHROME);
    const [message, ...others] = await emailsTo(app, email);
    expect([message?.subject, others]).toEqual([NEW_BROWSER, []]);
    expect(message?.text).toMatch(/Chrome on Linux, \w+ \d+, \d{4} at \d+:\d\d [AP]M UTC\./);
    expect(message?.text).toContain('http://localhost:0/forgot-password');
    expect(message?.text).toContain('http://localhost:0/profile');
  });

  test('is not reported if the password was wrong', async () => {
    const { email } = await register();
    await logIn(email, CHROME, 'not the password');
    expect(await subjects(email)).toEqual([]);
  });

  test('is reported after the passkey, if the account has one', async () => {
    const { client, email } = await register();
    const authenticator = await withPasskey(client, app.url);
    const { passkey } = (await logIn(email, CHROME)).json;
    expect(await subjects(email)).not.toContain(NEW_BROWSER);
    const headers = { 'user-agent': CHROME };
    const credential = authenticator.get(passkey);
    await app.client().post('/api/auth/login/passkey', { credential }, { headers });
    expect(await subjects(email)).toContain(NEW_BROWSER);
  });

  test('to the admin area is reported with a link to its security page', async () => {
    const email = await newAdmin(app);
    expect((await logIn(email, FIREFOX, PASSWORD, '/api/admin/login')).status).toBe(200);
    const [message] = await emailsTo(app, email);
    expect(message?.text).toContain('in the admin area');
    expect(message?.text).toContain('http://localhost:0/admin/security');
  });

  test('is reported again after a year without use, when the browser is forgotten', async () => {
    const { email } = await register();
    await deleteExpiredRows(app.database, Date.now() + 365 * DAY);
    expect(await rowsOf(app, 'known_browsers')).toEqual([]);
    await logIn(email, FIREFOX);
    expect(await subjects(email)).toEqual([NEW_BROWSER]);
  });
});

describe('the first login of an account of an earlier release', () => {
  test('is not reported by email, because no browser is known, but the next unknown one is', async () => {
    const { email } = await register();
    const { email: other } = await register();
    // The state before the migration that recorded browsers.
    await app.database.orm.em.getDriver().execute('DELETE FROM known_browsers');
    await runUpdatesOf('017-member-logins');
    await logIn(email, FIREFOX);
    await logIn(email, FIREFOX);
    expect(await subjects(email)).toEqual([]);
    await logIn(email, CHROME);
    expect(await subjects(email)).toEqual([NEW_BROWSER]);
    const [first, second] = await Promise.all([logIn(other, FIREFOX), logIn(other, CHROME)]);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(await subjects(other)).toEqual([NEW_BROWSER]);
  });

  test('is not reported even if an attempt with a wrong password came before it', async () => {
    const { email } = await register();
    await app.database.orm.em.getDriver().execute('DELETE FROM known_browsers');
    await runUpdatesOf('017-member-logins');
    await logIn(email, CHROME, 'not the password');
    await logIn(email, FIREFOX);
    expect(await subjects(email)).toEqual([]);
  });
});

/** Runs the statements of a migration that change rows. */
async function runUpdatesOf(name: string): Promise<void> {
  const migration = migrationsFor(app.database.kind).find((each) => each.name === name);
  const updates = migration ? splitStatements(migration).filter((sql) => sql.startsWith('UPDATE')) : [];
  expect(updates).toHaveLength(2);
  for (const sql of updates) await app.database.orm.em.getDriver().execute(sql);
}

describe('ten failed logins in a day', () => {
  test('are reported by email, at most once a day', async () => {
    const { email } = await register();
    await fail(email, 9);
    expect(await subjects(email)).toEqual([]);
    await fail(email, 1);
    expect(await subjects(email)).toEqual([FAILED]);
    await fail(email, 15);
    expect(await subjects(email)).toEqual([FAILED]);
    app.clock.ahead += DAY;
    await fail(email, 10);
    expect(await subjects(email)).toEqual([FAILED, FAILED]);
  });

  test('are reported without a claim that nobody logged in', async () => {
    const { email } = await register();
    await fail(email, 9);
    await logIn(email, FIREFOX);
    await fail(email, 1);
    const report = (await emailsTo(app, email)).find(({ subject }) => subject === FAILED);
    expect(report?.text).toContain('There were 10 failed attempts to log in to your Whenabouts account');
    expect(report?.text).not.toContain('did not get in');
  });

  test('include failed logins to the admin area', async () => {
    const email = await newAdmin(app);
    await fail(email, 5);
    await fail(email, 5, '/api/admin/login');
    expect(await subjects(email)).toEqual([FAILED]);
  });

  test('store a dummy email for an email address without an account, and send nothing', async () => {
    const email = newEmail();
    const before = (await rowsOf(app, 'outbox')).length;
    await fail(email, 10);
    expect(await subjects(email)).toEqual([]);
    expect((await rowsOf(app, 'outbox')).slice(before)).toMatchObject([{ kind: 'nothing', recipient: '' }]);
    expect(JSON.stringify(await rowsOf(app, 'throttles'))).not.toContain(email);
  });
});
