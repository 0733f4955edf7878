import { afterEach, beforeEach, expect, test } from 'vitest';
import { PASSWORD } from '../../test/factories.ts';
import { type MailServer, newMailServer } from '../../test/mail-server.ts';
import { addSubscribers } from '../../test/newsletter.ts';
import { createdPost } from '../../test/posts.ts';
import { endProcesses, startProcess, until } from '../../test/server-process.ts';
import { startApp } from '../../test/test-app.ts';
import { newDatabase, type TestDatabase } from '../../test/test-database.ts';

const MINUTE = 60_000;
const CLAIMED = 'SELECT COUNT(*) AS n FROM outbox WHERE claimed_by IS NOT NULL';
const ISSUES = '/api/admin/newsletter/issues';
const ADMIN = { email: 'admin@example.com', password: PASSWORD };

let sink: MailServer;
let storage: TestDatabase;
beforeEach(async () => {
  sink = await newMailServer();
  await sink.start();
  storage = await newDatabase();
});
afterEach(async () => {
  await endProcesses();
  await sink.stop();
  await storage.remove();
});

test('a server that is killed while it sends a newsletter loses no email and sends none twice', async () => {
  const env = {
    ...{ SMTP_URL: sink.url, NEWSLETTER_EMAILS_PER_MINUTE: '600' },
    ...{ ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password },
  };
  const first = await startProcess(storage, { env });
  const later = await startApp({ storage, env });
  const emails = await addSubscribers(later, 30);
  const admin = first.client();
  expect((await admin.post('/api/admin/login', ADMIN)).status).toBe(200);
  const { id, version } = await createdPost(admin);
  expect((await admin.post(`${ISSUES}/${id}`, { version })).status).toBe(201);

  await until(async () => sink.received.length >= 5, first);
  sink.behavior = 'hangs';
  await until(async () => sink.attempts > sink.received.length, first);
  first.child.kill('SIGKILL');
  await first.ended;
  sink.behavior = 'accepts';
  const [row] = await later.database.read(CLAIMED, []);
  const claimed = Number(row?.n);
  expect(claimed).toBeGreaterThan(0);

  const second = await startProcess(storage, { env });
  const client = second.client();
  expect((await client.post('/api/admin/login', ADMIN)).status).toBe(200);
  const progress = async () => (await client.get(`${ISSUES}/${id}`)).json.progress;
  await until(async () => (await progress()).waiting === claimed, second, 60_000);
  // Emails that were being sent are claimed by the first server for two minutes.
  later.clock.ahead = 3 * MINUTE;
  await later.mail.deliver(new AbortController().signal);
  await until(async () => (await progress()).state === 'finished', second);
  expect(await progress()).toMatchObject({
    total: 30,
    sent: 30,
    failed: 0,
  });
  expect(sink.received.flatMap(({ to }) => to).sort()).toEqual([...emails].sort());
  await later.close();
});
