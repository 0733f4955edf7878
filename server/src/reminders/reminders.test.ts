import { describe, expect, test } from 'vitest';
import { headerOf } from '../../test/campaigns.ts';
import type { Client } from '../../test/client.ts';
import { deliverEmails } from '../../test/emails.ts';
import { confirmedMember, PASSWORD, planBody, registerMember } from '../../test/factories.ts';
import {
  mailServer,
  startAppWithMailServer,
  startMailServerForEachTest,
} from '../../test/mail-server-of-each-test.ts';
import { addMembersWithReminder, reminderSenderOf } from '../../test/reminders.ts';
import { rowsOf, type TestApp } from '../../test/test-app.ts';
import { DAY, MINUTE } from '../durations.ts';
import { monthAt, monthOfYear, startOfMonth } from './reminder-clock.ts';

const REMINDER = '/api/reminder';
const PLANS = '/api/retirement-plans';

startMailServerForEachTest();

const startOf = (monthsAhead: number) => startOfMonth(monthAt(Date.now()) + monthsAhead);
/** Returns 1 to 12 for a month; 0 is the current one. */
const month = (monthsAhead: number) => monthOfYear(monthAt(startOf(monthsAhead)));
const isoMonth = (monthsAhead: number) => new Date(startOf(monthsAhead)).toISOString().slice(0, 7);
/** Moves the clock to the middle of a month. */
function goToMonth(app: TestApp, monthsAhead: number): void {
  app.clock.ahead = startOf(monthsAhead) + 14 * DAY - Date.now();
}

/** Starts a server with a member for each month, who has a plan and a reminder. */
async function startWithMembers(...monthsAhead: number[]): Promise<TestApp> {
  const app = await startAppWithMailServer();
  await addMembersWithReminder(app, monthsAhead.map(month));
  return app;
}

/** Starts a server with a member who has a plan and a reminder in the next month. */
async function startWithPlan() {
  const app = await startAppWithMailServer();
  const { client, email } = await confirmedMember(app);
  await client.post(PLANS, planBody());
  await client.put(REMINDER, { month: month(1) });
  return { app, client, email };
}

/** Logs a member in after the clock has moved, which ends sessions. */
async function logIn(app: TestApp, email: string): Promise<Client> {
  const client = app.client();
  expect((await client.post('/api/auth/login', { email, password: PASSWORD })).status).toBe(200);
  return client;
}

async function send(app: TestApp, monthsAhead?: number): Promise<void> {
  if (monthsAhead !== undefined) goToMonth(app, monthsAhead);
  await reminderSenderOf(app).sendDue();
  await deliverEmails(app);
}

/** Returns the recipients of reminders. Members also get emails about logins. */
const recipients = () =>
  mailServer.received.flatMap(({ to, mail }) =>
    mail.subject?.startsWith('Are you still on track?') ? to : [],
  );
const states = async (app: TestApp) => (await rowsOf(app, 'reminder_emails')).map(({ state }) => state);

describe('the setting', () => {
  test('is off at first, needs a confirmed email address, and names the month and the plan of the next email', async () => {
    const app = await startAppWithMailServer();
    const unconfirmed = await registerMember(app.client());
    const off = { month: null, next: null, paused: false, plan: null, last: null };
    expect((await unconfirmed.client.get(REMINDER)).json).toEqual(off);
    const rejected = await unconfirmed.client.put(REMINDER, { month: 3 });
    expect(rejected.json).toMatchObject({ fields: { month: 'Please confirm your email address first.' } });
    const { client } = await confirmedMember(app);
    const { json: plan } = await client.post(PLANS, planBody());
    expect((await client.put(REMINDER, { month: month(0) })).json).toEqual({
      ...off,
      month: month(0),
      next: isoMonth(12),
      plan: { id: plan.id, name: 'By the sea' },
    });
    expect((await client.put(REMINDER, { month: 13 })).status).toBe(400);
    expect((await client.put(REMINDER, { month: null })).json).toMatchObject({ month: null, next: null });
  });

  test('is in the export with its emails, and is deleted with the account', async () => {
    const app = await startAppWithMailServer();
    const { client: before, email } = await confirmedMember(app);
    await before.put(REMINDER, { month: month(1) });
    await send(app, 1);
    const client = await logIn(app, email);
    const { reminder } = (await client.get('/api/auth/export')).json;
    expect(reminder.emails).toEqual([
      { year: expect.any(Number), at: expect.any(String), outcome: 'skipped' },
    ]);
    await client.post('/api/auth/delete-account', { password: PASSWORD });
    expect([await rowsOf(app, 'reminders'), await rowsOf(app, 'reminder_emails')]).toEqual([[], []]);
  });
});

describe('the email', () => {
  test('comes in the month of the member with a link to the plan saved last, and without amounts', async () => {
    const { app, client, email } = await startWithPlan();
    app.clock.ahead = MINUTE;
    const { json: plan } = await client.post(PLANS, planBody({ name: 'One million' }));
    await send(app);
    expect(recipients()).toEqual([]);
    await send(app, 1);
    expect(recipients()).toEqual([email]);
    const { mail } = mailServer.received[0] ?? {};
    expect(mail?.text).toContain(`/check-in/${plan.id}\n`);
    expect(mail?.text).not.toMatch(/\$|million|50,?000/);
    expect((await (await logIn(app, email)).get(REMINDER)).json).toMatchObject({
      next: isoMonth(13),
      last: { outcome: 'sent' },
    });
  });

  test('has a link and headers that turn the reminder off without a login, and no other', async () => {
    const app = await startWithMembers(0, 0);
    await send(app);
    const [received] = mailServer.received;
    expect(headerOf(received, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const [, link = ''] = /<(.*)>/.exec(headerOf(received, 'list-unsubscribe') ?? '') ?? [];
    const path = new URL(link).pathname;
    expect(received?.mail.text).toContain(path.replace('/api', ''));
    const opened = await fetch(app.url + path, { redirect: 'manual' });
    expect([opened.status, opened.headers.get('location')]).toEqual([303, path.replace('/api', '')]);
    expect((await rowsOf(app, 'reminders')).map(({ month }) => month)).toEqual([month(0), month(0)]);
    expect((await app.client().post(path)).status).toBe(200);
    expect((await app.client().post(path.replace(/.$/, '_'))).status).toBe(404);
    expect((await app.client().post(path.replace('reminder', 'newsletter'))).status).toBe(404);
    expect((await rowsOf(app, 'reminders')).filter(({ month }) => month === null)).toHaveLength(1);
  });

  test('is not sent without a plan or after the reminder is turned off, and the log says so', async () => {
    const app = await startWithMembers(0, 0);
    const execute = (sql: string) => app.database.orm.em.fork().execute(sql, [], 'run');
    await execute('DELETE FROM plans WHERE account_id = (SELECT MIN(id) FROM accounts)');
    await reminderSenderOf(app).sendDue();
    expect(app.log.join('')).toMatch(
      /"reason":"no saved plan","reminders":\[\d+\],"msg":"yearly reminders were not sent"/,
    );
    await execute('UPDATE reminders SET month = NULL');
    await deliverEmails(app);
    expect(recipients()).toEqual([]);
    expect(await states(app)).toEqual(['skipped', 'skipped']);
  });

  test('is reported if it was not sent before the month ended', async () => {
    const app = await startWithMembers(1);
    await send(app, 2);
    await send(app);
    expect(recipients()).toEqual([]);
    expect(await states(app)).toEqual(['skipped']);
    expect(app.log.filter((line) => line.includes('"reason":"the month has ended"'))).toHaveLength(1);
    await send(app, 13);
    expect(recipients()).toHaveLength(1);
  });
});

describe('an email that the mail server', () => {
  test('rejects ten times pauses the reminder until the member resumes it', async () => {
    const { app, email } = await startWithPlan();
    mailServer.behavior = 'rejects';
    await send(app, 1);
    for (let attempt = 1; attempt < 10; attempt++) {
      app.clock.ahead += 361 * MINUTE;
      await deliverEmails(app);
    }
    const paused = { month: month(1), next: null, paused: true, last: { outcome: 'failed' } };
    mailServer.behavior = 'accepts';
    expect((await (await logIn(app, email)).get(REMINDER)).json).toMatchObject(paused);
    await send(app, 13);
    expect(recipients()).toEqual([]);
    const client = await logIn(app, email);
    expect((await client.put(REMINDER, { month: month(1) })).json).toMatchObject({
      paused: false,
      next: isoMonth(25),
    });
  });

  test('may have accepted is not sent again, counts as failed, and pauses nothing', async () => {
    const app = await startWithMembers(0);
    await reminderSenderOf(app).sendDue();
    mailServer.behavior = 'hangs after content';
    const delivering = deliverEmails(app);
    await expect.poll(() => mailServer.hanging).toBe(1);
    await mailServer.stop();
    await delivering;
    await mailServer.start();
    mailServer.behavior = 'accepts';
    app.clock.ahead += 2 * MINUTE;
    await deliverEmails(app);
    expect(recipients()).toHaveLength(1);
    expect(await states(app)).toEqual(['failed']);
    expect(app.log.join('')).toContain('"error":"interrupted","msg":"email failed permanently"');
    expect(await rowsOf(app, 'reminders')).toMatchObject([{ paused_at: null }]);
  });

  test('could not get is sent when the mail server is available again', async () => {
    const app = await startWithMembers(0);
    await mailServer.stop();
    await send(app);
    await mailServer.start();
    app.clock.ahead += 2 * MINUTE;
    await deliverEmails(app);
    expect(await states(app)).toEqual(['sent']);
  });
});

describe('no second email comes', () => {
  /** Returns a function that sends what is due in a month, while the clock is wrong by some days. */
  const senderWithJumps = (app: TestApp) => {
    let jump = 0;
    const sender = reminderSenderOf(app, { monotonicNow: () => Date.now() + app.clock.ahead - jump });
    return async (monthsAhead: number, jumpDays = 0) => {
      jump = jumpDays * DAY;
      goToMonth(app, monthsAhead);
      app.clock.ahead += jump;
      await sender.sendDue();
      await deliverEmails(app);
      return recipients().length;
    };
  };

  test('after the clock jumps ahead by a year or back by one, and the next one comes a year later', async () => {
    const app = await startWithMembers(1);
    const sendIn = senderWithJumps(app);
    expect(await sendIn(1)).toBe(1);
    expect(await sendIn(1, 365)).toBe(1);
    expect(await sendIn(1, -365)).toBe(1);
    for (let month = 1; month <= 12; month++) expect(await sendIn(month)).toBe(1);
    expect(await sendIn(13)).toBe(2);
  });

  test('after an email of a year that the clock named too early, and the one of the right year does come', async () => {
    const app = await startWithMembers(1);
    const sendIn = senderWithJumps(app);
    expect(await sendIn(1, 365)).toBe(1);
    for (let month = 1; month <= 12; month++) expect(await sendIn(month)).toBe(1);
    expect(await sendIn(13)).toBe(2);
    expect(await rowsOf(app, 'reminder_emails')).toHaveLength(1);
  });

  test('after a member moves the reminder to another month, until eleven months have passed', async () => {
    const { app, email } = await startWithPlan();
    await send(app, 1);
    const client = await logIn(app, email);
    const sender = reminderSenderOf(app);
    const change = await client.put(REMINDER, { month: month(3) });
    expect(change.json).toMatchObject({ next: isoMonth(15) });
    for (let month = 2; month <= 15; month++) {
      goToMonth(app, month);
      await sender.sendDue();
    }
    await deliverEmails(app);
    expect(recipients()).toHaveLength(2);
    expect(app.log.join('')).not.toContain('yearly reminders were not sent');
  });
});

test('the outbox has at most 50 reminders at a time', async () => {
  const app = await startWithMembers(...Array(60).fill(0));
  const sender = reminderSenderOf(app);
  await sender.sendDue();
  await sender.sendDue();
  expect(await rowsOf(app, 'outbox')).toHaveLength(50);
  await deliverEmails(app);
  await sender.sendDue();
  expect(await rowsOf(app, 'outbox')).toHaveLength(60);
});
