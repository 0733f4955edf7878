import { afterAll, describe, expect, test } from 'vitest';
import { signedInAdmin } from '../../test/admins.ts';
import { Authenticator, addNewPasskey, withPasskey } from '../../test/authenticator.ts';
import type { Client } from '../../test/client.ts';
import { callEndpoint } from '../../test/documented-calls.ts';
import { emailsTo } from '../../test/emails.ts';
import { adminStatus, confirmedMember, memberStatus, PASSWORD } from '../../test/factories.ts';
import { beginRequest } from '../../test/slow-request.ts';
import { rowsOf, SECRET, startApp, startAppForTest } from '../../test/test-app.ts';
import { testOnce } from '../../test/test-once.ts';
import type { Secrets } from '../config/config-values.ts';
import { inTransaction } from '../database/database.ts';
import { DAY, HOUR, MINUTE } from '../durations.ts';
import { addSession } from './sessions.ts';

const CODES = '/api/auth/recovery-codes';
const UNDO = '/api/auth/undo-passkey';

const app = await startApp();
afterAll(() => app.close());

/** Registers a member, adds the first passkey, and returns the recovery codes. */
async function withCodes() {
  const { client, email } = await confirmedMember(app);
  const { json } = await addNewPasskey(client, new Authenticator(app.url));
  return { client, email, codes: json.recoveryCodes as string[], id: Number(json.id) };
}

/** Enters the password, and returns the challenge that a second factor answers. */
async function challengeFor(email: string, path = '/api/auth/login'): Promise<string> {
  const { json } = await app.client().post(path, { email, password: PASSWORD });
  return json.passkey.challenge;
}

async function logInWith(email: string, code: string, area = 'auth') {
  const client = app.client();
  const challenge = await challengeFor(email, `/api/${area}/login`);
  const { status } = await client.post(`/api/${area}/login/recovery-code`, { challenge, code });
  return { client, status };
}

const remaining = async (email: string) => {
  const id = (await rowsOf(app, 'accounts')).find((account) => account.email === email)?.id;
  return (await rowsOf(app, 'recovery_codes')).filter((row) => row.account_id === id).length;
};

const undoTokenIn = (text = '') => /\/undo-passkey\?token=([\w-]{43})/.exec(text)?.[1] ?? '';

describe('recovery codes', () => {
  testOnce('are ten, shown with the first passkey only, and stored as keyed hashes', async () => {
    const { client, codes } = await withCodes();
    expect(codes).toHaveLength(10);
    for (const code of codes) expect(code).toMatch(/^[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}$/);
    expect(JSON.stringify(await rowsOf(app, 'recovery_codes'))).not.toContain(codes[0]);
    const second = await addNewPasskey(client, new Authenticator(app.url));
    expect(second.json.recoveryCodes).toBeUndefined();
    expect((await client.get(CODES)).json).toEqual({ remaining: 10 });
  });

  testOnce('replace a passkey once each, however they are typed, which is reported and audited', async () => {
    const { email, codes } = await withCodes();
    const [code = ''] = codes;
    const { client, status } = await logInWith(email, ` ${code.toUpperCase().replaceAll('-', ' ')} `);
    expect([status, await memberStatus(client)]).toEqual([200, 200]);
    expect((await client.get(CODES)).json).toEqual({ remaining: 9 });
    expect((await client.get('/api/auth/export')).json.recoveryCodes).toEqual({ remaining: 9 });
    const used = await logInWith(email, code);
    expect([used.status, await memberStatus(used.client)]).toEqual([401, 401]);
    const report = (await emailsTo(app, email)).find(({ subject }) => subject?.includes('recovery code'));
    expect(report?.text).toContain('Codes left: 9.');
    const actions = (await rowsOf(app, 'audit')).slice(-2).map(({ action }) => action);
    expect(actions).toEqual(['recovery_code_used', 'passkey_refused']);
  });

  test('work for one of two concurrent logins', async () => {
    const { email, codes } = await withCodes();
    const both = await Promise.all([logInWith(email, codes[0] ?? ''), logInWith(email, codes[0] ?? '')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  testOnce(
    'need the password first, belong to one account, and use up the challenge if they are wrong',
    async () => {
      const { email, codes } = await withCodes();
      const { codes: foreign } = await withCodes();
      const challenge = await challengeFor(email);
      const send = (code = '', used = challenge) =>
        app.client().post('/api/auth/login/recovery-code', { challenge: used, code });
      expect((await send(foreign[0])).status).toBe(401);
      expect((await send(codes[0])).status).toBe(401);
      expect((await send(codes[0], 'A'.repeat(43))).status).toBe(401);
      const adminChallenge = await challengeFor(email);
      const body = { challenge: adminChallenge, code: codes[0] };
      expect((await app.client().post('/api/admin/login/recovery-code', body)).status).toBe(401);
      expect(await remaining(email)).toBe(10);
    },
  );

  testOnce('work after a change of the secret only while the old one is configured', async () => {
    const { email, codes } = await withCodes();
    const logInAfterChange = async (...secrets: Secrets) => {
      const client = (await startAppForTest({ storage: app.storage, secrets })).client();
      const { json } = await client.post('/api/auth/login', { email, password: PASSWORD });
      const body = { challenge: json.passkey.challenge, code: codes[0] };
      return (await client.post('/api/auth/login/recovery-code', body)).status;
    };
    expect(await logInAfterChange('a new secret')).toBe(401);
    expect(await logInAfterChange('a new secret', SECRET)).toBe(200);
  });

  testOnce('open the admin area for an admin', async () => {
    const { client: admin, email } = await signedInAdmin(app);
    await withPasskey(admin, app.url);
    const { codes } = (await admin.post(CODES, { password: PASSWORD })).json;
    const { client, status } = await logInWith(email, codes[0], 'admin');
    expect([status, await adminStatus(client)]).toEqual([200, 200]);
  });

  testOnce('are replaced by the owner, who enters the password, and the old ones stop working', async () => {
    const { client, email, codes } = await withCodes();
    expect((await client.post(CODES, { password: 'not the password' })).status).toBe(400);
    const renewed = (await client.post(CODES, { password: PASSWORD })).json.codes;
    expect([renewed.length, await remaining(email)]).toEqual([10, 10]);
    expect((await logInWith(email, codes[0] ?? '')).status).toBe(401);
    expect((await logInWith(email, renewed[0])).status).toBe(200);
    expect((await emailsTo(app, email)).at(-2)?.subject).toContain('recovery codes were replaced');
    const actions = (await rowsOf(app, 'audit')).slice(-3).map(({ action }) => action);
    expect(actions).toEqual(['recovery_codes_renewed', 'passkey_refused', 'recovery_code_used']);
  });

  testOnce('are deleted with the last passkey, and cannot be created without a passkey', async () => {
    const { client, email, id } = await withCodes();
    const second = await addNewPasskey(client, new Authenticator(app.url));
    await client.post(`/api/auth/remove-passkey/${id}`, { password: PASSWORD });
    expect(await remaining(email)).toBe(10);
    await client.post(`/api/auth/remove-passkey/${second.json.id}`, { password: PASSWORD });
    expect(await remaining(email)).toBe(0);
    expect((await client.post(CODES, { password: PASSWORD })).status).toBe(404);
  });
});

describe('the link in the email about a new passkey', () => {
  test('removes the passkey, later ones and new codes once, and ends all sessions', async () => {
    const { client, email, id } = await withCodes();
    await emailsTo(app, email);
    app.clock.ahead += HOUR + MINUTE;
    // The thief, who knows the password.
    await addNewPasskey(client, new Authenticator(app.url));
    const notice = (await emailsTo(app, email)).at(-1);
    await addNewPasskey(client, new Authenticator(app.url));
    await client.post(CODES, { password: PASSWORD });
    const token = undoTokenIn(notice?.text);
    expect(JSON.stringify(await rowsOf(app, 'passkey_undos'))).not.toContain(token);
    const undo = () => app.client().post(UNDO, { token });
    const statuses = (await Promise.all([undo(), undo()])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 400]);
    expect(await memberStatus(client)).toBe(401);
    const account = (await rowsOf(app, 'accounts')).find((row) => row.email === email)?.id;
    const left = (await rowsOf(app, 'passkeys')).filter((row) => row.account_id === account);
    expect(left.map((row) => Number(row.id))).toEqual([id]);
    expect(await remaining(email)).toBe(0);
    const report = (await emailsTo(app, email)).at(-1);
    expect(report?.subject).toBe('The new passkey of your Whenabouts account was removed');
    expect(report?.text).toContain('/forgot-password');
    expect((await rowsOf(app, 'audit')).at(-1)?.action).toBe('passkey_undone');
  });

  const password = { password: PASSWORD };

  test.each([
    [
      'a passkey that is being added',
      // The link has also ended the challenge.
      400,
      async (client: Client) => {
        const options = await callEndpoint(client, 'createPasskeyOptions', { body: password });
        const credential = new Authenticator(app.url).create(options.json);
        return { path: '/api/auth/passkeys', body: { name: 'Phone', credential } };
      },
    ],
    ['a challenge for a passkey', 401, () => ({ path: '/api/auth/passkey-options', body: password })],
    ['new recovery codes', 401, () => ({ path: CODES, body: password })],
    [
      'a new password',
      401,
      () => ({
        path: '/api/auth/change-password',
        body: {
          currentPassword: PASSWORD,
          newPassword: 'nine herons by the weir',
          confirmPassword: 'nine herons by the weir',
        },
      }),
    ],
    [
      'the removal of an older passkey',
      401,
      (_client: Client, id: number) => ({ path: `/api/auth/remove-passkey/${id}`, body: password }),
    ],
  ])('ends requests that began before: %s', async (_, status, requestOf) => {
    const { client, email, id, codes } = await withCodes();
    await emailsTo(app, email);
    app.clock.ahead += HOUR + MINUTE;
    await addNewPasskey(client, new Authenticator(app.url));
    const token = undoTokenIn((await emailsTo(app, email)).at(-1)?.text);
    const slow = await beginRequest(app.url, {
      ...(await requestOf(client, id)),
      cookie: client.cookie,
    });
    expect((await app.client().post(UNDO, { token })).status).toBe(200);
    slow.finish();
    expect((await slow.response).status).toBe(status);
    const account = (await rowsOf(app, 'accounts')).find((row) => row.email === email)?.id;
    const ofAccount = async (table: string) =>
      (await rowsOf(app, table)).filter((row) => row.account_id === account);
    expect((await ofAccount('passkeys')).map((row) => Number(row.id))).toEqual([id]);
    expect(await ofAccount('passkey_challenges')).toEqual([]);
    expect((await logInWith(email, codes[0] ?? '')).status).toBe(200);
  });

  test('ends sessions that a running login begins afterwards', async () => {
    const { email } = await withCodes();
    const account = async () => (await rowsOf(app, 'accounts')).find((row) => row.email === email);
    // The login has read the account before the link is used.
    const { id, password_version: passwordVersion } = (await account()) ?? {};
    const token = undoTokenIn((await emailsTo(app, email)).at(-1)?.text);
    expect((await app.client().post(UNDO, { token })).status).toBe(200);
    const owner = { id: Number(id), passwordVersion: Number(passwordVersion) };
    const session = await inTransaction(app.database, (em) =>
      addSession(em, owner, { kind: 'member', browser: 'A browser', now: Date.now() }),
    );
    const client = app.client();
    client.jar.set('whenabouts', session);
    expect(await memberStatus(client)).toBe(401);
  });

  testOnce('is in the digest for the first passkey without a separate email', async () => {
    const { client, email } = await withCodes();
    await addNewPasskey(client, new Authenticator(app.url));
    await addNewPasskey(client, new Authenticator(app.url));
    await emailsTo(app, email);
    app.clock.ahead += HOUR + MINUTE;
    const digest = (await emailsTo(app, email)).at(-1);
    expect(digest?.subject).toBe('2 more security events on your Whenabouts account');
    await app.client().post(UNDO, { token: undoTokenIn(digest?.text) });
    const account = (await rowsOf(app, 'accounts')).find((row) => row.email === email)?.id;
    expect((await rowsOf(app, 'passkeys')).filter((row) => row.account_id === account)).toHaveLength(1);
  });

  testOnce('expires after a week', async () => {
    const { email } = await withCodes();
    const token = undoTokenIn((await emailsTo(app, email)).at(-1)?.text);
    app.clock.ahead += 7 * DAY;
    expect((await app.client().post(UNDO, { token })).status).toBe(400);
  });
});
