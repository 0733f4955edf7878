import type { Email } from 'postal-mime';
import { afterAll, describe, expect, test } from 'vitest';
import { emailsTo } from '../../test/emails.ts';
import { newEmail } from '../../test/factories.ts';
import { rowsOf, startApp, startAppForTest } from '../../test/test-app.ts';
import { testOnce } from '../../test/test-once.ts';
import { DAY, HOUR } from '../durations.ts';
import { deleteExpiredRows } from '../jobs/cleanup.ts';

const THANKS = { message: 'Thank you for subscribing to our newsletter.' };

const app = await startApp();
afterAll(() => app.close());

const subscribe = (email: string, changes: object = {}) =>
  app.client().post('/api/newsletter', { email, ...changes });
const confirm = (token: string) => app.client().post('/api/newsletter/confirm', { token });
const rowOf = async (email: string) =>
  (await rowsOf(app, 'subscriptions')).find((row) => row.email === email);
const tokenIn = (message: Email | undefined) =>
  /confirm\?token=([\w-]{43})/.exec(message?.text ?? '')?.[1] ?? '';
const header = (message: Email | undefined, name: string) =>
  message?.headers.find(({ key }) => key === name)?.value;

async function newSubscription() {
  const email = newEmail();
  expect((await subscribe(email)).json).toEqual(THANKS);
  const message = (await emailsTo(app, email)).at(-1);
  return { email, message, token: tokenIn(message) };
}

describe('signing up for the newsletter', () => {
  test('sends an email, and the link in it confirms the subscription', async () => {
    const { email, message, token } = await newSubscription();
    expect(message?.subject).toBe('Please confirm the Whenabouts newsletter');
    expect((await rowOf(email))?.confirmed_at).toBeNull();
    expect((await confirm(token)).status).toBe(200);
    const confirmedAt = (await rowOf(email))?.confirmed_at;
    expect(confirmedAt).toEqual(expect.any(Number));
    expect((await confirm(token)).status).toBe(200);
    expect((await rowOf(email))?.confirmed_at).toBe(confirmedAt);
  });

  test('gets the same response for a subscriber, who gets no email', async () => {
    const { email, token } = await newSubscription();
    await confirm(token);
    const response = await subscribe(email);
    expect([response.status, response.json]).toEqual([200, THANKS]);
    expect(await emailsTo(app, email)).toHaveLength(1);
    expect((await rowOf(email))?.confirmed_at).not.toBeNull();
  });

  test('a second time keeps the link of the first email valid', async () => {
    const { email, token: first } = await newSubscription();
    await subscribe(email);
    expect(tokenIn((await emailsTo(app, email)).at(-1))).toBe(first);
    expect((await confirm(first)).status).toBe(200);
  });

  test('a second time, when the first email is about to expire, creates a new token', async () => {
    const { email, token: first } = await newSubscription();
    app.clock.ahead = 6.5 * DAY;
    await subscribe(email);
    const second = tokenIn((await emailsTo(app, email)).at(-1));
    app.clock.ahead = 0;
    expect(second).not.toBe(first);
    expect([(await confirm(first)).status, (await confirm(second)).status]).toEqual([400, 200]);
  });

  test('twice at once makes one subscription', async () => {
    const email = newEmail();
    const responses = await Promise.all([subscribe(email), subscribe(email), subscribe(email)]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await rowsOf(app, 'subscriptions')).filter((row) => row.email === email)).toHaveLength(1);
  });

  testOnce('needs a valid email address', async () => {
    const response = await subscribe('nobody');
    expect(response.status).toBe(400);
    expect(response.json.fields).toEqual({ email: 'Please enter a valid email address.' });
  });

  testOnce('by a bot that fills in the honeypot does nothing', async () => {
    const email = newEmail();
    expect((await subscribe(email, { website: 'http://spam.test' })).json).toEqual(THANKS);
    expect(await rowOf(email)).toBeUndefined();
  });
});

describe('the code in the email', () => {
  testOnce('is stored only as a hash', async () => {
    const { email, token } = await newSubscription();
    expect(JSON.stringify(await rowOf(email))).not.toContain(token);
  });

  test('expires after seven days, and so does an unconfirmed subscription', async () => {
    const { email, token } = await newSubscription();
    app.clock.ahead = 7 * DAY + 1000;
    const response = await confirm(token);
    app.clock.ahead = 0;
    expect(response.status).toBe(400);
    expect(response.json.message).toBe('This link is wrong or has expired. Please subscribe again.');
    await deleteExpiredRows(app.database, Date.now() + 7 * DAY + 1000);
    expect(await rowOf(email)).toBeUndefined();
  });

  testOnce.each([['0'], [0], [{ $ne: '' }], [['a']], ['x'.repeat(43)]])('cannot be %j', async (token) => {
    expect((await confirm(token as string)).status).toBe(400);
  });

  test('can be wrong 30 times an hour per IP address; then even the right one is rejected', async () => {
    const { token } = await newSubscription();
    const strict = await startAppForTest({
      storage: app.storage,
      env: { CONFIRMATION_FAILURES_PER_ADDRESS: '' },
    });
    const statusOf = async (code: string, localAddress = '127.0.0.2') =>
      (await strict.client().post('/api/newsletter/confirm', { token: code }, { localAddress })).status;
    const statuses = [];
    for (let n = 0; n < 31; n++) statuses.push(await statusOf(token));
    for (let n = 0; n < 31; n++) statuses.push(await statusOf('x'.repeat(43)));
    expect(statuses).toEqual([...Array(31).fill(200), ...Array(30).fill(400), 429]);
    expect(await statusOf(token)).toBe(429);
    expect(await statusOf(token, '127.0.0.3')).toBe(200);
    strict.clock.ahead = HOUR;
    expect(await statusOf(token)).toBe(200);
  });
});

describe('unsubscribing', () => {
  const linkIn = (message: Email | undefined) =>
    new URL(/<(.*)>/.exec(header(message, 'list-unsubscribe') ?? '')?.[1] ?? 'http://none.test').pathname;

  test('takes one click in the email program, without a cookie', async () => {
    const { email, message, token } = await newSubscription();
    await confirm(token);
    expect(header(message, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const response = await app.client().post(linkIn(message), 'List-Unsubscribe=One-Click', { headers });
    expect(response.status).toBe(200);
    expect(await rowOf(email)).toBeUndefined();
    expect((await app.client().post(linkIn(message))).status).toBe(200);
  });

  testOnce('with GET redirects to a page that asks for confirmation', async () => {
    const { email, message } = await newSubscription();
    const response = await app.client().get(linkIn(message));
    expect(response.status).toBe(303);
    expect(response.headers.location).toBe(linkIn(message).replace('/api/', '/'));
    expect(response.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    expect(await rowOf(email)).toBeDefined();
  });

  testOnce('needs the link of that subscription', async () => {
    const { email, message } = await newSubscription();
    const other = (await newSubscription()).message;
    const id = linkIn(message).split('/').at(-1)?.split('-')[0];
    const signature = linkIn(other).split('/').at(-1)?.replace(/^\d+-/, '');
    for (const forged of [`${id}-${signature}`, `${id}-${'A'.repeat(43)}`, `${id}`, 'x', `0-${signature}`]) {
      expect((await app.client().post(`/api/newsletter/unsubscribe/${forged}`)).status).toBe(404);
    }
    expect(await rowOf(email)).toBeDefined();
  });

  testOnce('is not possible through another site', async () => {
    const { email, message } = await newSubscription();
    const headers = { 'sec-fetch-site': 'cross-site' };
    expect((await app.client().post(linkIn(message), '', { headers })).status).toBe(403);
    expect(await rowOf(email)).toBeDefined();
  });
});

test('signing up is limited to five requests an hour per IP address, and three emails a day per subscriber', async () => {
  const env = { SUBSCRIPTIONS_PER_ADDRESS: '5', CONFIRMATION_EMAILS_PER_SUBSCRIBER: '3' };
  const strict = await startAppForTest({ env });
  const email = newEmail();
  const statuses = [];
  for (let n = 0; n < 6; n++) {
    statuses.push((await strict.client().post('/api/newsletter', { email })).status);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  expect(await emailsTo(strict, email)).toHaveLength(3);
});
