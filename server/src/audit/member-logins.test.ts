import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { retention } from '../../contract/index.ts';
import { newAdmin } from '../../test/admins.ts';
import { memberWithPasskey } from '../../test/authenticator.ts';
import { newEmail, PASSWORD, registerMember } from '../../test/factories.ts';
import { rowsOf, SECRET, startApp, startAppForTest } from '../../test/test-app.ts';
import { testOnce } from '../../test/test-once.ts';
import { DAY, HOUR } from '../durations.ts';
import { deleteExpiredRows } from '../jobs/cleanup.ts';

const LOGIN = '/api/auth/login';

const app = await startApp();
// The first minutes of an hour, so that none ends during a test.
app.clock.ahead = HOUR - (Date.now() % HOUR);
afterAll(() => app.close());
afterEach(async () => {
  await app.database.orm.em.getDriver().execute('DELETE FROM member_logins');
});

const logIn = (email: string, password = PASSWORD) => app.client().post(LOGIN, { email, password });
async function failTimes(times: number, email: () => string) {
  for (let n = 0; n < times; n++) expect((await logIn(email(), 'not the password')).status).toBe(401);
}

const hashed = expect.stringMatching(/^[\w-]{43}$/);

describe('the record of members’ logins', () => {
  test('has one row per account, hour and outcome, without email or IP address', async () => {
    const { email } = await registerMember(app.client());
    await logIn(email);
    await failTimes(3, () => email);
    const last = await logIn(email);
    const rows = await rowsOf(app, 'member_logins');
    const common = { account: hashed, address: hashed, request: expect.stringMatching(/^[\w-]{36}$/) };
    expect(rows).toEqual([
      expect.objectContaining({ outcome: 'login', attempts: 2, ...common }),
      expect.objectContaining({ outcome: 'failure', attempts: 3, ...common }),
    ]);
    expect(rows[0]?.request).toBe(last.headers['x-request-id']);
    expect(rows[0]?.account).toBe(rows[1]?.account);
    expect(Number(rows[0]?.hour) % HOUR).toBe(0);
    expect(Number(rows[0]?.last_at) - Number(rows[0]?.hour)).toBeLessThan(HOUR);
    expect(JSON.stringify(rows)).not.toMatch(/example\.com|127\.0\.0/);
    app.clock.ahead += HOUR;
    await logIn(email);
    expect((await rowsOf(app, 'member_logins')).map(({ attempts }) => attempts)).toEqual([2, 3, 1]);
  });

  testOnce(
    'uses the hash of the audit log, so that entries of an account can be found together',
    async () => {
      const { client, email } = await registerMember(app.client());
      await logIn(email);
      await client.post('/api/auth/change-password', {
        currentPassword: PASSWORD,
        newPassword: 'nine herons by the weir',
      });
      const [login] = await rowsOf(app, 'member_logins');
      const change = (await rowsOf(app, 'audit')).at(-1);
      expect([login?.account, login?.address]).toEqual([change?.account, change?.address]);
    },
  );

  testOnce('has the logins of an account from before a change of the secret', async () => {
    const { client, email } = await registerMember(app.client());
    await logIn(email);
    const later = await startAppForTest({ storage: app.storage, secrets: ['a new secret', SECRET] });
    const member = later.client();
    for (const cookie of client.jar) member.jar.set(...cookie);
    expect((await member.get('/api/auth/export')).json.logins).toMatchObject([
      { outcome: 'login', attempts: 1 },
    ]);
  });

  test('has one row an hour for all attempts at email addresses without an account', async () => {
    await failTimes(25, newEmail);
    expect(await rowsOf(app, 'member_logins')).toMatchObject([
      { account: '', outcome: 'failure', attempts: 25, address: hashed },
    ]);
  });

  test('counts concurrent attempts one by one', async () => {
    const { email } = await registerMember(app.client());
    await Promise.all(Array.from({ length: 12 }, () => logIn(email, 'not the password')));
    expect(await rowsOf(app, 'member_logins')).toMatchObject([{ outcome: 'failure', attempts: 12 }]);
  });

  test('has a login with a passkey once, and a rejected passkey as a failure', async () => {
    const { email, authenticator } = await memberWithPasskey(app);
    const { passkey } = (await logIn(email)).json;
    expect(await rowsOf(app, 'member_logins')).toEqual([]);
    const credential = authenticator.get(passkey);
    const finish = () => app.client().post('/api/auth/login/passkey', { credential });
    expect((await finish()).status).toBe(200);
    expect(await rowsOf(app, 'member_logins')).toMatchObject([{ outcome: 'login', attempts: 1 }]);
    const other = await memberWithPasskey(app);
    const { passkey: options } = (await logIn(email)).json;
    const wrong = other.authenticator.get({ ...options, allowCredentials: [] });
    expect((await app.client().post('/api/auth/login/passkey', { credential: wrong })).status).toBe(401);
    expect(await rowsOf(app, 'member_logins')).toMatchObject([
      { outcome: 'login', attempts: 1 },
      { outcome: 'failure', attempts: 1 },
    ]);
  });

  testOnce('has no logins to the admin area, which are in the audit log', async () => {
    const email = await newAdmin(app);
    await app.client().post('/api/admin/login', { email, password: PASSWORD });
    await app.client().post('/api/admin/login', { email, password: 'not the password' });
    expect(await rowsOf(app, 'member_logins')).toEqual([]);
  });

  test('is deleted after ninety days', async () => {
    const { email } = await registerMember(app.client());
    await logIn(email);
    const [row] = await rowsOf(app, 'member_logins');
    const end = Number(row?.hour) + retention.memberLoginDays * DAY;
    await deleteExpiredRows(app.database, end - 1);
    expect(await rowsOf(app, 'member_logins')).toHaveLength(1);
    await deleteExpiredRows(app.database, end);
    expect(await rowsOf(app, 'member_logins')).toEqual([]);
    expect(retention.memberLoginDays).toBe(90);
  });
});
