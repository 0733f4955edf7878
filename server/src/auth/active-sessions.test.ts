import { createHash } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import { newAdmin } from '../../test/admins.ts';
import type { Client } from '../../test/client.ts';
import { adminStatus, memberStatus, PASSWORD, registerMember, registration } from '../../test/factories.ts';
import { rowsOf, startApp, startAppForTest } from '../../test/test-app.ts';
import { MINUTE } from '../durations.ts';

const SESSIONS = '/api/auth/sessions';
const END_OTHERS = '/api/auth/end-other-sessions';
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';

const app = await startApp();
afterAll(() => app.close());

async function logIn(email: string, userAgent: string, at = app): Promise<Client> {
  const client = at.client();
  const headers = { 'user-agent': userAgent };
  expect((await client.post('/api/auth/login', { email, password: PASSWORD }, { headers })).status).toBe(200);
  return client;
}

async function logInAdmin(email: string): Promise<Client> {
  const client = app.client();
  expect((await client.post('/api/admin/login', { email, password: PASSWORD })).status).toBe(200);
  return client;
}

interface Listed {
  readonly id: string;
  readonly kind: string;
  readonly browser: string;
  readonly current: boolean;
  readonly lastUsedAt: string;
}

const list = async (client: Client, query = ''): Promise<Listed[]> =>
  (await client.get(SESSIONS + query)).json;
const otherId = async (client: Client) => (await list(client)).find(({ current }) => !current)?.id;

describe('the list of sessions', () => {
  test('names browser and system of each, when it began and was last used, and the one of the request', async () => {
    const { email } = await registerMember(app.client());
    const first = await logIn(email, FIREFOX);
    app.clock.ahead += 5 * MINUTE;
    const second = await logIn(email, IPHONE);
    const at = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    const shared = {
      id: expect.stringMatching(/^[\w-]{22}$/),
      kind: 'member',
      createdAt: at,
      lastUsedAt: at,
    };
    expect((await second.get(SESSIONS)).headers['cache-control']).toBe('no-store');
    expect(await list(second)).toEqual([
      { ...shared, browser: 'Safari on iPhone', current: true },
      { ...shared, browser: 'Firefox on Windows', current: false },
      { ...shared, browser: 'Unknown browser', current: false },
    ]);
    app.clock.ahead += 5 * MINUTE;
    const [used] = await list(first);
    expect(used).toMatchObject({ browser: 'Firefox on Windows', current: true });
    expect(Date.parse(used?.lastUsedAt ?? '')).toBeGreaterThan(Date.now() + 5 * MINUTE);
  });

  test('has the browser of a registration and of a changed password', async () => {
    const client = app.client();
    await client.post('/api/auth/register', registration(), { headers: { 'user-agent': FIREFOX } });
    expect((await list(client)).map(({ browser }) => browser)).toEqual(['Firefox on Windows']);
    const body = { currentPassword: PASSWORD, newPassword: 'nine herons by the weir' };
    await client.post('/api/auth/change-password', body, { headers: { 'user-agent': IPHONE } });
    expect((await list(client)).map(({ browser }) => browser)).toEqual(['Safari on iPhone']);
  });

  test('contains nothing that a request could be authenticated with, and no IP address', async () => {
    const { client, email } = await registerMember(app.client());
    const other = await logIn(email, FIREFOX);
    const { text } = await client.get(SESSIONS);
    for (const { jar } of [client, other]) {
      const token = jar.get('whenabouts') ?? '';
      expect(text).not.toContain(token);
      expect(text).not.toContain(createHash('sha256').update(token).digest('base64url'));
    }
    expect(text).not.toContain('127.0.0');
    expect(JSON.stringify(await rowsOf(app, 'sessions'))).not.toContain('127.0.0');
    for (const { id } of await list(client)) {
      const stranger = app.client();
      stranger.jar.set('whenabouts', id.padEnd(43, 'A'));
      expect(await memberStatus(stranger)).toBe(401);
    }
  });

  test('leaves out expired sessions, and needs a session itself', async () => {
    const { client, email } = await registerMember(app.client());
    const fork = app.database.orm.em.fork();
    await logIn(email, FIREFOX);
    await fork.getDriver().execute(`UPDATE sessions SET expires_at = 1 WHERE browser = 'Firefox on Windows'`);
    expect(await list(client)).toHaveLength(1);
    expect((await app.client().get(SESSIONS)).status).toBe(401);
  });

  test('shows admins all sessions of the account, and members only sessions of the site', async () => {
    const email = await newAdmin(app);
    const admin = await logInAdmin(email);
    const member = await logIn(email, FIREFOX);
    expect((await list(admin)).map(({ kind }) => kind).sort()).toEqual(['admin', 'member']);
    expect((await list(member)).map(({ kind }) => kind)).toEqual(['member']);
    for (const [name, value] of admin.jar) member.jar.set(name, value);
    expect((await list(member, '?as=admin')).map(({ kind }) => kind).sort()).toEqual(['admin', 'member']);
  });
});

describe('logging out one session', () => {
  test('ends it on every server, and no other', async () => {
    const { client, email } = await registerMember(app.client());
    const second = await startAppForTest({ storage: app.storage });
    const other = await logIn(email, FIREFOX, second);
    expect((await client.delete(`${SESSIONS}/${await otherId(client)}`)).status).toBe(204);
    expect([await memberStatus(other), await memberStatus(client)]).toEqual([401, 200]);
    expect(await list(client)).toHaveLength(1);
  });

  test('removes the cookie if it is the caller’s own', async () => {
    const { client } = await registerMember(app.client());
    const [own] = await list(client);
    const response = await client.delete(`${SESSIONS}/${own?.id}`);
    expect(response.status).toBe(204);
    expect(response.cookies[0]).toMatch(/^whenabouts=;/);
    expect(await memberStatus(client)).toBe(401);
  });

  test('is not possible twice, nor for a session of another account', async () => {
    const { client, email } = await registerMember(app.client());
    const { client: stranger } = await registerMember(app.client());
    const [foreign] = await list(stranger);
    expect((await client.delete(`${SESSIONS}/${foreign?.id}`)).status).toBe(404);
    expect(await memberStatus(stranger)).toBe(200);
    await logIn(email, FIREFOX);
    const id = await otherId(client);
    expect((await client.delete(`${SESSIONS}/${id}`)).status).toBe(204);
    expect((await client.delete(`${SESSIONS}/${id}`)).status).toBe(404);
    expect((await app.client().delete(`${SESSIONS}/${id}`)).status).toBe(401);
  });

  test('needs an admin’s session if the other one belongs to the admin area', async () => {
    const email = await newAdmin(app);
    const admin = await logInAdmin(email);
    const member = await logIn(email, FIREFOX);
    const adminId = (await list(admin)).find(({ kind }) => kind === 'admin')?.id;
    expect((await member.delete(`${SESSIONS}/${adminId}`)).status).toBe(404);
    expect(await adminStatus(admin)).toBe(200);
    const memberId = (await list(admin)).find(({ kind }) => kind === 'member')?.id;
    expect((await admin.delete(`${SESSIONS}/${memberId}`)).status).toBe(204);
    expect([await memberStatus(member), await adminStatus(admin)]).toEqual([401, 200]);
  });
});

describe('logging out everywhere else', () => {
  test('keeps the caller’s session and the sessions of other accounts', async () => {
    const { client, email } = await registerMember(app.client());
    const { client: stranger } = await registerMember(app.client());
    const others = [await logIn(email, FIREFOX), await logIn(email, IPHONE)];
    expect((await client.post(END_OTHERS)).status).toBe(204);
    expect(await Promise.all([...others, client, stranger].map(memberStatus))).toEqual([401, 401, 200, 200]);
  });

  test('ends no session of the admin area if a member asks, and all if an admin does', async () => {
    const email = await newAdmin(app);
    const admin = await logInAdmin(email);
    const other = await logInAdmin(email);
    const member = await logIn(email, FIREFOX);
    await member.post(END_OTHERS);
    expect([await adminStatus(admin), await adminStatus(other)]).toEqual([200, 200]);
    await admin.post(`${END_OTHERS}?as=admin`);
    expect([await adminStatus(admin), await adminStatus(other), await memberStatus(member)]).toEqual([
      200, 401, 401,
    ]);
  });
});

test('ended sessions are in the audit log, with the IP address if an admin ended them', async () => {
  const email = await newAdmin(app);
  const admin = await logInAdmin(email);
  const member = await logIn(email, FIREFOX);
  await logIn(email, IPHONE);
  const before = (await rowsOf(app, 'audit')).length;
  await member.delete(`${SESSIONS}/${await otherId(member)}`);
  await admin.post(END_OTHERS);
  expect((await rowsOf(app, 'audit')).slice(before)).toMatchObject([
    { action: 'session_ended', actor: expect.stringMatching(/^member \d+$/), address: expect.any(String) },
    { action: 'sessions_ended', actor: expect.stringMatching(/^admin \d+$/), address: '127.0.0.1' },
  ]);
});
