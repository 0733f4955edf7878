import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { signedInAdmin } from '../../test/admins.ts';
import type { Client } from '../../test/client.ts';
import { confirmationTokenIn, emailsTo, resetByEmail } from '../../test/emails.ts';
import { newEmail, PASSWORD, registerMember, registration } from '../../test/factories.ts';
import { DEFAULT_LIMITS, rowsOf, startApp, startAppForTest } from '../../test/test-app.ts';
import { testOnce } from '../../test/test-once.ts';
import { DAY } from '../durations.ts';
import { deleteExpiredRows } from '../jobs/cleanup.ts';

const CONFIRM = '/api/auth/confirm-email';
const SEND = '/api/auth/confirmation-email';
const NEW = 'nine herons by the weir';
const WELCOME = 'Welcome to Whenabouts: please confirm your email address';
const ANOTHER = 'Confirm the email address of your Whenabouts account';

const app = await startApp({ env: { WELCOME_EMAILS_PER_RECIPIENT: '' } });
afterAll(() => app.close());
afterEach(() => {
  app.clock.ahead = 0;
});

const isConfirmed = async (client: Client) => (await client.get('/api/auth/me')).json.emailConfirmed;
const lastToken = async (email: string) => confirmationTokenIn((await emailsTo(app, email)).at(-1));
const confirm = (client: Client, token: string) => client.post(CONFIRM, { token });
const subjects = async (email: string) => (await emailsTo(app, email)).map(({ subject }) => subject);

describe('an email address', () => {
  test('is unconfirmed after registration, until the link in the welcome email is used', async () => {
    const { client, email } = await registerMember(app.client());
    expect(await isConfirmed(client)).toBe(false);
    expect(await subjects(email)).toEqual([WELCOME]);
    const token = await lastToken(email);
    expect((await app.client().get(`/confirm-email?token=${token}`)).status).toBe(404);
    expect((await app.client().get(`${CONFIRM}?token=${token}`)).status).toBe(405);
    expect(await isConfirmed(client)).toBe(false);
    const response = await confirm(client, token);
    expect([response.status, response.json]).toEqual([200, { message: 'Your email address is confirmed.' }]);
    expect(await isConfirmed(client)).toBe(true);
    expect((await client.put('/api/auth/profile', {})).json.emailConfirmed).toBe(true);
    expect((await app.client().post('/api/auth/login', { email, password: PASSWORD })).json).toEqual({
      email,
      firstName: 'Ada',
      lastName: 'Example',
      emailConfirmed: true,
    });
  });

  testOnce('is confirmed by a used reset code, but not by a changed password', async () => {
    const { client, email } = await registerMember(app.client());
    await client.post('/api/auth/change-password', { currentPassword: PASSWORD, newPassword: NEW });
    expect(await isConfirmed(client)).toBe(false);
    await resetByEmail(app, email);
    const again = app.client();
    await again.post('/api/auth/login', { email, password: PASSWORD });
    expect(await isConfirmed(again)).toBe(true);
  });

  testOnce('is not confirmed by a confirmed newsletter subscription', async () => {
    const { client, email } = await registerMember(app.client());
    await app.client().post('/api/newsletter', { email, website: '' });
    const [, token] =
      /confirm\?token=([\w-]{43})/.exec((await emailsTo(app, email)).at(-1)?.text ?? '') ?? [];
    expect((await app.client().post('/api/newsletter/confirm', { token })).status).toBe(200);
    expect(await isConfirmed(client)).toBe(false);
  });

  testOnce('is in the export with its state and the time of the confirmation', async () => {
    const { client, email } = await registerMember(app.client());
    const account = async () => (await client.get('/api/auth/export')).json.account;
    expect(await account()).toMatchObject({ emailConfirmed: false, emailConfirmedAt: null });
    await confirm(client, await lastToken(email));
    expect(await account()).toMatchObject({
      emailConfirmed: true,
      emailConfirmedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    });
  });
});

describe('a link that confirms an email address', () => {
  testOnce('works only for a caller who is logged in to its account', async () => {
    // A stranger has registered the address. Its owner opens the link, logged out or logged in to another account.
    const { client: stranger, email } = await registerMember(app.client());
    const token = await lastToken(email);
    const { client: owner } = await registerMember(app.client());
    expect((await confirm(app.client(), token)).status).toBe(401);
    const other = await confirm(owner, token);
    expect([other.status, other.json]).toEqual([
      403,
      { code: 'other_account', message: 'This link is for another account.' },
    ]);
    expect([await isConfirmed(stranger), await isConfirmed(owner)]).toEqual([false, false]);
    // Nothing has used up the link.
    expect((await confirm(stranger, token)).status).toBe(200);
    expect([await isConfirmed(stranger), await isConfirmed(owner)]).toEqual([true, false]);
  });

  test('works once, even for twenty concurrent requests', async () => {
    const { client, email } = await registerMember(app.client());
    const token = await lastToken(email);
    const responses = await Promise.all(Array.from({ length: 20 }, () => confirm(client, token)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    const used = await confirm(client, token);
    expect(used.status).toBe(400);
    expect(used.json.fields.token).toMatch(/^This link has expired or was already used\..* send a new link/);
    expect(await isConfirmed(client)).toBe(true);
  });

  test('works for seven days; then it is deleted', async () => {
    const { client, email } = await registerMember(app.client());
    const token = await lastToken(email);
    app.clock.ahead = 7 * DAY;
    expect((await confirm(client, token)).status).toBe(400);
    app.clock.ahead = 7 * DAY - 60_000;
    expect((await confirm(client, token)).status).toBe(200);
    app.clock.ahead = 0;
    expect(await isConfirmed(client)).toBe(true);
    await registerMember(app.client());
    expect(await rowsOf(app, 'email_confirmations')).not.toEqual([]);
    await deleteExpiredRows(app.database, Date.now() + 7 * DAY);
    expect(await rowsOf(app, 'email_confirmations')).toEqual([]);
  });

  testOnce.each([undefined, 7, '', 'short', 'x'.repeat(43), ['x'.repeat(43)]])(
    'with the token %j is rejected',
    async (token) => {
      const { client } = await registerMember(app.client());
      expect((await client.post(CONFIRM, { token })).status).toBe(400);
    },
  );

  testOnce('is stored as a hash only, and is not in the log', async () => {
    const { client, email } = await registerMember(app.client());
    const token = await lastToken(email);
    await confirm(client, 'y'.repeat(43));
    await app.client().get(`/confirm-email?token=${token}`);
    const stored = [...(await rowsOf(app, 'email_confirmations')), ...(await rowsOf(app, 'outbox'))];
    expect(JSON.stringify(stored)).not.toContain(token);
    expect(app.log.join()).not.toContain(token);
  });

  testOnce('is deleted with the account', async () => {
    const { client, email } = await registerMember(app.client());
    const token = await lastToken(email);
    await client.post('/api/auth/delete-account', { password: PASSWORD });
    expect((await confirm(client, token)).status).toBe(401);
    const { client: again } = await registerMember(app.client(), email);
    expect((await confirm(again, token)).status).toBe(400);
  });

  testOnce('can be sent again to the member, and earlier ones stay valid', async () => {
    const { client, email } = await registerMember(app.client());
    const first = await lastToken(email);
    expect((await client.post(SEND)).json).toEqual({ message: 'We have sent you an email.' });
    expect(await subjects(email)).toEqual([WELCOME, ANOTHER]);
    expect(await lastToken(email)).not.toBe(first);
    expect((await confirm(client, first)).status).toBe(200);
    expect((await client.post(SEND)).json).toEqual({ message: 'Your email address is already confirmed.' });
    expect(await subjects(email)).toEqual([WELCOME, ANOTHER]);
    expect((await app.client().post(SEND)).status).toBe(401);
  });
});

describe('emails with a link that confirms an email address', () => {
  test('are limited per recipient, even if the account is deleted and registered again', async () => {
    const limited = await startAppForTest({ env: DEFAULT_LIMITS });
    const email = newEmail();
    const sent: number[] = [];
    for (let n = 0; n < 4; n++) {
      const client = limited.client();
      expect((await client.post('/api/auth/register', registration(email))).status).toBe(201);
      for (let m = 0; m < 2; m++) sent.push((await client.post(SEND)).status);
      await emailsTo(limited, email);
      await client.post('/api/auth/delete-account', { password: PASSWORD });
    }
    expect(sent).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
    const received = (await emailsTo(limited, email)).map(({ subject }) => subject);
    expect(received.filter((subject) => subject === WELCOME)).toHaveLength(3);
    expect(received.filter((subject) => subject === ANOTHER)).toHaveLength(5);
  });

  testOnce('contain no name, because the recipient may not be the one who registered', async () => {
    const email = newEmail();
    await app.client().post('/api/auth/register', { ...registration(email), firstName: 'Winner' });
    const [message] = await emailsTo(app, email);
    expect(`${message?.text} ${message?.html}`).not.toContain('Winner');
  });
});

testOnce('admins see how many members have an unconfirmed email address', async () => {
  const { client: admin } = await signedInAdmin(app);
  const counts = async () => (await admin.get('/api/admin/members/count')).json;
  const before = await counts();
  const { client, email } = await registerMember(app.client());
  await registerMember(app.client());
  expect(await counts()).toEqual({ members: before.members + 2, unconfirmed: before.unconfirmed + 2 });
  await confirm(client, await lastToken(email));
  expect(await counts()).toEqual({ members: before.members + 2, unconfirmed: before.unconfirmed + 1 });
  expect((await client.get('/api/admin/members/count')).status).toBe(401);
});
