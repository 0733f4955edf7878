import { afterAll, describe, expect, test } from 'vitest';
import { Authenticator, withPasskey } from '../../test/authenticator.ts';
import type { Client } from '../../test/client.ts';
import { emailsTo } from '../../test/emails.ts';
import { confirmedMember, PASSWORD } from '../../test/factories.ts';
import { rowsOf, startApp } from '../../test/test-app.ts';
import { MINUTE } from '../durations.ts';
import { deleteExpiredRows } from '../jobs/cleanup.ts';

const PASSKEYS = '/api/auth/passkeys';
const OPTIONS = '/api/auth/passkey-options';
const REMOVE = '/api/auth/remove-passkey';
const WRONG = 'Current password is incorrect';
const NOT_ADDED = 'This passkey could not be verified. Please try again.';

const app = await startApp();
afterAll(() => app.close());

const optionsFor = async (client: Client) => (await client.post(OPTIONS, { password: PASSWORD })).json;
const add = (client: Client, credential: unknown, name: unknown = 'Phone') =>
  client.post(PASSKEYS, { name, credential });
const list = async (client: Client) => (await client.get(PASSKEYS)).json;
const subjects = async (email: string) => (await emailsTo(app, email)).map(({ subject }) => subject);

describe('adding a passkey', () => {
  test('stores its public key under a name, and notifies the account by email', async () => {
    const { client, email } = await confirmedMember(app);
    const authenticator = new Authenticator(app.url);
    const options = await optionsFor(client);
    expect(options).toMatchObject({
      rp: { id: '127.0.0.1', name: 'Whenabouts' },
      user: { name: email },
      attestation: 'none',
      authenticatorSelection: { userVerification: 'preferred' },
    });
    expect(Buffer.from(options.challenge, 'base64url')).toHaveLength(32);
    const response = await add(client, authenticator.create(options), ' Ada’s phone ');
    expect(response.status).toBe(201);
    const passkey = {
      id: expect.any(Number),
      name: 'Ada’s phone',
      createdAt: expect.stringMatching(/Z$/),
      lastUsedAt: null,
    };
    expect(response.json).toEqual({ ...passkey, recoveryCodes: expect.any(Array) });
    expect(await list(client)).toEqual([passkey]);
    const { credentialId } = authenticator;
    const row = (await rowsOf(app, 'passkeys')).find((stored) => stored.credential_id === credentialId);
    expect(row).toMatchObject({ transports: '["internal"]' });
    expect(await subjects(email)).toEqual(['A passkey was added to your Whenabouts account']);
  });

  test('needs the password', async () => {
    const { client } = await confirmedMember(app);
    const response = await client.post(OPTIONS, { password: 'not the password' });
    expect(response.status).toBe(400);
    expect(response.json).toEqual({
      code: 'invalid',
      message: 'Please check what you entered.',
      fields: { password: WRONG },
    });
    expect((await client.post(OPTIONS, {})).status).toBe(400);
    expect((await app.client().post(OPTIONS, { password: PASSWORD })).status).toBe(401);
  });

  test('takes a challenge that works once, for this account, for five minutes', async () => {
    const { client } = await confirmedMember(app);
    const { client: other } = await confirmedMember(app);
    const credential = new Authenticator(app.url).create(await optionsFor(client));
    // Used up by the wrong account.
    expect((await add(other, credential)).json).toEqual({ code: 'invalid', message: NOT_ADDED });
    expect((await add(client, credential)).status).toBe(400);
    const late = new Authenticator(app.url).create(await optionsFor(client));
    app.clock.ahead += 5 * MINUTE;
    expect((await add(client, late)).status).toBe(400);
    const invented = new Authenticator(app.url).create({
      rp: { id: '127.0.0.1' },
      challenge: 'A'.repeat(43),
    });
    expect((await add(client, invented)).status).toBe(400);
    expect(await list(client)).toEqual([]);
  });

  test.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['another host', { rpId: 'evil.example' }],
    ['a login', { type: 'webauthn.get' }],
    ['an attestation with certificates', { attestation: ['packed', new Map([['x5c', []]])] }],
    ['an unknown attestation', { attestation: ['tpm', new Map()] }],
  ] as const)('rejects a response for %s', async (_name, changes) => {
    const { client } = await confirmedMember(app);
    const credential = new Authenticator(app.url).create(await optionsFor(client), changes as object);
    const response = await add(client, credential);
    expect([response.status, response.json.message]).toEqual([400, NOT_ADDED]);
    expect(await list(client)).toEqual([]);
  });

  test.each(['', '  ', 7, 'a'.repeat(61), 'two\nlines', null])('rejects the name %j', async (name) => {
    const { client } = await confirmedMember(app);
    const credential = new Authenticator(app.url).create(await optionsFor(client));
    const response = await add(client, credential, name);
    expect([response.status, Object.keys(response.json.fields)]).toEqual([400, ['name']]);
  });

  test.each([null, 'x', {}, { id: '!', rawId: '!', type: 'public-key', response: {} }])(
    'rejects the credential %j',
    async (credential) => {
      const { client } = await confirmedMember(app);
      expect((await add(client, credential)).status).toBe(400);
    },
  );

  test('offers the passkeys that the account has, so that no authenticator gets two', async () => {
    const { client } = await confirmedMember(app);
    const { credentialId: id } = await withPasskey(client, app.url);
    const { excludeCredentials } = await optionsFor(client);
    expect(excludeCredentials).toEqual([{ id, type: 'public-key', transports: ['internal'] }]);
  });

  test('is not possible with the passkey of another account', async () => {
    const { client } = await confirmedMember(app);
    const { client: other } = await confirmedMember(app);
    const authenticator = await withPasskey(client, app.url);
    const response = await add(other, authenticator.create(await optionsFor(other)));
    expect([response.status, response.json.code]).toEqual([409, 'taken']);
    expect(await list(other)).toEqual([]);
  });
});

describe('a passkey', () => {
  const withOne = async () => {
    const { client, email } = await confirmedMember(app);
    await withPasskey(client, app.url);
    const [{ id }] = await list(client);
    return { client, email, id };
  };

  test('is renamed', async () => {
    const { client, id } = await withOne();
    const response = await client.put(`${PASSKEYS}/${id}`, { name: 'Key 🔑' });
    expect([response.status, response.json.name]).toEqual([200, 'Key 🔑']);
    expect(await list(client)).toEqual([response.json]);
    expect((await client.put(`${PASSKEYS}/${id}`, { name: ' ' })).status).toBe(400);
  });

  test('is removed with the password, which is reported by email', async () => {
    const { client, email, id } = await withOne();
    const rejected = await client.post(`${REMOVE}/${id}`, { password: 'not the password' });
    expect([rejected.status, rejected.json.fields]).toEqual([400, { password: WRONG }]);
    expect(await list(client)).toHaveLength(1);
    expect((await client.post(`${REMOVE}/${id}`, { password: PASSWORD })).status).toBe(204);
    expect((await client.post(`${REMOVE}/${id}`, { password: PASSWORD })).status).toBe(404);
    expect(await list(client)).toEqual([]);
    const emails = await emailsTo(app, email);
    expect(emails.at(-1)?.subject).toBe('A passkey of your Whenabouts account was removed');
    expect(emails.at(-1)?.text).toContain('Your password is enough');
    expect((await app.client().post('/api/auth/login', { email, password: PASSWORD })).status).toBe(200);
  });

  test('belongs to its account only', async () => {
    const { id } = await withOne();
    const { client: other } = await confirmedMember(app);
    expect(await list(other)).toEqual([]);
    expect((await other.put(`${PASSKEYS}/${id}`, { name: 'Mine' })).status).toBe(404);
    expect((await other.post(`${REMOVE}/${id}`, { password: PASSWORD })).status).toBe(404);
    expect((await app.client().get(PASSKEYS)).status).toBe(401);
  });

  test('is in the exported data without its key, and is deleted with the account', async () => {
    const { client, email } = await withOne();
    const { json, text } = await client.get('/api/auth/export');
    expect(json.passkeys).toEqual([{ name: 'Phone', createdAt: expect.any(String), lastUsedAt: null }]);
    const [{ account_id: account }] = (await rowsOf(app, 'passkeys')).slice(-1) as [{ account_id: number }];
    const own = (await rowsOf(app, 'passkeys')).filter((row) => row.account_id === account);
    for (const { credential_id: id, public_key: key } of own) {
      expect(text).not.toContain(id);
      expect(text).not.toContain(key);
    }
    await optionsFor(client);
    expect((await client.post('/api/auth/delete-account', { password: PASSWORD })).status).toBe(204);
    for (const table of ['passkeys', 'passkey_challenges', 'known_browsers']) {
      expect((await rowsOf(app, table)).filter((row) => row.account_id === account)).toEqual([]);
    }
    expect(await subjects(email)).toContain('Your Whenabouts account was deleted');
  });

  test('is in the audit log when it is added, renamed or removed', async () => {
    const before = (await rowsOf(app, 'audit')).length;
    const { client, id } = await withOne();
    await client.put(`${PASSKEYS}/${id}`, { name: 'Key' });
    await client.post(`${REMOVE}/${id}`, { password: PASSWORD });
    const actor = expect.stringMatching(/^member \d+$/);
    const entries = (await rowsOf(app, 'audit')).slice(before);
    expect(entries).toMatchObject(
      ['passkey_added', 'passkey_renamed', 'passkey_removed'].map((action) => ({ action, actor })),
    );
    const changes = await rowsOf(app, 'audit_changes');
    expect(changes.slice(-3).map(({ subject }) => subject)).toEqual(Array(3).fill(`passkey ${id}`));
  });
});

describe('challenges', () => {
  test('are stored as hashes, at most ten per account, and deleted when they have expired', async () => {
    const { client } = await confirmedMember(app);
    let challenge = '';
    for (let n = 0; n < 12; n++) challenge = (await optionsFor(client)).challenge;
    const rows = await rowsOf(app, 'passkey_challenges');
    expect(JSON.stringify(rows)).not.toContain(challenge);
    const account = (await rowsOf(app, 'accounts')).at(-1)?.id;
    expect(rows.filter((row) => row.account_id === account)).toHaveLength(10);
    await deleteExpiredRows(app.database, Date.now() + app.clock.ahead + 5 * MINUTE);
    expect(await rowsOf(app, 'passkey_challenges')).toEqual([]);
  });
});
