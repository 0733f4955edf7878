import { afterAll, describe, expect, test } from 'vitest';
import { newAdmin } from '../../test/admins.ts';
import { withPasskey } from '../../test/authenticator.ts';
import { confirmationTokenIn, emailsTo, requestedResetCode, resetCodeIn } from '../../test/emails.ts';
import {
  confirmAddress,
  confirmedMember,
  memberStatus,
  newEmail,
  PASSWORD,
  planBody,
  registerMember,
} from '../../test/factories.ts';
import { uploadedImage } from '../../test/posts.ts';
import { rowsOf, startApp } from '../../test/test-app.ts';
import { testOnce } from '../../test/test-once.ts';

const NEW = 'nine herons by the weir';
const PLANS = '/api/retirement-plans';

const app = await startApp();
afterAll(() => app.close());

/** Requests a reset code, sets a new password with it, and returns the email with the code. */
async function reset(email: string) {
  await app.client().post('/api/auth/forgot-password', { email });
  const message = (await emailsTo(app, email)).at(-1);
  const body = { email, token: resetCodeIn(message), newPassword: NEW };
  expect((await app.client().post('/api/auth/reset-password', body)).status).toBe(200);
  return message;
}

async function logIn(email: string) {
  const client = app.client();
  const { status } = await client.post('/api/auth/login', { email, password: NEW });
  return { client, status };
}

const idOf = async (email: string) => {
  const row = (await rowsOf(app, 'accounts')).find((account) => account.email === email);
  return Number(row?.id);
};

/** Adds a passkey as an earlier release did, before the email address was confirmed. */
const addPasskeyRow = (accountId: number) =>
  app.database.orm.em.fork().execute(
    `INSERT INTO passkeys (account_id, credential_id, public_key, counter, transports, name, created_at)
     VALUES (?, ?, '', 0, '[]', 'Phone', 0)`,
    [accountId, `credential-${accountId}`],
    'run',
  );

describe('an account with an unconfirmed email address', () => {
  test('gets no passkey until the email address is confirmed', async () => {
    const { client, email } = await registerMember(app.client());
    const rejected = await client.post('/api/auth/passkey-options', { password: PASSWORD });
    expect([rejected.status, rejected.json]).toEqual([
      403,
      { code: 'email_unconfirmed', message: 'Please confirm your email address first.' },
    ]);
    await client.post('/api/auth/confirmation-email');
    const token = confirmationTokenIn((await emailsTo(app, email)).at(-1));
    await client.post('/api/auth/confirm-email', { token });
    await withPasskey(client, app.url);
    expect((await client.get('/api/auth/passkeys')).json).toHaveLength(1);
  });

  test('has nothing left after a reset but the email address and the new password', async () => {
    const { client, email } = await registerMember(app.client());
    await client.post(PLANS, planBody());
    // An image of an earlier release, which accepted uploads before the confirmation.
    await confirmAddress(app, email);
    const image = await uploadedImage(client, 40);
    const sql = 'UPDATE accounts SET email_confirmed_at = NULL WHERE email = ?';
    await app.database.orm.em.fork().execute(sql, [email], 'run');
    const accountId = await idOf(email);
    await addPasskeyRow(accountId);
    await client.post('/api/auth/confirmation-email');
    const link = confirmationTokenIn((await emailsTo(app, email)).at(-1));

    const message = await reset(email);
    expect(message?.text).toContain('a reset deletes everything that was saved in the account until now');
    const notice = (await emailsTo(app, email)).at(-1);
    expect(notice?.subject).toBe('Your Whenabouts password was reset');
    expect(notice?.text).toContain('deleted everything that was saved in it before');

    expect(await memberStatus(client)).toBe(401);
    expect((await client.post(PLANS, planBody())).status).toBe(401);
    const owner = await logIn(email);
    expect(owner.status).toBe(200);
    expect((await owner.client.get('/api/auth/me')).json).toEqual({
      email,
      firstName: null,
      lastName: null,
      emailConfirmed: true,
    });
    expect((await owner.client.get(PLANS)).json).toEqual([]);
    expect((await owner.client.get('/api/auth/passkeys')).json).toEqual([]);
    expect((await app.client().get(`/api/images/${image}`)).status).toBe(404);
    const tables = [
      'plans',
      'images',
      'passkeys',
      'sessions',
      'email_confirmations',
      'reset_tokens',
      'outbox',
    ];
    for (const table of [...tables, 'known_browsers']) {
      const left = (await rowsOf(app, table)).filter((row) => row.account_id === accountId);
      expect([table, left]).toEqual([table, []]);
    }
    expect((await owner.client.post('/api/auth/confirm-email', { token: link })).status).toBe(400);
    const actions = (await rowsOf(app, 'audit')).slice(-2).map(({ action }) => action);
    expect(actions).toEqual(['unconfirmed_data_deleted', 'password_reset']);
    // The owner's own browser is not reported.
    expect((await emailsTo(app, email)).at(-1)?.subject).toBe(notice?.subject);
  });

  test('loses its data to one of two resets at the same time', async () => {
    const { email } = await registerMember(app.client());
    const body = { email, token: await requestedResetCode(app, email), newPassword: NEW };
    const again = () => app.client().post('/api/auth/reset-password', body);
    const statuses = (await Promise.all([again(), again(), again()])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 400, 400]);
    const rows = (await rowsOf(app, 'accounts')).filter((account) => account.email === email);
    expect(rows).toHaveLength(1);
    expect((await logIn(email)).status).toBe(200);
  });
});

testOnce('a reset of a confirmed account keeps its plans and passkeys', async () => {
  const { client, email } = await confirmedMember(app);
  await client.post(PLANS, planBody());
  await addPasskeyRow(await idOf(email));
  const message = await reset(email);
  expect(message?.text).not.toContain('deletes everything');
  const { status, client: again } = await logIn(email);
  expect(status).toBe(401);
  expect(await memberStatus(again)).toBe(401);
  const accountId = await idOf(email);
  for (const table of ['plans', 'passkeys'])
    expect((await rowsOf(app, table)).filter((row) => row.account_id === accountId)).toHaveLength(1);
});

testOnce('the email addresses of admins, which operators entered, count as confirmed', async () => {
  const email = await newAdmin(app, newEmail());
  const client = app.client();
  await client.post('/api/admin/login', { email, password: PASSWORD });
  await withPasskey(client, app.url, '?as=admin');
  const id = await idOf(email);
  await reset(email);
  expect(await idOf(email)).toBe(id);
});
