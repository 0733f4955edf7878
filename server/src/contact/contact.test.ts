import { afterAll, describe, expect, test, vi } from 'vitest';
import { newAdmin } from '../../test/admins.ts';
import { emailsTo } from '../../test/emails.ts';
import { rowsOf, startApp, startAppForTest } from '../../test/test-app.ts';
import { DAY } from '../durations.ts';
import { deleteExpiredRows } from '../jobs/cleanup.ts';
import { logContactRecipient } from './contact.routes.ts';

const OPERATOR = 'hello@example.org';
const THANKS = { message: "We've received your message and will get back to you soon!" };
const body = (changes: object = {}) => ({
  name: 'Ada Byron',
  email: 'ada@example.com',
  message: 'When does the next version come?\nI am curious.',
  ...changes,
});

const app = await startApp({ env: { CONTACT_EMAIL: OPERATOR } });
afterAll(() => app.close());

const send = (changes: object = {}) => app.client().post('/api/contact', body(changes));

test('a message is stored, and the operator can reply to the email', async () => {
  const response = await send();
  expect([response.status, response.json]).toEqual([200, THANKS]);
  expect(await rowsOf(app, 'contact_messages')).toEqual([
    expect.objectContaining({ name: 'Ada Byron', email: 'ada@example.com', message: body().message }),
  ]);
  const [message] = await emailsTo(app, OPERATOR);
  expect(message).toMatchObject({ subject: 'Whenabouts: message from Ada Byron' });
  expect(message?.replyTo).toEqual([expect.objectContaining({ address: 'ada@example.com' })]);
  expect(message?.text).toContain('When does the next version come?\n\nI am curious.');
});

describe('the recipient of contact messages', () => {
  test.each([
    ['the first admin', {}, 'first@example.org'],
    ['the configured admin', { ADMIN_EMAIL: 'boss@example.org' }, 'boss@example.org'],
    ['the configured recipient', { ADMIN_EMAIL: 'boss@example.org', CONTACT_EMAIL: OPERATOR }, OPERATOR],
  ])('is %s, whom the log names at startup', async (_, env, recipient) => {
    const other = await startAppForTest({ env });
    for (const email of ['first@example.org', 'second@example.org']) await newAdmin(other, email);
    const info = vi.fn();
    await logContactRecipient(other.database, other.config, { info, warn: vi.fn() });
    expect(info).toHaveBeenCalledWith(`contact messages are sent to ${recipient}`);
    await other.client().post('/api/contact', body());
    expect(await emailsTo(other, recipient)).toHaveLength(1);
  });

  test('is the sender if there is no admin, and the log warns of an email address without a mail server', async () => {
    const other = await startAppForTest({
      env: { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'site@example.org' },
    });
    const log = { info: vi.fn(), warn: vi.fn() };
    await logContactRecipient(other.database, other.config, log);
    expect(log.info).toHaveBeenCalledWith('contact messages are sent to site@example.org');
    await newAdmin(other, 'admin@whenabouts.local');
    await logContactRecipient(other.database, other.config, log);
    expect(log.warn).toHaveBeenCalledWith(
      'contact messages are sent to admin@whenabouts.local, which gets no email: set CONTACT_EMAIL',
    );
  });
});

test('markup and URLs are plain text in the email', async () => {
  await send({ name: '<b>x</b>', message: '<script>alert(1)</script> http://evil.test and more' });
  const message = (await emailsTo(app, OPERATOR)).at(-1);
  expect(message?.html).not.toContain('<script');
  expect(message?.html).toContain('&lt;script&gt;');
});

test('an invalid message is rejected, and not stored', async () => {
  const before = (await rowsOf(app, 'contact_messages')).length;
  const response = await send({ message: 'too short' });
  expect(response.status).toBe(400);
  expect(response.json.fields).toEqual({ message: 'Message must be at least 10 characters.' });
  expect(await rowsOf(app, 'contact_messages')).toHaveLength(before);
});

test('a filled honeypot gets the usual response, and nothing is stored', async () => {
  const before = (await rowsOf(app, 'contact_messages')).length;
  const response = await send({ website: 'http://spam.test' });
  expect([response.status, response.json]).toEqual([200, THANKS]);
  expect(await rowsOf(app, 'contact_messages')).toHaveLength(before);
});

test('one IP address can send five messages in an hour', async () => {
  const strict = await startAppForTest({ env: { MESSAGES_PER_ADDRESS: '5' } });
  const statuses = [];
  for (let n = 0; n < 6; n++) statuses.push((await strict.client().post('/api/contact', body())).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  const elsewhere = await strict.client().post('/api/contact', body(), { localAddress: '127.0.0.2' });
  expect(elsewhere.status).toBe(200);
});

test('a message is stored for a year', async () => {
  await send();
  await deleteExpiredRows(app.database, Date.now() + 364 * DAY);
  expect(await rowsOf(app, 'contact_messages')).not.toHaveLength(0);
  await deleteExpiredRows(app.database, Date.now() + 366 * DAY);
  expect(await rowsOf(app, 'contact_messages')).toHaveLength(0);
});
