import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { signedInAdmin } from '../../test/admins.ts';
import {
  mailRecipients,
  mailServer,
  startMailServerForEachTest,
} from '../../test/mail-server-of-each-test.ts';
import { addSubscribers } from '../../test/newsletter.ts';
import { createdPost } from '../../test/posts.ts';
import { endProcesses, startProcess, until } from '../../test/server-process.ts';
import { startAppForTest, type TestApp } from '../../test/test-app.ts';
import { newMigratedDatabase, type TestDatabase } from '../../test/test-database.ts';
import { MINUTE } from '../durations.ts';

const CLAIMED = 'SELECT COUNT(*) AS n FROM outbox WHERE claimed_by IS NOT NULL';
const HANDED_OVER =
  "SELECT COUNT(*) AS n FROM newsletter_recipients WHERE state = 'queued' AND handed_over = 1";
const CAMPAIGNS = '/api/admin/newsletter/issues';
const never = new AbortController().signal;

let storage: TestDatabase;
let later: TestApp;
startMailServerForEachTest();
beforeEach(async () => {
  storage = await newMigratedDatabase();
  onTestFinished(() => storage.remove());
});
afterEach(endProcesses);

const count = async (sql: string) => Number((await later.database.read(sql, []))[0]?.n);

test('a killed server loses no email of a newsletter, and none that the mail server may have accepted is sent again', async () => {
  const env = { SMTP_URL: mailServer.url, SMTP_CONNECTIONS: '2', NEWSLETTER_EMAILS_PER_MINUTE: '600' };
  later = await startAppForTest({ storage, env });
  const { client: admin } = await signedInAdmin(later);
  // The admin gets an email about the login.
  await later.mail.deliver(never);
  mailServer.forget();
  const emails = await addSubscribers(later, 12);
  const { id, version } = await createdPost(admin);
  // Ten emails are due when the server starts: if the sixth came alone, the other connection would have none to send.
  later.clock.ahead = -MINUTE;
  expect((await admin.post(`${CAMPAIGNS}/${id}`, { version })).status).toBe(201);
  later.clock.ahead = 0;
  mailServer.hangsAfter = 5;
  const first = await startProcess(storage, { env });
  // Both connections wait for a response: the mail server has the content of one email, and only the recipient of the other.
  await until(async () => mailServer.hanging === 2, first);
  const received = mailServer.received.length;
  mailServer.behavior = 'hangs after content';
  mailServer.respondToOne();
  await until(async () => mailServer.received.length > received && mailServer.hanging === 2, first);
  first.child.kill('SIGKILL');
  await first.ended;

  mailServer.behavior = 'accepts';
  mailServer.hangsAfter = Number.POSITIVE_INFINITY;
  const claimed = await count(CLAIMED);
  const handedOver = await count(HANDED_OVER);
  expect(handedOver).toBeGreaterThan(0);
  // Otherwise, the second server would take over after 15 seconds.
  const endLease = "UPDATE leases SET expires_at = 0 WHERE name = 'newsletter'";
  await later.database.orm.em.fork().execute(endLease, [], 'run');
  const second = await startProcess(storage, { env });
  const progress = async () => (await admin.get(`${CAMPAIGNS}/${id}`)).json.progress;
  await until(async () => (await progress()).waiting === claimed, second);
  // Emails that were being sent are claimed by the first server for two minutes.
  later.clock.ahead = 3 * MINUTE;
  await later.mail.deliver(never);
  await until(async () => (await progress()).state === 'finished', second);
  expect(await progress()).toMatchObject({ total: 12, sent: 12 - handedOver, failed: handedOver });
  expect(mailRecipients()).toEqual(emails.sort());
  const interrupted = 'SELECT COUNT(*) AS n FROM outbox WHERE failed_at IS NOT NULL AND body IS NULL';
  expect(await count(interrupted)).toBe(handedOver);
});
