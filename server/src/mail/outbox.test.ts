import { setTimeout as pause } from 'node:timers/promises';
import { beforeEach, describe, expect, test } from 'vitest';
import { deliverEmails, emailsTo, waitingEmails } from '../../test/emails.ts';
import { newEmail, registerMember } from '../../test/factories.ts';
import {
  mailRecipients,
  mailServer,
  startAppWithMailServer,
  startMailServerForEachTest,
} from '../../test/mail-server-of-each-test.ts';
import { rowsOf, SECRET, startAppForTest, type TestApp } from '../../test/test-app.ts';
import { onMariadb } from '../../test/test-database.ts';
import { inTransaction } from '../database/database.ts';
import { DAY, MINUTE } from '../durations.ts';
import { deleteExpiredRows } from '../jobs/cleanup.ts';
import { createLog } from '../log.ts';
import { createDelivery } from './delivery.ts';
import { createEncryption } from './encryption.ts';
import { createMail } from './mail.ts';

let app: TestApp;
beforeEach(async () => {
  app = await startAppForTest();
});

const content = { subject: 'A subject', text: 'the canary words', html: '<p>the canary words</p>' };
const silent = createLog('silent');
const never = new AbortController().signal;
const change = (sql: string) => app.database.orm.em.fork().getConnection().execute(sql);

async function addEmail() {
  const { email } = await registerMember(app.client());
  const [account] = await rowsOf(app, 'accounts');
  const outgoing = { kind: 'test', to: email, accountId: Number(account?.id), content };
  await inTransaction(app.database, (em) => app.mail.outbox.addUnlimited(em, outgoing));
  return { email, outgoing };
}

test('an email is added in the transaction that causes it', async () => {
  const { outgoing } = await addEmail();
  const failing = inTransaction(app.database, async (em) => {
    await app.mail.outbox.addUnlimited(em, outgoing);
    throw new Error('the cause failed');
  });
  await expect(failing).rejects.toThrow('the cause failed');
  expect(await rowsOf(app, 'outbox')).toHaveLength(1);
});

test('the content of an email is encrypted in the database, and deleted after sending', async () => {
  const { email } = await addEmail();
  expect(JSON.stringify(await rowsOf(app, 'outbox'))).not.toContain('canary');
  expect((await emailsTo(app, email))[0]?.text).toContain('the canary words');
  expect(await rowsOf(app, 'outbox')).toMatchObject([
    { recipient: email, subject: 'A subject', body: null, tries: 1, last_error: null },
  ]);
});

test('the content of an email that has failed for good is deleted', async () => {
  await addEmail();
  await app.database.orm.em.getDriver().execute('UPDATE outbox SET tries = 9');
  const { config, database } = app;
  const shared = { config, database, log: silent, now: Date.now };
  await createMail({ ...shared, secrets: ['a secret that encrypted nothing'] }).deliver(never);
  expect(await rowsOf(app, 'outbox')).toMatchObject([
    { tries: 10, next_try_at: null, sent_at: null, body: null },
  ]);
});

test('emails of an old secret stay readable, and an email that no secret decrypts waits for a retry', async () => {
  const { email } = await addEmail();
  const { config, database } = app;
  const shared = { config, database, log: silent, now: Date.now };
  const withOtherSecret = createMail({ ...shared, secrets: ['a secret that encrypted nothing'] });
  await withOtherSecret.deliver(never);
  expect(await rowsOf(app, 'outbox')).toMatchObject([{ sent_at: null, last_error: 'Error' }]);
  expect(await emailsTo(app, email)).toEqual([]);
  const [older, newer] = [createEncryption(['old']), createEncryption(['new', 'old'])];
  expect(newer.decrypt(older.encrypt('words'))).toBe('words');
  expect(() => older.decrypt(newer.encrypt('words'))).toThrow('encrypted with another secret');
  const encrypted = older.encrypt('words');
  expect(() => older.decrypt(`${encrypted.slice(0, -2)}AA`)).toThrow();
});

test('the cleanup deletes old emails, but no pending ones', async () => {
  const { email } = await addEmail();
  await emailsTo(app, email);
  await addEmail();
  await app.client().post('/api/auth/forgot-password', { email: 'nobody@example.com' });
  expect(await rowsOf(app, 'outbox')).toHaveLength(3);
  await deleteExpiredRows(app.database, Date.now() + 29 * DAY);
  // The third email was a dummy: the address has no account.
  expect(await rowsOf(app, 'outbox')).toHaveLength(2);
  expect(await rowsOf(app, 'reset_tokens')).toEqual([]);
  await deleteExpiredRows(app.database, Date.now() + 31 * DAY);
  expect(await rowsOf(app, 'outbox')).toMatchObject([{ kind: 'test', sent_at: null }]);
});

test('an email that was sent while the database was unavailable is not sent again', async () => {
  const { email } = await addEmail();
  const { send } = app.mail;
  let sent = 0;
  const deliver = createDelivery({
    database: app.database,
    encryption: createEncryption([SECRET]),
    concurrency: 2,
    send: async (...args) => {
      await send(...args);
      sent++;
      await change('ALTER TABLE outbox RENAME TO outbox_away');
      setTimeout(() => void change('ALTER TABLE outbox_away RENAME TO outbox'), 500);
    },
    log: silent,
    now: Date.now,
  });
  await deliver(never);
  await deliver(never);
  expect(sent).toBe(1);
  expect(await rowsOf(app, 'outbox')).toMatchObject([{ recipient: email, next_try_at: null, tries: 1 }]);
});

test('a delivery whose record of one email fails ends once the other emails are sent', async () => {
  const { email: rejected } = await addEmail();
  await addEmail();
  let sent = 0;
  const deliver = createDelivery({
    database: app.database,
    rules: { test: { onNotAccepted: () => Promise.reject(new Error('not recorded')) } },
    encryption: createEncryption([SECRET]),
    concurrency: 2,
    send: async ({ to }) => {
      if (to === rejected) throw new Error('not accepted');
      await pause(300);
      sent++;
    },
    log: silent,
    now: Date.now,
  });
  await expect(deliver(never)).rejects.toThrow('not recorded');
  expect(sent).toBe(1);
});

describe('each email is sent once', () => {
  startMailServerForEachTest();

  /** Starts a server with emails that no one has sent yet. */
  async function withEmails(many: number) {
    const sender = await startAppWithMailServer();
    const emails = Array.from({ length: many }, () => newEmail()).sort();
    for (const to of emails) {
      const email = { kind: 'test', to, accountId: null, content };
      await inTransaction(sender.database, (em) => sender.mail.outbox.addUnlimited(em, email));
    }
    const another = () => startAppWithMailServer({ storage: sender.storage });
    return { emails, sender, another };
  }

  test('even if several workers look for them at the same time', async () => {
    const { emails, sender, another } = await withEmails(12);
    // A second writer to SQLite needs another process: see mail-processes.test.ts.
    const others = onMariadb ? [await another(), await another()] : [];
    await Promise.all([sender, ...others, sender].map(deliverEmails));
    expect(mailRecipients()).toEqual(emails);
    const ids = mailServer.received.map(({ mail }) => mail.messageId);
    expect(new Set(ids).size).toBe(12);
  });

  test('an email claimed by a process that died is sent when the claim expires', async () => {
    const { emails, sender, another } = await withEmails(2);
    mailServer.behavior = 'hangs';
    const delivering = deliverEmails(sender);
    await expect.poll(() => mailServer.attempts).toBe(2);
    const second = await another();
    mailServer.behavior = 'accepts';
    second.clock.ahead = MINUTE;
    await deliverEmails(second);
    expect(mailServer.received).toEqual([]);
    second.clock.ahead = 2 * MINUTE + 1000;
    await deliverEmails(second);
    expect(mailRecipients()).toEqual(emails);
    // A late result of the first process does not change what the second one has recorded.
    await mailServer.stop();
    await delivering;
    expect(await waitingEmails(sender)).toEqual([]);
  });
});
