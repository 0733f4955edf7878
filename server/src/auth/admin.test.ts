import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { authMessages, firstPasswordMessages } from '../../contract/index.ts';
import { newAdmin, signedInAdmin } from '../../test/admins.ts';
import type { Client } from '../../test/client.ts';
import {
  adminStatus,
  memberStatus,
  newEmail,
  PASSWORD,
  registerMember,
  registration,
} from '../../test/factories.ts';
import { runCommand } from '../../test/run-command.ts';
import { rowsOf, startApp, startAppForTest, type TestApp } from '../../test/test-app.ts';
import { HOUR, MINUTE } from '../durations.ts';
import { addFirstAdmin } from './operator-actions.ts';
import { createPasswords } from './passwords.ts';

const LOGIN = '/api/admin/login';
const CHECK = '/api/admin/check-auth';
const LOGOUT = '/api/admin/logout';

const app = await startApp();
afterAll(() => app.close());
afterEach(() => {
  app.clock.ahead = 0;
});
const tokenOf = (client: Client) => client.jar.get('whenabouts-admin') ?? '';
const withCookie = (name: string, token: string) => {
  const client = app.client();
  client.jar.set(name, token);
  return client;
};

describe('logging in as an admin', () => {
  test('starts an admin session, not a member session', async () => {
    const email = await newAdmin(app);
    const client = app.client();
    const response = await client.post(LOGIN, { email: ` ${email.toUpperCase()} `, password: PASSWORD });
    expect(response.status).toBe(200);
    expect(response.json).toEqual({ email, role: 'owner' });
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.cookies).toHaveLength(1);
    expect(response.cookies[0]).toMatch(
      /^whenabouts-admin=[\w-]{43}; path=\/; expires=[^;]+; samesite=strict; httponly$/,
    );
    expect((await client.get(CHECK)).json).toEqual({ email, role: 'owner' });
    expect(await memberStatus(client)).toBe(401);
  });

  test('fails with the same response for a wrong password, an unknown email and a member', async () => {
    const email = await newAdmin(app);
    const { email: member } = await registerMember(app.client());
    const responses = [
      await app.client().post(LOGIN, { email, password: `${PASSWORD}!` }),
      await app.client().post(LOGIN, { email: newEmail(), password: PASSWORD }),
      await app.client().post(LOGIN, { email: member, password: PASSWORD }),
      await app.client().post(LOGIN, { email: 'admin', password: 'admin' }),
    ];
    const seen = responses.map(({ status, json, headers }) => {
      const { date, 'x-request-id': id, ...same } = headers;
      return { status, json, headers: same };
    });
    expect(seen[0]).toMatchObject({
      status: 401,
      json: { code: 'unauthenticated', message: 'Invalid username or password' },
    });
    expect(seen[0]?.headers).not.toHaveProperty('set-cookie');
    for (const other of seen) expect(other).toEqual(seen[0]);
  });

  test.each(['ñ', '\u0000', '\ud800', '😀', 'boss\u0000@example.com', 'Ⓑoss@example.com', "' OR 1=1 --"])(
    'rejects the username %j like any other wrong one, and counts the attempt',
    async (email) => {
      const strict = await startAppForTest({ env: { LOGIN_FAILURES_PER_ACCOUNT_AND_ADDRESS: '1' } });
      const attempt = () => strict.client().post(LOGIN, { email, password: PASSWORD });
      const first = await attempt();
      expect([first.status, first.json.message]).toEqual([401, 'Invalid username or password']);
      expect((await attempt()).status).toBe(429);
      expect(await rowsOf(strict, 'audit')).toMatchObject([{ action: 'admin_login_refused' }]);
    },
  );

  test.each(['ñ', 'x'.repeat(300)])(
    'is possible behind a proxy that forwards the address %j',
    async (address) => {
      const behind = await startAppForTest({ env: { TRUST_PROXY: '1' } });
      const email = await newAdmin(behind);
      const headers = { 'x-forwarded-for': address };
      const statuses = [];
      for (const password of ['wrong', PASSWORD]) {
        statuses.push((await behind.client().post(LOGIN, { email, password }, { headers })).status);
      }
      expect(statuses).toEqual([401, 200]);
    },
  );

  test('binds the cookie to the host and to TLS if the site has a public URL', async () => {
    const secure = await startAppForTest({ env: { PUBLIC_URL: 'https://plans.example.org' } });
    const email = await newAdmin(secure);
    const client = secure.client();
    const response = await client.post(LOGIN, { email, password: PASSWORD });
    expect(response.cookies[0]).toMatch(
      /^__Host-whenabouts-admin=[\w-]{43}; path=\/; expires=[^;]+; samesite=strict; secure; httponly$/,
    );
    expect((await client.get(CHECK)).status).toBe(200);
  });

  test('is not possible from another site', async () => {
    const email = await newAdmin(app);
    const headers = { 'sec-fetch-site': 'cross-site' };
    expect((await app.client().post(LOGIN, { email, password: PASSWORD }, { headers })).status).toBe(403);
  });
});

describe('the sessions of members and admins', () => {
  test('give no access to endpoints of the other', async () => {
    const { client: admin } = await signedInAdmin(app);
    const { client: member } = await registerMember(app.client());
    expect(await adminStatus(member)).toBe(401);
    expect((await member.post('/api/test-email', { email: newEmail() })).status).toBe(401);
    for (const path of ['/api/auth/me', '/api/retirement-plans', '/api/auth/export']) {
      expect((await admin.get(path)).status).toBe(401);
    }
    expect(await adminStatus(withCookie('whenabouts-admin', String(member.jar.get('whenabouts'))))).toBe(401);
    expect(await memberStatus(withCookie('whenabouts', tokenOf(admin)))).toBe(401);
  });

  test('end separately, even if they belong to the same account', async () => {
    const { client, email } = await signedInAdmin(app);
    await client.post('/api/auth/login', { email, password: PASSWORD });
    expect([await adminStatus(client), await memberStatus(client)]).toEqual([200, 200]);
    expect((await client.post('/api/auth/logout')).status).toBe(204);
    expect([await adminStatus(client), await memberStatus(client)]).toEqual([200, 401]);
    await client.post('/api/auth/login', { email, password: PASSWORD });
    expect((await client.post(LOGOUT)).status).toBe(204);
    expect([await adminStatus(client), await memberStatus(client)]).toEqual([401, 200]);
  });
});

describe('an admin’s session', () => {
  test('has a new id at every login, and ends on the server', async () => {
    const { client, email } = await signedInAdmin(app);
    const first = tokenOf(client);
    await client.post(LOGIN, { email, password: PASSWORD });
    const second = tokenOf(client);
    expect(second).not.toBe(first);
    expect(await adminStatus(withCookie('whenabouts-admin', first))).toBe(401);
    const response = await client.post(LOGOUT);
    expect(response.cookies[0]).toMatch(/^whenabouts-admin=;/);
    expect(await adminStatus(withCookie('whenabouts-admin', second))).toBe(401);
    expect((await app.client().post(LOGOUT)).status).toBe(204);
  });

  test('is not kept alive by a dashboard that refreshes itself', async () => {
    const { client } = await signedInAdmin(app);
    const refresh = async () => (await client.get('/api/blog-posts?as=admin')).status;
    app.clock.ahead = 20 * MINUTE;
    expect(await refresh()).toBe(200);
    app.clock.ahead = 31 * MINUTE;
    expect(await refresh()).toBe(401);
  });

  test('is kept alive by changes that are less than a minute apart', async () => {
    const { client } = await signedInAdmin(app);
    const author = { name: 'Ada Example', initials: 'AE', title: 'Editor' };
    while (app.clock.ahead < 31 * MINUTE) {
      app.clock.ahead += 0.9 * MINUTE;
      expect((await client.put('/api/admin/author', author)).status).toBe(200);
    }
  });

  test('ends after thirty minutes without use, and after twelve hours in any case', async () => {
    const { client } = await signedInAdmin(app);
    const { client: idle } = await signedInAdmin(app);
    app.clock.ahead = 31 * MINUTE;
    expect(await adminStatus(idle)).toBe(401);
    app.clock.ahead = 0;
    for (let minutes = 0; minutes < 12 * 60; minutes += 29) {
      app.clock.ahead = minutes * MINUTE;
      expect(await adminStatus(client)).toBe(200);
    }
    app.clock.ahead = 12 * HOUR + MINUTE;
    expect(await adminStatus(client)).toBe(401);
  });

  test('ends at once when the account is no longer an admin', async () => {
    const { client, email } = await signedInAdmin(app);
    const { orm } = app.database;
    await orm.em.fork().getDriver().execute("UPDATE accounts SET role = 'member' WHERE email = ?", [email]);
    expect(await adminStatus(client)).toBe(401);
  });

  test('ends when the password is changed on the member’s side', async () => {
    const { client, email } = await signedInAdmin(app);
    await client.post('/api/auth/login', { email, password: PASSWORD });
    const body = { currentPassword: PASSWORD, newPassword: 'nine herons by the weir' };
    expect((await client.post('/api/auth/change-password', body)).status).toBe(200);
    expect([await adminStatus(client), await memberStatus(client)]).toEqual([401, 200]);
  });
});

test('there is no default admin', async () => {
  const fresh = await startAppForTest();
  expect(await rowsOf(fresh, 'accounts')).toEqual([]);
  for (const [email, password] of [
    ['admin', 'admin'],
    ['admin@whenabouts.local', 'admin'],
    ['admin@example.com', 'password'],
  ]) {
    expect((await fresh.client().post(LOGIN, { email, password })).status).toBe(401);
  }
  const forged = { ...registration(), role: 'admin', isAdmin: true };
  await fresh.client().post('/api/auth/register', forged);
  expect((await fresh.client().post(LOGIN, { email: forged.email, password: PASSWORD })).status).toBe(401);
});

test.each([
  ['GET', LOGIN, 405],
  ['POST', CHECK, 405],
  ['GET', '/api/test-email', 405],
  ['GET', '/api/admin/nothing', 404],
  ['GET', '/api/admin/check-auth/x.css', 404],
] as const)('%s %s returns %i', async (method, path, status) => {
  const { client } = await signedInAdmin(app);
  expect((await client.request(path, { method })).status).toBe(status);
});

describe('the generated password of the first admin', () => {
  const NEW = 'nine herons by the weir';
  let site: TestApp;
  beforeEach(async () => {
    site = await startAppForTest();
  });
  const add = (adminPassword?: string) =>
    addFirstAdmin({
      database: site.database,
      passwords: createPasswords(site.config.passwordCost),
      config: { ...site.config, adminPassword },
      now: Date.now,
    });

  test('starts no session until a new one is chosen, which replaces it', async () => {
    const { email, password = '' } = (await add()) ?? {};
    const client = site.client();
    const rejected: [string | undefined, string][] = [
      [undefined, firstPasswordMessages.missing],
      [password, firstPasswordMessages.same],
      ['password1', authMessages.passwordCommon],
      ['Whenabouts2026!', authMessages.passwordPersonal],
    ];
    for (const [newPassword, message] of rejected) {
      const { status, json, cookies } = await client.post(LOGIN, { email, password, newPassword });
      expect([status, json.fields, cookies]).toEqual([400, { newPassword: message }, []]);
    }
    expect(await adminStatus(client)).toBe(401);

    expect((await client.post(LOGIN, { email, password, newPassword: NEW })).status).toBe(200);
    expect(await adminStatus(client)).toBe(200);
    const actions = (await rowsOf(site, 'audit')).map(({ action, actor }) => [action, actor]);
    expect(actions).toEqual([
      ['password_changed', expect.stringMatching(/^admin \d+$/)],
      ['admin_login', expect.stringMatching(/^admin \d+$/)],
    ]);
    expect((await site.client().post(LOGIN, { email, password })).status).toBe(401);
    expect((await site.client().post(LOGIN, { email, password: NEW })).status).toBe(200);
  });

  test('starts no session at the login of members before it is replaced', async () => {
    const { email, password = '' } = (await add()) ?? {};
    const client = site.client();
    const { status, json, cookies } = await client.post('/api/auth/login', { email, password });
    expect([status, json.message, cookies]).toEqual([400, firstPasswordMessages.memberLogin, []]);
    expect((await client.post(LOGIN, { email, password, newPassword: NEW })).status).toBe(200);
    expect((await client.post('/api/auth/login', { email, password: NEW })).status).toBe(200);
  });

  test('is not replaced by someone who does not know it', async () => {
    const { email } = (await add()) ?? {};
    const { status, json } = await site
      .client()
      .post(LOGIN, { email, password: 'a guess', newPassword: NEW });
    expect([status, json.message]).toEqual([401, 'Invalid username or password']);
  });

  test('does not have to be replaced if it was configured', async () => {
    await add('seven lanterns');
    const email = site.config.adminEmail;
    expect((await site.client().post(LOGIN, { email, password: 'seven lanterns' })).status).toBe(200);
    // A new password is only taken at the first login with a generated one.
    const again = await site.client().post(LOGIN, { email, password: 'seven lanterns', newPassword: NEW });
    expect(again.status).toBe(200);
    expect((await site.client().post(LOGIN, { email, password: NEW })).status).toBe(401);
  });

  test('does not have to be replaced after the operator has set another', async () => {
    const { email = '' } = (await add()) ?? {};
    const { code } = await runCommand(site.storage, 'admin', ['reset-password', email], { input: NEW });
    expect(code).toBe(0);
    expect((await site.client().post(LOGIN, { email, password: NEW })).status).toBe(200);
  });
});
