import { describe, expect, test } from 'vitest';
import { newAdmin, signedInAdmin } from '../../test/admins.ts';
import type { Client, TestRequest } from '../../test/client.ts';
import { deliverEmails, emailsTo, requestedResetCode, resetCodeIn } from '../../test/emails.ts';
import { newEmail, PASSWORD, registerMember, registration } from '../../test/factories.ts';
import { DEFAULT_LIMITS, startAppForTest, type TestApp, type TestAppOptions } from '../../test/test-app.ts';
import { HOUR, MINUTE } from '../durations.ts';

const NEW_PASSWORD = 'nine herons by the weir';

// Without welcome emails, because the tests count all emails to a recipient.
const limits = { ...DEFAULT_LIMITS, WELCOME_EMAILS_PER_RECIPIENT: '0' };
const start = (options: TestAppOptions = {}) =>
  startAppForTest({ ...options, env: { ...limits, ...options.env } });

/** Makes calls one after the other, and returns the statuses of their responses. */
async function statuses(times: number, call: (n: number) => Promise<{ status: number }>) {
  const all: number[] = [];
  for (let n = 0; n < times; n++) all.push((await call(n)).status);
  return all;
}

describe('failed attempts at the current password', () => {
  const change = (client: Client, currentPassword: string, newPassword = NEW_PASSWORD) =>
    client.post('/api/auth/change-password', { currentPassword, newPassword });
  const remove = (client: Client, password: string) => client.post('/api/auth/delete-account', { password });

  test('are limited to five, on all servers and endpoints', async () => {
    const app = await start();
    const { client } = await registerMember(app.client());
    expect(await statuses(3, (n) => change(client, `wrong ${n}`))).toEqual([400, 400, 400]);
    const second = await start({ storage: app.storage });
    const clientOfSecond = second.client(client);
    expect(await statuses(3, (n) => remove(clientOfSecond, `wrong ${n}`))).toEqual([400, 400, 429]);
    const rejected = await change(client, PASSWORD);
    expect(rejected.status).toBe(429);
    expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(14 * 60);
    app.clock.ahead = 15 * MINUTE;
    expect((await change(client, PASSWORD)).status).toBe(200);
  });

  test('do not include a rejected new password or a correct one', async () => {
    const app = await start();
    const { client } = await registerMember(app.client());
    expect(await statuses(7, () => change(client, PASSWORD, 'password1'))).toEqual(Array(7).fill(400));
    expect(await statuses(4, (n) => change(client, `wrong ${n}`))).toEqual(Array(4).fill(400));
    expect((await change(client, PASSWORD)).status).toBe(200);
    expect(await statuses(5, (n) => change(client, `wrong ${n}`))).toEqual(Array(5).fill(400));
  });
});

describe('emails with a reset code', () => {
  const forgot = (app: TestApp, email: string, options: TestRequest = {}) =>
    app.client().post('/api/auth/forgot-password', { email }, options);

  test('are limited to three an hour per account, with the same response beyond the limit', async () => {
    const app = await start();
    const { email } = await registerMember(app.client());
    const responses = [];
    for (let n = 0; n < 5; n++) {
      responses.push(await forgot(app, email, { localAddress: `127.0.3.${n + 1}` }));
      await deliverEmails(app);
    }
    const seen = responses.map(({ status, text, headers }) => {
      const { date, 'x-request-id': id, ...same } = headers;
      return { status, text, headers: same };
    });
    for (const response of seen) expect(response).toEqual(seen[0]);
    expect(seen[0]?.status).toBe(200);
    expect(await emailsTo(app, email)).toHaveLength(3);
  });

  test('beyond the limit are sent once the hour has passed, in one email with the code that works', async () => {
    const app = await start();
    const { email } = await registerMember(app.client());
    for (let n = 0; n < 5; n++) {
      await forgot(app, email);
      await deliverEmails(app);
    }
    const code = resetCodeIn((await emailsTo(app, email)).at(-1));
    app.clock.ahead = HOUR;
    const late = await emailsTo(app, email);
    expect(late).toHaveLength(4);
    expect(resetCodeIn(late.at(-1))).toBe(code);
    expect((await resetPassword(app, email, code)).status).toBe(200);
  });

  test('are sent soon after the next request if the mail server has rejected them', async () => {
    const app = await start();
    const { email } = await registerMember(app.client());
    await forgot(app, email);
    await delayAsAfterNineRejections(app);
    await forgot(app, email);
    // A new request shortens the wait to a quarter of an hour at most.
    app.clock.ahead = 16 * MINUTE;
    expect(await emailsTo(app, email)).toHaveLength(1);
  });

  test('are limited to ten an hour per IP address', async () => {
    const app = await start({ env: { REGISTRATIONS_PER_ADDRESS: '100' } });
    const emails: string[] = [];
    for (let n = 0; n < 12; n++) emails.push((await registerMember(app.client())).email);
    expect(await statuses(11, (n) => forgot(app, emails[n] ?? ''))).toEqual([...Array(10).fill(200), 429]);
    await forgot(app, emails[11] ?? '', { localAddress: '127.0.0.7' });
    const got: number[] = [];
    for (const email of emails) got.push((await emailsTo(app, email)).length);
    expect(got).toEqual([...Array(10).fill(1), 0, 1]);
  });
});

async function delayAsAfterNineRejections(app: TestApp): Promise<void> {
  const inSixHours = Date.now() + 6 * HOUR;
  await app.database.orm.em.getDriver().execute(`UPDATE outbox SET tries = 9, next_try_at = ${inSixHours}`);
}

const resetPassword = (app: TestApp, email: string, code: string, options: TestRequest = {}) =>
  app.client().post('/api/auth/reset-password', { email, token: code, newPassword: NEW_PASSWORD }, options);

test('rejected registrations do not count as one of three welcome emails a day', async () => {
  const app = await start({ env: { WELCOME_EMAILS_PER_RECIPIENT: '' } });
  const { client, email } = await registerMember(app.client());
  await deliverEmails(app);
  const register = (password: string) =>
    app.client().post('/api/auth/register', registration(email, password));
  expect(await statuses(4, () => register(PASSWORD))).toEqual(Array(4).fill(409));
  await client.post('/api/auth/delete-account', { password: PASSWORD });
  expect(await statuses(4, () => register('password1'))).toEqual(Array(4).fill(400));
  for (let n = 0; n < 2; n++) {
    const again = await registerMember(app.client(), email);
    await deliverEmails(app);
    await again.client.post('/api/auth/delete-account', { password: PASSWORD });
  }
  const welcomes = (await emailsTo(app, email)).filter(({ text }) => text?.includes('/confirm-email?token='));
  expect(welcomes).toHaveLength(3);
});

test('exports of an account are limited to ten an hour', async () => {
  const app = await start();
  const { client } = await registerMember(app.client());
  const { client: other } = await registerMember(app.client());
  const read = () => client.get('/api/auth/export');
  expect(await statuses(11, read)).toEqual([...Array(10).fill(200), 429]);
  expect((await other.get('/api/auth/export')).status).toBe(200);
  app.clock.ahead = HOUR;
  expect((await read()).status).toBe(200);
});

describe('wrong reset codes', () => {
  test('from many IP addresses do not block the right one', async () => {
    const app = await start();
    const { email } = await registerMember(app.client());
    const code = await requestedResetCode(app, email);
    const wrong = (n: number) =>
      resetPassword(app, email, `wrong-${n}`, { localAddress: `127.0.4.${n + 1}` });
    expect(await statuses(40, wrong)).toEqual(Array(40).fill(400));
    expect((await resetPassword(app, email, code)).status).toBe(200);
  });

  test('are limited to thirty an hour per IP address, with and without an account', async () => {
    const app = await start();
    const { email } = await registerMember(app.client());
    const wrong = (n: number) => resetPassword(app, n % 2 ? email : newEmail(), `wrong-${n}`);
    expect(await statuses(31, wrong)).toEqual([...Array(30).fill(400), 429]);
    expect((await resetPassword(app, email, 'wrong-0', { localAddress: '127.0.0.9' })).status).toBe(400);
    app.clock.ahead = HOUR;
    expect((await resetPassword(app, email, 'wrong-0')).status).toBe(400);
  });
});

describe('failed logins of a member', () => {
  test('do not count once the forgotten password has been reset', async () => {
    const app = await start();
    const { email } = await registerMember(app.client());
    const logIn = (password: string) => app.client().post('/api/auth/login', { email, password });
    expect(await statuses(6, (n) => logIn(`wrong ${n}`))).toEqual([401, 401, 401, 401, 401, 429]);
    const code = await requestedResetCode(app, email);
    expect((await resetPassword(app, email, code)).status).toBe(200);
    expect((await logIn(NEW_PASSWORD)).status).toBe(200);
  });
});

describe('failed logins of admins', () => {
  const logIn = (app: TestApp, email: string, password: string) =>
    app.client().post('/api/admin/login', { email, password });

  test('share the counters of member logins', async () => {
    const app = await start();
    const email = await newAdmin(app);
    expect(await statuses(6, (n) => logIn(app, email, `wrong ${n}`))).toEqual([401, 401, 401, 401, 401, 429]);
    expect((await logIn(app, email, PASSWORD)).status).toBe(429);
    const asMember = await app.client().post('/api/auth/login', { email, password: PASSWORD });
    expect(asMember.status).toBe(429);
  });

  test('are limited to thirty per IP address, for all accounts', async () => {
    const app = await start();
    expect(await statuses(30, (n) => logIn(app, `nobody${n}`, 'x'))).toEqual(Array(30).fill(401));
    expect((await logIn(app, 'nobody', 'x')).status).toBe(429);
  });
});

describe('test emails', () => {
  test('are limited to five an hour for an admin, and ten for all', async () => {
    const app = await start();
    const send = (client: Client) => client.post('/api/test-email', { email: newEmail() });
    const { client: first } = await signedInAdmin(app);
    const { client: second } = await signedInAdmin(app);
    const { client: third } = await signedInAdmin(app);
    expect(await statuses(6, () => send(first))).toEqual([200, 200, 200, 200, 200, 429]);
    expect(await statuses(5, () => send(second))).toEqual([200, 200, 200, 200, 200]);
    const rejected = await send(third);
    expect(rejected.status).toBe(429);
    expect(rejected.json.message).toBe('Too many attempts. Please try again later.');
  });
});
