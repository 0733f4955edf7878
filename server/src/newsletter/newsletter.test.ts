import type { Email } from 'postal-mime';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { emailsTo } from '../../test/emails.ts';
import { newEmail } from '../../test/factories.ts';
import { rowsOf, startApp, type TestApp } from '../../test/test-app.ts';
import { deleteExpiredRows } from '../jobs/cleanup.ts';

const DAY = 24 * 60 * 60_000;
const ASKED = { message: 'Thank you for subscribing to our newsletter.' };

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const subscribe = (email: string, changes: object = {}) =>
  app.client().post('/api/newsletter', { email, ...changes });
const confirm = (token: string) => app.client().post('/api/newsletter/confirm', { token });
const rowOf = async (email: string) =>
  (await rowsOf(app, 'subscriptions')).find((row) => row.email === email);
const tokenIn = (letter: Email | undefined) =>
  /confirm\?token=([\w-]{43})/.exec(letter?.text ?? '')?.[1] ?? '';
const header = (letter: Email | undefined, name: string) =>
  letter?.headers.find(({ key }) => key === name)?.value;

async function asked() {
  const email = newEmail();
  expect((await subscribe(email)).json).toEqual(ASKED);
  const letter = (await emailsTo(app, email)).at(-1);
  return { email, letter, token: tokenIn(letter) };
}

describe('asking for the newsletter', () => {
  test('brings a letter, and the link in it makes a reader', async () => {
    const { email, letter, token } = await asked();
    expect(letter?.subject).toBe('Please confirm the Whenabouts newsletter');
    expect((await rowOf(email))?.confirmed_at).toBeNull();
    expect((await confirm(token)).status).toBe(200);
    const confirmedAt = (await rowOf(email))?.confirmed_at;
    expect(confirmedAt).toEqual(expect.any(Number));
    expect((await confirm(token)).status).toBe(200);
    expect((await rowOf(email))?.confirmed_at).toBe(confirmedAt);
  });

  test('is answered in the same way for a reader, who gets no letter', async () => {
    const { email, token } = await asked();
    await confirm(token);
    const answer = await subscribe(email);
    expect([answer.status, answer.json]).toEqual([200, ASKED]);
    expect(await emailsTo(app, email)).toHaveLength(1);
    expect((await rowOf(email))?.confirmed_at).not.toBeNull();
  });

  test('again leaves the first letter as good as the second', async () => {
    const { email, token: first } = await asked();
    await subscribe(email);
    expect(tokenIn((await emailsTo(app, email)).at(-1))).toBe(first);
    expect((await confirm(first)).status).toBe(200);
  });

  test('again when the first letter is about to expire begins anew', async () => {
    const { email, token: first } = await asked();
    app.clock.ahead = 6.5 * DAY;
    await subscribe(email);
    const second = tokenIn((await emailsTo(app, email)).at(-1));
    app.clock.ahead = 0;
    expect(second).not.toBe(first);
    expect([(await confirm(first)).status, (await confirm(second)).status]).toEqual([400, 200]);
  });

  test('twice at once makes one subscription', async () => {
    const email = newEmail();
    const answers = await Promise.all([subscribe(email), subscribe(email), subscribe(email)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await rowsOf(app, 'subscriptions')).filter((row) => row.email === email)).toHaveLength(1);
  });

  test('needs an address', async () => {
    for (const email of ['', 'nobody', 7, null, 'a@example.com\nBcc: b@example.com']) {
      const answer = await subscribe(email as string);
      expect(answer.status).toBe(400);
      expect(answer.json.fields).toEqual({ email: 'Please enter a valid email address.' });
    }
  });

  test('by a program that fills in every field does nothing', async () => {
    const email = newEmail();
    expect((await subscribe(email, { website: 'http://spam.test' })).json).toEqual(ASKED);
    expect(await rowOf(email)).toBeUndefined();
  });
});

describe('the code in the letter', () => {
  test('is stored as a hash alone', async () => {
    const { email, token } = await asked();
    expect(JSON.stringify(await rowOf(email))).not.toContain(token);
  });

  test('ends after seven days, and so does a wish that nobody confirmed', async () => {
    const { email, token } = await asked();
    app.clock.ahead = 7 * DAY + 1000;
    const answer = await confirm(token);
    app.clock.ahead = 0;
    expect(answer.status).toBe(400);
    expect(answer.json.message).toBe('This link is wrong or has expired. Please subscribe again.');
    await deleteExpiredRows(app.database, Date.now() + 7 * DAY + 1000);
    expect(await rowOf(email)).toBeUndefined();
  });

  test.each([['0'], [0], [{ $ne: '' }], [['a']], ['x'.repeat(43)]])('cannot be %j', async (token) => {
    expect((await confirm(token as string)).status).toBe(400);
  });
});

describe('ending it', () => {
  const linkIn = (letter: Email | undefined) =>
    new URL(/<(.*)>/.exec(header(letter, 'list-unsubscribe') ?? '')?.[1] ?? 'http://none.test').pathname;

  test('takes one click in the mail program, without a cookie', async () => {
    const { email, letter, token } = await asked();
    await confirm(token);
    expect(header(letter, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await app.client().post(linkIn(letter), 'List-Unsubscribe=One-Click', { headers });
    expect(answer.status).toBe(200);
    expect(await rowOf(email)).toBeUndefined();
    expect((await app.client().post(linkIn(letter))).status).toBe(200);
  });

  test('does not happen by looking, which leads to a page that asks', async () => {
    const { email, letter } = await asked();
    const answer = await app.client().get(linkIn(letter));
    expect(answer.status).toBe(303);
    expect(answer.headers.location).toBe(linkIn(letter).replace('/api/', '/'));
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    expect(await rowOf(email)).toBeDefined();
  });

  test('needs the link of that subscription', async () => {
    const { email, letter } = await asked();
    const other = (await asked()).letter;
    const id = linkIn(letter).split('/').at(-1)?.split('-')[0];
    const signature = linkIn(other).split('/').at(-1)?.replace(/^\d+-/, '');
    for (const forged of [`${id}-${signature}`, `${id}-${'A'.repeat(43)}`, `${id}`, 'x', `0-${signature}`]) {
      expect((await app.client().post(`/api/newsletter/unsubscribe/${forged}`)).status).toBe(404);
    }
    expect(await rowOf(email)).toBeDefined();
  });

  test('another site cannot do it for a reader', async () => {
    const { email, letter } = await asked();
    const headers = { 'sec-fetch-site': 'cross-site' };
    expect((await app.client().post(linkIn(letter), '', { headers })).status).toBe(403);
    expect(await rowOf(email)).toBeDefined();
  });
});

test('one address asks five times an hour, and one reader gets three letters a day', async () => {
  const env = { SUBSCRIPTIONS_PER_ADDRESS: '5', SUBSCRIPTION_LETTERS_PER_READER: '3' };
  const strict = await startApp({ env });
  const email = newEmail();
  const statuses = [];
  for (let n = 0; n < 6; n++) {
    statuses.push((await strict.client().post('/api/newsletter', { email })).status);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  expect(await emailsTo(strict, email)).toHaveLength(3);
  await strict.close();
});
