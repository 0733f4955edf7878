import { afterAll, describe, expect, test } from 'vitest';
import { newEmail, registration } from '../../test/factories.ts';
import { rowsOf, startApp } from '../../test/test-app.ts';

const REGISTER = '/api/auth/register';

const app = await startApp();
afterAll(() => app.close());

describe('registering', () => {
  test('creates an account and a session', async () => {
    const client = app.client();
    const email = newEmail();
    const response = await client.post(REGISTER, registration(email));
    expect(response.status).toBe(201);
    expect(response.json).toEqual({ email, firstName: 'Ada', lastName: 'Example', emailConfirmed: false });
    expect((await client.get('/api/auth/me')).json).toEqual(response.json);
  });

  test('needs no names, and treats a blank name as a missing one', async () => {
    const { firstName, lastName, ...without } = registration();
    expect((await app.client().post(REGISTER, without)).json).toMatchObject({
      firstName: null,
      lastName: null,
    });
    const blank = { ...registration(), firstName: '  ', lastName: null };
    expect((await app.client().post(REGISTER, blank)).json).toMatchObject({
      firstName: null,
      lastName: null,
    });
  });

  test('stores the email in canonical form', async () => {
    const email = newEmail();
    const inCapitals = registration(`  ${email.toUpperCase()} `);
    expect((await app.client().post(REGISTER, inCapitals)).json.email).toBe(email);
    expect((await app.client().post(REGISTER, registration(email))).status).toBe(409);
  });

  test('rejects a taken email with a message at its field', async () => {
    const email = newEmail();
    await app.client().post(REGISTER, registration(email));
    const again = await app.client().post(REGISTER, registration(email));
    expect(again.status).toBe(409);
    expect(again.json).toEqual({
      code: 'taken',
      message: 'An account with this email already exists. Log in, or reset the password.',
      fields: { email: 'An account with this email already exists. Log in, or reset the password.' },
    });
    expect(again.cookies).toEqual([]);
  });

  test('ten concurrent registrations of an email create one account with one session', async () => {
    const email = newEmail();
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => app.client().post(REGISTER, registration(email))),
    );
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(responses.filter(({ status }) => status === 409)).toHaveLength(9);
    const accounts = (await rowsOf(app, 'accounts')).filter((row) => row.email === email);
    expect(accounts).toHaveLength(1);
    const sessions = (await rowsOf(app, 'sessions')).filter((row) => row.account_id === accounts[0]?.id);
    expect(sessions).toHaveLength(1);
  });
});

describe('a password', () => {
  test.each([
    ['among the most used', 'password1', 'This password is among the most used ones. Please choose another.'],
    [
      'one of those in capitals',
      'PassWord1',
      'This password is among the most used ones. Please choose another.',
    ],
    [
      'the product',
      'Whenabouts2026!',
      'Please choose a password that is not your email or the name of this site.',
    ],
  ])('is rejected if it is %s', async (_, password, message) => {
    const response = await app.client().post(REGISTER, registration(newEmail(), password));
    expect(response.status).toBe(400);
    expect(response.json).toMatchObject({ code: 'invalid', fields: { password: message } });
  });

  test('is rejected if it is the email address or the part before its @', async () => {
    const email = newEmail();
    for (const password of [email, email.toUpperCase(), email.slice(0, email.indexOf('@'))]) {
      expect((await app.client().post(REGISTER, registration(email, password))).status).toBe(400);
    }
  });

  test('is used whole and exactly as typed', async () => {
    const email = newEmail();
    const password = `  ${'correct horse '.repeat(7)}  `;
    expect((await app.client().post(REGISTER, registration(email, password))).status).toBe(201);
    const logIn = async (typed: string) =>
      (await app.client().post('/api/auth/login', { email, password: typed })).status;
    expect(await logIn(password)).toBe(200);
    expect(await logIn(password.trim())).toBe(401);
    expect(await logIn(password.slice(0, 72))).toBe(401);
    expect(await logIn(password.toUpperCase())).toBe(401);
  });
});

test('roles, ids and dates in a body change nothing', async () => {
  const email = newEmail();
  const forged = { role: 'admin', isAdmin: true, id: 1, createdAt: 0, passwordHash: 'x' };
  expect((await app.client().post(REGISTER, { ...registration(email), ...forged })).status).toBe(201);
  const row = (await rowsOf(app, 'accounts')).find((account) => account.email === email);
  expect(row).toMatchObject({ role: 'member', password_hash: expect.stringMatching(/^\$argon2id\$/) });
  expect(Number(row?.created_at)).toBeGreaterThan(Date.now() - 60_000);
});
