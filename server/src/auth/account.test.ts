import { afterAll, describe, expect, test } from 'vitest';
import type { Client } from '../../test/client.ts';
import { emailsTo } from '../../test/emails.ts';
import {
  confirmedMember,
  memberStatus,
  newEmail,
  PASSWORD,
  planBody,
  registerMember,
} from '../../test/factories.ts';
import { rowsOf, startApp, startAppForTest } from '../../test/test-app.ts';
import { testOnce } from '../../test/test-once.ts';
import { createPasswords } from './passwords.ts';

const PROFILE = '/api/auth/profile';
const CHANGE = '/api/auth/change-password';
const EXPORT = '/api/auth/export';
const DELETE = '/api/auth/delete-account';
const NEW = 'nine herons by the weir';
const WRONG = 'Current password is incorrect';
const CHECK = 'Please check what you entered.';

const app = await startApp();
afterAll(() => app.close());
const logIn = async (email: string, password: string) => {
  const client = app.client();
  return { client, status: (await client.post('/api/auth/login', { email, password })).status };
};
const tokenOf = (client: Client) => client.jar.get('whenabouts') ?? '';
const change = (client: Client, currentPassword: unknown, newPassword: unknown) =>
  client.post(CHANGE, { currentPassword, newPassword });

describe('the profile', () => {
  test('is updated, and the response has the stored names', async () => {
    const { client, email } = await registerMember(app.client());
    const response = await client.put(PROFILE, { firstName: ' Zoe\u0308 ', lastName: '🦢 Swan' });
    expect(response.status).toBe(200);
    expect(response.json).toEqual({ email, firstName: 'Zoë', lastName: '🦢 Swan', emailConfirmed: false });
    expect((await client.get('/api/auth/me')).json).toEqual(response.json);
  });

  testOnce('loses a name that is sent blank or null, and keeps a missing one', async () => {
    const { client } = await registerMember(app.client());
    expect((await client.put(PROFILE, { firstName: '  ' })).json).toMatchObject({
      firstName: null,
      lastName: 'Example',
    });
    expect((await client.put(PROFILE, { lastName: null })).json).toMatchObject({ lastName: null });
    expect((await client.put(PROFILE, {})).status).toBe(200);
  });

  testOnce('changes only names, and only the member’s own', async () => {
    const { client, email } = await registerMember(app.client());
    const { client: other } = await registerMember(app.client());
    const body = { firstName: 'Eve', email: newEmail(), role: 'admin', id: 1, passwordHash: 'x' };
    expect((await client.put(PROFILE, body)).json.email).toBe(email);
    const row = (await rowsOf(app, 'accounts')).find((account) => account.email === email);
    expect(row).toMatchObject({ role: 'member', first_name: 'Eve' });
    expect((await other.get('/api/auth/me')).json.firstName).toBe('Ada');
  });

  testOnce('has the display name from the configuration', async () => {
    const email = newEmail();
    const named = await startAppForTest({ env: { DISPLAY_NAME_OVERRIDES: `${email.toUpperCase()}=Zoë` } });
    const { client } = await registerMember(named.client(), email);
    expect((await client.get('/api/auth/me')).json).toMatchObject({ firstName: 'Ada', displayName: 'Zoë' });
    expect((await client.put(PROFILE, { firstName: 'B' })).json).toMatchObject({ displayName: 'Zoë' });
    const { client: other } = await registerMember(named.client());
    expect((await other.get('/api/auth/me')).json).not.toHaveProperty('displayName');
  });
});

describe('changing the password', () => {
  testOnce('replaces it, and notifies the member by email', async () => {
    const { client, email } = await confirmedMember(app);
    const response = await change(client, PASSWORD, NEW);
    expect(response.status).toBe(200);
    expect(response.json).toEqual({ message: 'Your password has been changed.' });
    expect([(await logIn(email, PASSWORD)).status, (await logIn(email, NEW)).status]).toEqual([401, 200]);
    const messages = await emailsTo(app, email);
    expect(messages.map(({ subject }) => subject)).toEqual(['Your Whenabouts password was changed']);
    expect(messages[0]?.text).toContain('http://localhost:0/forgot-password');
    expect(messages[0]?.text).not.toContain(NEW);
  });

  test('ends all other sessions, on every server, and gives this one a new id', async () => {
    const { client, email } = await registerMember(app.client());
    const { client: other } = await logIn(email, PASSWORD);
    const before = tokenOf(client);
    const second = await startAppForTest({ storage: app.storage });
    const there = second.client();
    there.jar.set('whenabouts', tokenOf(other));
    expect(await memberStatus(there)).toBe(200);
    expect((await change(client, PASSWORD, NEW)).status).toBe(200);
    expect(await Promise.all([memberStatus(client), memberStatus(other), memberStatus(there)])).toEqual([
      200, 401, 401,
    ]);
    expect(tokenOf(client)).not.toBe(before);
    const stolen = second.client();
    stolen.jar.set('whenabouts', before);
    expect(await memberStatus(stolen)).toBe(401);
  });

  testOnce('needs the current password', async () => {
    const { client, email } = await registerMember(app.client());
    const response = await change(client, `${PASSWORD}!`, NEW);
    expect(response.status).toBe(400);
    expect(response.json).toEqual({ code: 'invalid', message: CHECK, fields: { currentPassword: WRONG } });
    expect(await memberStatus(client)).toBe(200);
    expect((await logIn(email, PASSWORD)).status).toBe(200);
    expect(await emailsTo(app, email)).toEqual([]);
  });

  testOnce.each([
    ['password1', 'This password is among the most used ones. Please choose another.'],
    ['Whenabouts1', 'Please choose a password that is not your email or the name of this site.'],
  ])('rejects %j', async (newPassword, message) => {
    const { client } = await registerMember(app.client());
    const response = await change(client, PASSWORD, newPassword);
    expect([response.status, response.json.fields]).toEqual([400, { newPassword: message }]);
  });

  test('succeeds for one of two requests that have both verified the current password', async () => {
    const passwords = createPasswords({ memoryCost: 8, timeCost: 1, parallelism: 1 });
    let release = () => {};
    const bothVerified = new Promise<void>((resolve) => {
      release = resolve;
    });
    let verified = 0;
    const hash = async (password: string) => {
      if (password.startsWith(NEW)) {
        verified++;
        if (verified === 2) release();
        await bothVerified;
      }
      return passwords.hash(password);
    };
    const server = await startAppForTest({ storage: app.storage, passwords: { ...passwords, hash } });
    const { client, email } = await registerMember(server.client());
    const other = server.client();
    expect((await other.post('/api/auth/login', { email, password: PASSWORD })).status).toBe(200);
    const responses = await Promise.all([change(client, PASSWORD, NEW), change(other, PASSWORD, `${NEW} 2`)]);
    // The new password has ended the session of the other request.
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect((await Promise.all([client, other].map(memberStatus))).sort()).toEqual([200, 401]);
  });

  test('leaves no session that began with the old password at that moment', async () => {
    const { client, email } = await registerMember(app.client());
    const logins = Array.from({ length: 6 }, () => logIn(email, PASSWORD));
    await change(client, PASSWORD, NEW);
    const late = await Promise.all(logins);
    expect(await Promise.all(late.map(({ client }) => memberStatus(client)))).toEqual(Array(6).fill(401));
    expect(await memberStatus(client)).toBe(200);
  });
});

describe('exporting the data', () => {
  test('returns all data of the account, and nothing of others', async () => {
    const { client, email } = await registerMember(app.client());
    const { client: other } = await registerMember(app.client());
    await client.post('/api/retirement-plans', planBody({ name: 'Mine' }));
    await other.post('/api/retirement-plans', planBody({ name: 'Not mine' }));
    await app.client().post('/api/auth/forgot-password', { email });
    for (let n = 0; n < 2; n++) await logIn(email, 'not the password');
    await logIn(newEmail(), PASSWORD);
    const response = await client.get(EXPORT);
    expect(response.status).toBe(200);
    expect(response.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="whenabouts-account.json"',
    });
    const date = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    expect(response.json).toEqual({
      exportedAt: date,
      account: {
        email,
        firstName: 'Ada',
        lastName: 'Example',
        createdAt: date,
        emailConfirmed: false,
        emailConfirmedAt: null,
      },
      images: [],
      results: [],
      plans: [
        {
          id: expect.any(Number),
          assumptions: null,
          idempotencyKey: null,
          version: 1,
          createdAt: date,
          updatedAt: date,
          ...planBody({ name: 'Mine' }),
          records: [expect.objectContaining({ kind: 'save', createdAt: date })],
        },
      ],
      sessions: [{ browser: 'Unknown browser', startedAt: date, lastUsedAt: date, endsAt: date }],
      passkeys: [],
      recoveryCodes: { remaining: 0 },
      browsers: [{ browser: 'Unknown browser', lastUsedAt: date }],
      logins: [{ hour: date, outcome: 'failure', attempts: 2, lastAt: date }],
      reminder: { month: null, emails: [] },
      letters: [{ to: email, subject: 'Reset your Whenabouts password', writtenAt: date, sentAt: null }],
    });
    expect(response.text).not.toMatch(/hash|token|argon/i);
  });

  testOnce('does not return the logins of a deleted account with the same email', async () => {
    const { client, email } = await registerMember(app.client());
    await logIn(email, PASSWORD);
    await client.post(DELETE, { password: PASSWORD });
    const { client: again } = await registerMember(app.client(), email);
    expect((await again.get(EXPORT)).json.logins).toEqual([]);
  });

  testOnce('requires a session', async () => {
    const response = await app.client().get(EXPORT);
    expect(response.status).toBe(401);
    expect(response.headers).not.toHaveProperty('content-disposition');
  });
});

describe('deleting the account', () => {
  test('is reported by a last email, and then leaves only a hash in the audit log', async () => {
    const { client, email } = await confirmedMember(app);
    const { client: other } = await logIn(email, PASSWORD);
    await client.post('/api/retirement-plans', planBody());
    await app.client().post('/api/auth/forgot-password', { email });
    const response = await client.post(DELETE, { password: PASSWORD });
    expect(response.status).toBe(204);
    expect(client.jar.size).toBe(0);
    expect(response.cookies[0]).toMatch(/^whenabouts=;/);
    expect(await memberStatus(other)).toBe(401);
    expect((await logIn(email, PASSWORD)).status).toBe(401);
    const emails = await emailsTo(app, email);
    expect(emails.map(({ subject }) => subject)).toEqual(['Your Whenabouts account was deleted']);
    const tables = [
      'accounts',
      'sessions',
      'plans',
      'reset_tokens',
      'outbox',
      'throttles',
      'audit',
      'member_logins',
    ];
    const dump = JSON.stringify(await Promise.all(tables.map((table) => rowsOf(app, table))));
    expect(dump).not.toContain(email);
    expect((await rowsOf(app, 'audit')).at(-1)).toMatchObject({ action: 'account_deleted' });
    expect((await registerMember(app.client(), email)).email).toBe(email);
  });

  testOnce('needs the password', async () => {
    const { client, email } = await registerMember(app.client());
    const response = await client.post(DELETE, { password: 'not the password' });
    expect(response.status).toBe(400);
    expect(response.json).toEqual({ code: 'invalid', message: CHECK, fields: { password: WRONG } });
    expect((await client.post(DELETE, {})).json.fields).toEqual({ password: 'Current password is required' });
    expect((await logIn(email, PASSWORD)).status).toBe(200);
    expect((await app.client().post(DELETE, { password: PASSWORD })).status).toBe(401);
  });
});
