import { afterAll, describe, expect, test } from 'vitest';
import { signedInAdmin } from '../../test/admins.ts';
import { Authenticator, memberWithPasskey, withPasskey } from '../../test/authenticator.ts';
import type { Client } from '../../test/client.ts';
import { resetByEmail } from '../../test/emails.ts';
import { adminStatus, confirmedMember, memberStatus, PASSWORD } from '../../test/factories.ts';
import { rowsOf, startApp, startAppForTest } from '../../test/test-app.ts';

const LOGIN = '/api/auth/login';
const FINISH = '/api/auth/login/passkey';
const ADMIN_LOGIN = '/api/admin/login';
const ADMIN_FINISH = '/api/admin/login/passkey';
const FAILED = 'Your passkey could not be verified. Please log in again.';

const app = await startApp();
afterAll(() => app.close());

async function adminWithPasskey() {
  const { client, email } = await signedInAdmin(app);
  return { client, email, authenticator: await withPasskey(client, app.url, '?as=admin') };
}

/** Sends the password, and returns the options for the passkey. */
async function passkeyOptions(client: Client, email: string, path = LOGIN) {
  const { status, json } = await client.post(path, { email, password: PASSWORD });
  expect([status, json.code]).toEqual([401, 'passkey_required']);
  return json.passkey;
}

const credentialOf = async (authenticator: Authenticator, email: string, changes = {}) =>
  authenticator.get(await passkeyOptions(app.client(), email), changes);

const finish = async (credential: unknown) => (await app.client().post(FINISH, { credential })).status;

describe('a login of an account with a passkey', () => {
  test('gets no session for the password alone', async () => {
    const { email, authenticator } = await memberWithPasskey(app);
    const client = app.client();
    const response = await client.post(LOGIN, { email, password: PASSWORD });
    expect(response.status).toBe(401);
    expect(response.cookies).toEqual([]);
    expect(response.json).toMatchObject({
      code: 'passkey_required',
      message: 'Use your passkey to finish logging in.',
      passkey: {
        rpId: '127.0.0.1',
        userVerification: 'preferred',
        allowCredentials: [{ id: authenticator.credentialId, type: 'public-key' }],
      },
    });
    expect(await memberStatus(client)).toBe(401);
  });

  test('gets the member and a session for the passkey', async () => {
    const { email, authenticator } = await memberWithPasskey(app);
    const client = app.client();
    const credential = authenticator.get(await passkeyOptions(client, email));
    const response = await client.post(FINISH, { credential });
    expect(response.status).toBe(200);
    expect(response.json).toEqual({ email, firstName: 'Ada', lastName: 'Example', emailConfirmed: true });
    expect(await memberStatus(client)).toBe(200);
    const [passkey] = (await client.get('/api/auth/passkeys')).json;
    expect(passkey.lastUsedAt).toEqual(expect.stringMatching(/Z$/));
  });

  test('reveals neither passkey nor account for a wrong password', async () => {
    const { email } = await memberWithPasskey(app);
    const { status, json } = await app.client().post(LOGIN, { email, password: 'not the password' });
    expect([status, json]).toEqual([401, { code: 'unauthenticated', message: 'Invalid email or password' }]);
  });

  test('works with any of several passkeys', async () => {
    const { client, email, authenticator } = await memberWithPasskey(app);
    const second = await withPasskey(client, app.url);
    for (const one of [authenticator, second]) {
      const credential = await credentialOf(one, email);
      expect(await finish(credential)).toBe(200);
    }
  });

  test('does not count as a failed attempt', async () => {
    const strict = await startAppForTest({ env: { LOGIN_FAILURES_PER_ACCOUNT_AND_ADDRESS: '2' } });
    const { email, authenticator } = await memberWithPasskey(strict);
    for (let n = 0; n < 4; n++) {
      const credential = authenticator.get(await passkeyOptions(strict.client(), email));
      expect((await strict.client().post(FINISH, { credential })).status).toBe(200);
    }
  });
});

describe('the second step of a login', () => {
  test.each<[string, (options: Record<string, unknown>, authenticator: Authenticator) => unknown]>([
    ['the origin of another site', (options, of) => of.get(options, { origin: 'https://evil.example' })],
    ['the host of another site', (options, of) => of.get(options, { rpId: 'evil.example' })],
    ['the response to a registration', (options, of) => of.get(options, { type: 'webauthn.create' })],
    ['an invented challenge', (options, of) => of.get({ ...options, challenge: 'A'.repeat(43) })],
    ['an authenticator that is not registered', (options) => new Authenticator(app.url).get(options)],
    [
      'a signature of another key',
      (options, { credentialId: id }) => ({ ...new Authenticator(app.url).get(options), id, rawId: id }),
    ],
  ])('rejects %s', async (_, responseTo) => {
    const { email, authenticator } = await memberWithPasskey(app);
    const client = app.client();
    const credential = responseTo(await passkeyOptions(client, email), authenticator);
    const { status, json, cookies } = await client.post(FINISH, { credential });
    expect([status, json, cookies]).toEqual([401, { code: 'unauthenticated', message: FAILED }, []]);
    expect(await memberStatus(client)).toBe(401);
  });

  test('rejects the passkey of another account', async () => {
    const { email } = await memberWithPasskey(app);
    const { authenticator: foreign } = await memberWithPasskey(app);
    const credential = await credentialOf(foreign, email);
    expect(await finish(credential)).toBe(401);
  });

  test('rejects a counter that has not increased, as after copying an authenticator', async () => {
    const { email, authenticator } = await memberWithPasskey(app);
    const use = async (counter: number) => {
      const credential = await credentialOf(authenticator, email, { counter });
      return finish(credential);
    };
    expect([await use(5), await use(5), await use(4), await use(6)]).toEqual([200, 401, 401, 200]);
  });

  test('rejects a passkey that was removed in the meantime', async () => {
    const { client, email, authenticator } = await memberWithPasskey(app);
    const credential = await credentialOf(authenticator, email);
    const [{ id }] = (await client.get('/api/auth/passkeys')).json;
    await client.post(`/api/auth/remove-passkey/${id}`, { password: PASSWORD });
    expect(await finish(credential)).toBe(401);
  });

  test('rejects a login whose password was changed in the meantime', async () => {
    const { client, email, authenticator } = await memberWithPasskey(app);
    const credential = await credentialOf(authenticator, email);
    const body = { currentPassword: PASSWORD, newPassword: 'nine herons by the weir' };
    expect((await client.post('/api/auth/change-password', body)).status).toBe(200);
    expect(await finish(credential)).toBe(401);
  });

  test('rejects requests from an IP address with too many failures', async () => {
    const strict = await startAppForTest({ env: { PASSKEY_FAILURES_PER_ADDRESS: '2' } });
    const { email, authenticator } = await memberWithPasskey(strict);
    const attempt = async (changes = {}) => {
      const options = await passkeyOptions(strict.client(), email);
      return strict.client().post(FINISH, { credential: authenticator.get(options, changes) });
    };
    const wrong = { origin: 'https://evil.example' };
    const statuses = [await attempt(wrong), await attempt(), await attempt(wrong), await attempt()];
    expect(statuses.map(({ status }) => status)).toEqual([401, 200, 401, 429]);
  });
});

describe('a reset password', () => {
  test('does not replace the passkey', async () => {
    const { email, authenticator } = await memberWithPasskey(app);
    await resetByEmail(app, email);
    const credential = await credentialOf(authenticator, email);
    expect(await finish(credential)).toBe(200);
  });
});

describe('an admin’s login', () => {
  test('needs the passkey, and then gets a session of the admin area', async () => {
    const { email, authenticator } = await adminWithPasskey();
    const client = app.client();
    const options = await passkeyOptions(client, email, ADMIN_LOGIN);
    expect(await adminStatus(client)).toBe(401);
    const response = await client.post(ADMIN_FINISH, { credential: authenticator.get(options) });
    expect([response.status, response.json]).toEqual([200, { email, role: 'owner' }]);
    expect([await adminStatus(client), await memberStatus(client)]).toEqual([200, 401]);
  });

  test('to the site also needs the passkey, and a challenge for one is not valid for the other', async () => {
    const { email, authenticator } = await adminWithPasskey();
    const forSite = await credentialOf(authenticator, email);
    expect((await app.client().post(ADMIN_FINISH, { credential: forSite })).status).toBe(401);
    const forAdmin = authenticator.get(await passkeyOptions(app.client(), email, ADMIN_LOGIN));
    expect(await finish(forAdmin)).toBe(401);
    const again = await credentialOf(authenticator, email);
    expect(await finish(again)).toBe(200);
  });

  test('is in the audit log after the passkey only, and so is a rejected passkey', async () => {
    const { email, authenticator } = await adminWithPasskey();
    const before = (await rowsOf(app, 'audit')).length;
    const wrong = authenticator.get(await passkeyOptions(app.client(), email, ADMIN_LOGIN), {
      origin: 'https://evil.example',
    });
    await app.client().post(ADMIN_FINISH, { credential: wrong });
    const right = authenticator.get(await passkeyOptions(app.client(), email, ADMIN_LOGIN));
    await app.client().post(ADMIN_FINISH, { credential: right });
    expect((await rowsOf(app, 'audit')).slice(before)).toMatchObject([
      { action: 'admin_login_refused', actor: 'visitor', address: '127.0.0.1' },
      { action: 'admin_login', actor: expect.stringMatching(/^admin \d+$/) },
    ]);
  });
});

describe('the host that passkeys are for', () => {
  test('comes from the public URL, whatever the request contains', async () => {
    const secure = await startAppForTest({ env: { PUBLIC_URL: 'https://plans.example.org' } });
    const { client, email } = await confirmedMember(secure);
    const headers = { host: 'evil.example' };
    const options = await client.post('/api/auth/passkey-options', { password: PASSWORD }, { headers });
    expect(options.json.rp.id).toBe('plans.example.org');
    const authenticator = new Authenticator('https://plans.example.org');
    const credential = authenticator.create(options.json);
    expect((await client.post('/api/auth/passkeys', { name: 'Phone', credential }, { headers })).status).toBe(
      201,
    );
    const { passkey } = (await secure.client().post(LOGIN, { email, password: PASSWORD }, { headers })).json;
    expect(passkey.rpId).toBe('plans.example.org');
    const phished = authenticator.get(passkey, { origin: 'https://evil.example' });
    expect((await secure.client().post(FINISH, { credential: phished })).status).toBe(401);
  });

  test('without a public URL is the loopback name of the request, and no other name', async () => {
    const { client } = await confirmedMember(app);
    const rpOf = async (host: string) =>
      (await client.post('/api/auth/passkey-options', { password: PASSWORD }, { headers: { host } })).json.rp
        .id;
    expect(await rpOf('localhost:4000')).toBe('localhost');
    expect(await rpOf('evil.example')).toBe('localhost');
    expect(await rpOf('localhost.evil.example')).toBe('localhost');
  });
});
