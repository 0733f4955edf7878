import { expect, onTestFinished, test } from 'vitest';
import { newMailServer } from '../../test/mail-server.ts';
import { addMembersWithReminder, reminderSenderOf } from '../../test/reminders.ts';
import { startAppForTest, type TestApp } from '../../test/test-app.ts';
import { monthAt, monthOfYear } from './reminder-clock.ts';

test('two servers that send at once send each reminder once, and the database rejects a second row of a year', async () => {
  const mailServer = await newMailServer();
  await mailServer.start();
  onTestFinished(() => mailServer.stop());
  const start = (storage?: TestApp['storage']) =>
    startAppForTest({ env: { SMTP_URL: mailServer.url }, storage });
  const app = await start();
  const emails = await addMembersWithReminder(app, Array(5).fill(monthOfYear(monthAt(Date.now()))));
  const second = await start(app.storage);
  await Promise.all(
    [app, second].map((each) => new Promise(setImmediate).then(() => reminderSenderOf(each).sendDue())),
  );
  await app.mail.deliver(new AbortController().signal);
  expect(mailServer.received.flatMap(({ to }) => to).sort()).toEqual(emails.sort());
  const copy = `INSERT INTO reminder_emails (account_id, year, created_at, state)
    SELECT account_id, year, created_at, 'queued' FROM reminder_emails`;
  await expect(app.database.orm.em.fork().getConnection().execute(copy)).rejects.toThrow();
});
