import { afterAll, describe, expect, test } from 'vitest';
import { newAdmin, signedInAdmin } from '../../test/admins.ts';
import { resetByEmail } from '../../test/emails.ts';
import {
  adminStatus,
  confirmedMember,
  memberStatus,
  newEmail,
  PASSWORD,
  registerMember,
} from '../../test/factories.ts';
import { CLIENT_SECRET, visitProvider } from '../../test/oidc-provider.ts';
import {
  logInWithProvider,
  newPerson,
  responseFor,
  SINGLE_SIGN_ON,
  singleSignOnApp,
  singleSignOnEnv,
  startSingleSignOnApp,
} from '../../test/single-sign-on.ts';
import { rowsOf, startAppForTest } from '../../test/test-app.ts';
import { HOUR, MINUTE } from '../durations.ts';

const FINISH = `${SINGLE_SIGN_ON}/finish`;
const LOGIN = '/api/admin/login';
const CHECK = '/api/admin/check-auth';

const app = await startSingleSignOnApp();
afterAll(() => app.close());
// Logins can demote owners; the last one could not be.
await newAdmin(app);

const accountOf = async (email: string) => (await rowsOf(app, 'accounts')).find((row) => row.email === email);

describe('a login with single sign-on', () => {
  test('starts an admin session with the role of the person’s groups', async () => {
    for (const [groups, role] of [
      [['Guests', 'Editors'], 'editor'],
      [['Editors', 'Owners'], 'owner'],
      [['CN=Writers,OU=Web'], 'author'],
    ] as const) {
      const person = newPerson(groups);
      const client = app.client();
      const { status, json, cookies } = await logInWithProvider(app, person, client);
      expect([status, json]).toEqual([200, { email: person.email, role, singleSignOn: true }]);
      expect(cookies).toEqual([expect.stringMatching(/^whenabouts-admin=.*samesite=strict; httponly$/)]);
      expect((await client.get(CHECK)).json).toEqual(json);
      expect((await rowsOf(app, 'audit')).at(-1)).toMatchObject({ action: 'admin_login' });
    }
  });

  test('continues at the provider with PKCE, state and nonce, and returns only to this site', async () => {
    const { json } = await app.client().request(`${SINGLE_SIGN_ON}/start?redirect_uri=https://evil.example`, {
      method: 'POST',
      headers: { 'x-forwarded-host': 'evil.example' },
    });
    const { origin, searchParams } = new URL(json.url);
    expect(origin).toBe(app.provider.issuer);
    expect(Object.fromEntries(searchParams)).toMatchObject({
      redirect_uri: `${app.config.origin}/admin/login`,
      response_type: 'code',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(new Set(['state', 'nonce', 'code_challenge'].map((name) => searchParams.get(name))).size).toBe(3);
  });

  test('replaces the session of the browser', async () => {
    const { client } = await signedInAdmin(app);
    const before = app.client(client);
    const cookie = client.jar.get('whenabouts-admin');
    expect((await logInWithProvider(app, newPerson(['Editors']), client)).status).toBe(200);
    expect(client.jar.get('whenabouts-admin')).not.toBe(cookie);
    expect(await adminStatus(before)).toBe(401);
  });

  test('accepts a token until a minute after its end, because clocks differ', async () => {
    for (const [ahead, status] of [
      [-45_000, 200],
      [HOUR + 30_000, 200],
      [HOUR + 90_000, 401],
    ] as const) {
      const site = await singleSignOnApp(app);
      site.clock.ahead = ahead;
      expect((await logInWithProvider(site, newPerson(['Editors']))).status).toBe(status);
    }
  });

  test('leaves no code, token or secret in the log', async () => {
    const client = app.client();
    const body = await responseFor(app, client, newPerson(['Editors']));
    await client.post(FINISH, { ...body, response: `${body.response}&error=access_denied` });
    await client.post(FINISH, body);
    const code = String(new URLSearchParams(body.response).get('code'));
    for (const secret of [code, body.attempt, CLIENT_SECRET, String(client.jar.get('whenabouts-admin'))])
      expect(app.log.join('')).not.toContain(secret);
    expect(app.log.join('')).toContain('single sign-on failed');
  });
});

describe('a response of the provider', () => {
  const rejected = 'The login with single sign-on was not completed. Please start it again.';

  test('is rejected in a browser that did not begin the login', async () => {
    const victim = app.client();
    const { attempt } = (await victim.post(`${SINGLE_SIGN_ON}/start`)).json;
    const { response } = await responseFor(app, app.client(), newPerson(['Editors']));
    const attacked = await victim.post(FINISH, { attempt, response });
    expect([attacked.status, attacked.json.message, attacked.cookies]).toEqual([401, rejected, []]);
    expect((await victim.post(FINISH, { response })).status).toBe(400);
  });

  test('is accepted once, and for ten minutes', async () => {
    const client = app.client();
    const body = await responseFor(app, client, newPerson(['Editors']));
    expect((await client.post(FINISH, body)).status).toBe(200);
    expect((await client.post(FINISH, body)).status).toBe(401);
    const late = await singleSignOnApp(app);
    const stale = await responseFor(late, late.client(), newPerson(['Editors']));
    for (const [ahead, status] of [
      [10 * MINUTE, 401],
      [10 * MINUTE - 1000, 200],
    ] as const) {
      late.clock.ahead = ahead;
      expect((await late.client().post(FINISH, stale)).status).toBe(status);
    }
  });

  test.each([
    ['another state', { state: 'x'.repeat(43) }],
    ['another code', { code: 'x'.repeat(43) }],
    ['another issuer', { iss: 'https://evil.example' }],
    ['an error', { error: 'access_denied' }],
  ])('is rejected with %s', async (_, changes) => {
    const client = app.client();
    const { attempt, response } = await responseFor(app, client, newPerson(['Editors']));
    const query = new URLSearchParams(response);
    for (const [name, value] of Object.entries(changes)) query.set(name, value);
    const { status, json } = await client.post(FINISH, { attempt, response: `?${query}` });
    expect([status, json.message, client.jar.size]).toEqual([401, rejected, 0]);
  });

  test('is rejected for an attempt with a later time', async () => {
    const client = app.client();
    const { attempt, response } = await responseFor(app, client, newPerson(['Editors']));
    const [, secret] = attempt.split('.');
    const forged = await client.post(FINISH, { attempt: `${Date.now() + MINUTE}.${secret}`, response });
    expect(forged.status).toBe(401);
  });

  test('that denies the login starts no session', async () => {
    const client = app.client();
    const { attempt, url } = (await client.post(`${SINGLE_SIGN_ON}/start`)).json;
    const { search } = await visitProvider(url, 'unknown person');
    expect(search).toContain('access_denied');
    expect((await client.post(FINISH, { attempt, response: search })).status).toBe(401);
  });
});

describe('the account of a person', () => {
  test('is found by the provider’s id, whatever the email is now', async () => {
    const person = newPerson(['Editors']);
    await logInWithProvider(app, person);
    const renamed = { ...person, email: newEmail(), email_verified: false };
    expect((await logInWithProvider(app, renamed)).json.email).toBe(person.email);
    const namesake = newPerson(['Editors'], { email: person.email });
    expect((await logInWithProvider(app, namesake)).status).toBe(409);
  });

  test('is not created or found by an email address that the provider has not verified', async () => {
    const { email } = await confirmedMember(app);
    for (const person of [
      newPerson(['Owners'], { email_verified: false }),
      newPerson(['Owners'], { email_verified: undefined }),
      newPerson(['Owners'], { email, email_verified: undefined }),
    ]) {
      const { status, json } = await logInWithProvider(app, person);
      expect([status, json.code]).toEqual([403, 'forbidden']);
      expect((await accountOf(person.email))?.sso_subject ?? null).toBeNull();
    }
  });

  test('is never that of an admin with a password', async () => {
    const { client, email } = await signedInAdmin(app, 'author');
    const { status, json } = await logInWithProvider(app, newPerson(['Owners'], { email }));
    expect([status, json.message]).toEqual([
      409,
      expect.stringContaining('Ask an owner to remove that person'),
    ]);
    expect((await client.get(CHECK)).json.role).toBe('author');
  });

  test('can be that of a member, who keeps the session of the site', async () => {
    const { client, email } = await confirmedMember(app);
    expect((await logInWithProvider(app, newPerson(['Editors'], { email }))).status).toBe(200);
    expect(await memberStatus(client)).toBe(200);
  });

  test('can be that of a former admin who had another id at the provider', async () => {
    const { client: owner } = await signedInAdmin(app);
    const person = newPerson(['Editors']);
    await logInWithProvider(app, person);
    const id = (await accountOf(person.email))?.id;
    const renewed = newPerson(['Editors'], { email: person.email, sub: `new ${person.sub}` });
    expect((await logInWithProvider(app, renewed)).status).toBe(409);
    expect((await owner.delete(`/api/admin/team/${id}`)).status).toBe(204);
    expect((await logInWithProvider(app, renewed)).json).toMatchObject({
      email: person.email,
      role: 'editor',
    });
    expect(await accountOf(person.email)).toMatchObject({ id, sso_subject: renewed.sub });
  });

  test('loses the password of someone who registered with another person’s email address', async () => {
    const { client, email } = await registerMember(app.client());
    expect((await logInWithProvider(app, newPerson(['Editors'], { email }))).status).toBe(200);
    expect(await memberStatus(client)).toBe(401);
    expect((await app.client().post('/api/auth/login', { email, password: PASSWORD })).status).toBe(401);
  });

  test('has no login to the admin area with a password, even after a reset', async () => {
    const { email } = newPerson([]);
    await logInWithProvider(app, newPerson(['Owners'], { email }));
    const newPassword = 'nine herons by the weir';
    await resetByEmail(app, email, newPassword);
    expect((await app.client().post(LOGIN, { email, password: newPassword })).status).toBe(401);
    expect((await app.client().post('/api/auth/login', { email, password: newPassword })).status).toBe(200);
  });
});

describe('the role of a person', () => {
  test('is that of the groups at each login', async () => {
    const person = newPerson(['Owners']);
    const client = app.client();
    await logInWithProvider(app, person, client);
    const { json } = await logInWithProvider(app, { ...person, groups: ['CN=Writers,OU=Web'] });
    expect(json.role).toBe('author');
    expect(await adminStatus(client)).toBe(401);
  });

  test('is lost at a login without a group that has one', async () => {
    const person = newPerson(['Editors']);
    const client = app.client();
    await logInWithProvider(app, person, client);
    const { status, json, cookies } = await logInWithProvider(app, { ...person, groups: [] });
    expect([status, json.code, cookies]).toEqual([403, 'forbidden', []]);
    expect(await adminStatus(client)).toBe(401);
    expect(await accountOf(person.email)).toMatchObject({ role: 'member', team_role: null });
    expect((await rowsOf(app, 'audit')).at(-1)).toMatchObject({ action: 'admin_login_refused' });
    expect((await logInWithProvider(app, person)).json.role).toBe('editor');
  });

  test('is in the audit log whenever it changes, and not otherwise', async () => {
    const person = newPerson(['Owners']);
    for (const groups of [['Owners'], ['Owners'], ['Editors'], [], []])
      await logInWithProvider(app, { ...person, groups });
    const account = await accountOf(person.email);
    const entries = (await rowsOf(app, 'audit')).filter(({ actor }) => actor === `admin ${account?.id}`);
    expect(entries.map(({ action }) => action)).toEqual([
      'team_member_added',
      'admin_login',
      'admin_login',
      'team_role_changed',
      'admin_login',
      'team_member_removed',
    ]);
    const changes = (await rowsOf(app, 'audit_changes')).filter(
      ({ subject }) => subject === `account ${account?.id}`,
    );
    expect(changes).toHaveLength(3);
  });

  test('stays that of the last owner, who gets no session without the group', async () => {
    const site = await startSingleSignOnApp();
    try {
      const person = newPerson(['Owners']);
      await logInWithProvider(site, person);
      for (const [groups, status] of [
        [[], 403],
        [['Editors'], 409],
        [['Owners'], 200],
      ] as const)
        expect((await logInWithProvider(site, { ...person, groups })).status).toBe(status);
    } finally {
      await site.close();
    }
  });

  test('is the same for concurrent first logins of a person', async () => {
    const person = newPerson(['Editors']);
    const responses = await Promise.all([1, 2, 3].map(() => logInWithProvider(app, person)));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
  });
});

describe('a provider that cannot be reached', () => {
  test('leaves the login with a password, and works again afterwards', async () => {
    const site = await startAppForTest({ storage: app.storage, env: singleSignOnEnv('http://127.0.0.1:1') });
    const { status, json } = await site.client().post(`${SINGLE_SIGN_ON}/start`);
    expect([status, json.message]).toEqual([503, expect.stringMatching(/cannot be reached/)]);
    const email = await newAdmin(app);
    const client = site.client();
    expect((await client.post(LOGIN, { email, password: PASSWORD })).status).toBe(200);
    expect((await client.post(`${SINGLE_SIGN_ON}/logout`)).json).toEqual({});
    expect(await adminStatus(client)).toBe(401);
  });

  test('between the steps of a login is an outage, not a wrong response', async () => {
    const site = await singleSignOnApp(app);
    const client = site.client();
    const body = await responseFor(site, client, newPerson(['Editors']));
    await site.provider.close();
    expect((await client.post(FINISH, body)).status).toBe(503);
  });
});

test('a logout ends the session here, and leads to the logout of the provider', async () => {
  const client = app.client();
  await logInWithProvider(app, newPerson(['Editors']), client);
  const before = app.client(client);
  const { status, json } = await client.post(`${SINGLE_SIGN_ON}/logout`);
  const { origin, searchParams } = new URL(json.url);
  expect([status, origin]).toEqual([200, app.provider.issuer]);
  expect(searchParams.get('post_logout_redirect_uri')).toBe(`${app.config.origin}/admin/login`);
  expect((await fetch(json.url)).status).toBe(200);
  expect(await adminStatus(before)).toBe(401);
});

test('passwords can be switched off', async () => {
  const site = await singleSignOnApp(app, { ADMIN_PASSWORD_LOGIN: 'false' });
  const email = await newAdmin(app);
  const { status, json } = await site.client().post(LOGIN, { email, password: PASSWORD });
  expect([status, json.message]).toEqual([403, 'Please log in with single sign-on.']);
  const options = (await site.client().get('/api/admin/login-options')).json;
  expect(options).toEqual({ singleSignOn: true, password: false });
  expect((await site.client().post('/api/auth/login', { email, password: PASSWORD })).status).toBe(200);
});
