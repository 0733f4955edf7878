import { afterAll, expect, test } from 'vitest';
import { newMailServer } from '../../test/mail-server.ts';
import { addMembersWithReminder, reminderSenderOf } from '../../test/reminders.ts';
import { startAppForTest, type TestApp } from '../../test/test-app.ts';
import { monthAt, monthOfYear } from './reminder-clock.ts';

const mailServer = await newMailServer();
await mailServer.start();
afterAll(() => mailServer.stop());

const start = (storage?: TestApp['storage']) =>
  startAppForTest({ env: { SMTP_URL: mailServer.url }, storage });
const addDueMembers = (app: TestApp, count: number) =>
  addMembersWithReminder(app, Array(count).fill(monthOfYear(monthAt(Date.now()))));

test('two servers that send at once send each reminder once', async () => {
  const app = await start();
  const emails = await addDueMembers(app, 5);
  const second = await start(app.storage);
  await Promise.all(
    [app, second].map((each) => new Promise(setImmediate).then(() => reminderSenderOf(each).sendDue())),
  );
  await app.mail.deliver(new AbortController().signal);
  expect(mailServer.received.flatMap(({ to }) => to).sort()).toEqual(emails.sort());
});

test('the database rejects a second reminder of a member in a year', async () => {
  const app = await start();
  await addDueMembers(app, 1);
  await reminderSenderOf(app).sendDue();
  const copy = `INSERT INTO reminder_emails (account_id, year, created_at, state)
    SELECT account_id, year, created_at, 'queued' FROM reminder_emails`;
  await expect(app.database.orm.em.fork().getConnection().execute(copy)).rejects.toThrow(/unique|duplicate/i);
});
