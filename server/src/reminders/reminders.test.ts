import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { headerOf } from '../../test/campaigns.ts';
import type { Client } from '../../test/client.ts';
import { confirmationTokenIn } from '../../test/emails.ts';
import { PASSWORD, planBody, registerMember } from '../../test/factories.ts';
import { type MailServer, newMailServer } from '../../test/mail-server.ts';
import { addMembersWithReminder, reminderSenderOf } from '../../test/reminders.ts';
import { rowsOf, startAppForTest, type TestApp } from '../../test/test-app.ts';
import { DAY, MINUTE } from '../durations.ts';
import { monthAt, monthOfYear, startOfMonth } from './reminder-clock.ts';

const REMINDER = '/api/reminder';
const never = new AbortController().signal;

let mailServer: MailServer;
beforeEach(async () => {
  mailServer = await newMailServer();
  await mailServer.start();
});
afterEach(() => mailServer.stop());

const start = (storage?: TestApp['storage']) =>
  startAppForTest({ env: { SMTP_URL: mailServer.url }, storage });

const nowOf = ({ clock }: TestApp) => Date.now() + clock.ahead;
const thisMonth = (app: TestApp) => monthOfYear(monthAt(nowOf(app)));
/** Moves the clock to the middle of a month; 1 is the next one. */
function goToMonth(app: TestApp, monthsAhead: number): void {
  app.clock.ahead = startOfMonth(monthAt(Date.now()) + monthsAhead) + 14 * DAY - Date.now();
}
const isoMonth = (monthsAhead: number) =>
  new Date(startOfMonth(monthAt(Date.now()) + monthsAhead)).toISOString().slice(0, 7);

/** Registers a member with a confirmed email address, and forgets the emails about that. */
async function confirmedMember(app: TestApp) {
  const { client, email } = await registerMember(app.client());
  await client.post('/api/auth/confirmation-email');
  await app.mail.deliver(never);
  const token = confirmationTokenIn(mailServer.received.at(-1)?.mail);
  expect((await client.post('/api/auth/confirm-email', { token })).status).toBe(200);
  mailServer.forget();
  return { client, email };
}

/** Logs a member in after the clock has moved, which ends sessions. */
async function logIn(app: TestApp, email: string): Promise<Client> {
  const client = app.client();
  expect((await client.post('/api/auth/login', { email, password: PASSWORD })).status).toBe(200);
  return client;
}

async function send(app: TestApp): Promise<void> {
  await reminderSenderOf(app).sendDue();
  await app.mail.deliver(never);
}

/** Returns the recipients of reminders. Members also get emails about logins. */
const recipients = () =>
  mailServer.received.flatMap(({ to, mail }) =>
    mail.subject?.startsWith('Are you still on track?') ? to : [],
  );
const states = async (app: TestApp) => (await rowsOf(app, 'reminder_emails')).map(({ state }) => state);

describe('the setting', () => {
  test('is off at first, needs a confirmed email address, and names the month and the plan of the next email', async () => {
    const app = await start();
    const unconfirmed = await registerMember(app.client());
    const off = { month: null, next: null, paused: false, plan: null, last: null };
    expect((await unconfirmed.client.get(REMINDER)).json).toEqual(off);
    const rejected = await unconfirmed.client.put(REMINDER, { month: 3 });
    expect(rejected.json).toMatchObject({ fields: { month: 'Please confirm your email address first.' } });
    const { client } = await confirmedMember(app);
    const { json: plan } = await client.post('/api/retirement-plans', planBody());
    const month = thisMonth(app);
    expect((await client.put(REMINDER, { month })).json).toEqual({
      ...off,
      month,
      next: isoMonth(12),
      plan: { id: plan.id, name: 'By the sea' },
    });
    expect((await client.put(REMINDER, { month: 13 })).status).toBe(400);
    expect((await client.put(REMINDER, { month: null })).json).toMatchObject({ month: null, next: null });
  });

  test('is in the export with its emails, and is deleted with the account', async () => {
    const app = await start();
    const { client: before, email } = await confirmedMember(app);
    await before.put(REMINDER, { month: monthOfYear(monthAt(Date.now()) + 1) });
    goToMonth(app, 1);
    await send(app);
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
    const app = await start();
    const { client, email } = await confirmedMember(app);
    await client.post('/api/retirement-plans', planBody());
    app.clock.ahead = MINUTE;
    const { json: plan } = await client.post('/api/retirement-plans', planBody({ name: 'One million' }));
    await client.put(REMINDER, { month: monthOfYear(monthAt(Date.now()) + 1) });
    await send(app);
    expect(recipients()).toEqual([]);
    goToMonth(app, 1);
    await send(app);
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
    const app = await start();
    const month = thisMonth(app);
    await addMembersWithReminder(app, [month, month]);
    await send(app);
    const [received] = mailServer.received;
    expect(headerOf(received, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const [, link = ''] = /<(.*)>/.exec(headerOf(received, 'list-unsubscribe') ?? '') ?? [];
    const path = new URL(link).pathname;
    expect(received?.mail.text).toContain(path.replace('/api', ''));
    const opened = await fetch(app.url + path, { redirect: 'manual' });
    expect([opened.status, opened.headers.get('location')]).toEqual([303, path.replace('/api', '')]);
    expect((await rowsOf(app, 'reminders')).map(({ month }) => month)).toEqual([month, month]);
    expect((await app.client().post(path)).status).toBe(200);
    expect((await app.client().post(path.replace(/.$/, '_'))).status).toBe(404);
    expect((await app.client().post(path.replace('reminder', 'newsletter'))).status).toBe(404);
    expect((await rowsOf(app, 'reminders')).filter(({ month }) => month === null)).toHaveLength(1);
  });

  test('is not sent without a plan or after the reminder is turned off, and the log says so', async () => {
    const app = await start();
    const month = thisMonth(app);
    await addMembersWithReminder(app, [month, month]);
    const execute = (sql: string) => app.database.orm.em.fork().execute(sql, [], 'run');
    await execute('DELETE FROM plans WHERE account_id = (SELECT MIN(id) FROM accounts)');
    await reminderSenderOf(app).sendDue();
    expect(app.log.join('')).toMatch(
      /"reason":"no saved plan","reminders":\[\d+\],"msg":"yearly reminders were not sent"/,
    );
    await execute('UPDATE reminders SET month = NULL');
    await app.mail.deliver(never);
    expect(recipients()).toEqual([]);
    expect(await states(app)).toEqual(['skipped', 'skipped']);
  });

  test('is reported if it was not sent before the month ended', async () => {
    const app = await start();
    await addMembersWithReminder(app, [monthOfYear(monthAt(Date.now()) + 1)]);
    goToMonth(app, 2);
    await send(app);
    await send(app);
    expect(recipients()).toEqual([]);
    expect(await states(app)).toEqual(['skipped']);
    expect(app.log.filter((line) => line.includes('"reason":"the month has ended"'))).toHaveLength(1);
    goToMonth(app, 13);
    await send(app);
    expect(recipients()).toHaveLength(1);
  });
});

describe('an email that the mail server', () => {
  test('rejects ten times pauses the reminder until the member resumes it', async () => {
    const app = await start();
    const { client: before, email } = await confirmedMember(app);
    await before.post('/api/retirement-plans', planBody());
    const month = monthOfYear(monthAt(Date.now()) + 1);
    await before.put(REMINDER, { month });
    goToMonth(app, 1);
    mailServer.behavior = 'rejects';
    await send(app);
    for (let attempt = 1; attempt < 10; attempt++) {
      app.clock.ahead += 361 * MINUTE;
      await app.mail.deliver(never);
    }
    const paused = { month, next: null, paused: true, last: { outcome: 'failed' } };
    mailServer.behavior = 'accepts';
    expect((await (await logIn(app, email)).get(REMINDER)).json).toMatchObject(paused);
    goToMonth(app, 13);
    await send(app);
    expect(recipients()).toEqual([]);
    const client = await logIn(app, email);
    expect((await client.put(REMINDER, { month })).json).toMatchObject({ paused: false, next: isoMonth(25) });
  });

  test('may have accepted is not sent again, counts as failed, and pauses nothing', async () => {
    const app = await start();
    await addMembersWithReminder(app, [thisMonth(app)]);
    await reminderSenderOf(app).sendDue();
    mailServer.behavior = 'hangs after content';
    const delivering = app.mail.deliver(never);
    await expect.poll(() => mailServer.hanging).toBe(1);
    await mailServer.stop();
    await delivering;
    await mailServer.start();
    mailServer.behavior = 'accepts';
    app.clock.ahead += 2 * MINUTE;
    await app.mail.deliver(never);
    expect(recipients()).toHaveLength(1);
    expect(await states(app)).toEqual(['failed']);
    expect(app.log.join('')).toContain('"error":"interrupted","msg":"email failed permanently"');
    expect(await rowsOf(app, 'reminders')).toMatchObject([{ paused_at: null }]);
  });

  test('could not get is sent when the mail server is available again', async () => {
    const app = await start();
    await addMembersWithReminder(app, [thisMonth(app)]);
    await mailServer.stop();
    await send(app);
    await mailServer.start();
    app.clock.ahead += 2 * MINUTE;
    await app.mail.deliver(never);
    expect(await states(app)).toEqual(['sent']);
  });
});

describe('no second email comes', () => {
  /** Returns a function that sends what is due in a month, while the clock is wrong by some days. */
  const senderWithJumps = (app: TestApp) => {
    let jump = 0;
    const sender = reminderSenderOf(app, { monotonicNow: () => nowOf(app) - jump });
    return async (monthsAhead: number, jumpDays = 0) => {
      jump = jumpDays * DAY;
      goToMonth(app, monthsAhead);
      app.clock.ahead += jump;
      await sender.sendDue();
      await app.mail.deliver(never);
      return recipients().length;
    };
  };

  test('after the clock jumps ahead by a year or back by one, and the next one comes a year later', async () => {
    const app = await start();
    await addMembersWithReminder(app, [monthOfYear(monthAt(Date.now()) + 1)]);
    const sendIn = senderWithJumps(app);
    expect(await sendIn(1)).toBe(1);
    expect(await sendIn(1, 365)).toBe(1);
    expect(await sendIn(1, -365)).toBe(1);
    for (let month = 1; month <= 12; month++) expect(await sendIn(month)).toBe(1);
    expect(await sendIn(13)).toBe(2);
  });

  test('after an email of a year that the clock named too early, and the one of the right year does come', async () => {
    const app = await start();
    await addMembersWithReminder(app, [monthOfYear(monthAt(Date.now()) + 1)]);
    const sendIn = senderWithJumps(app);
    expect(await sendIn(1, 365)).toBe(1);
    for (let month = 1; month <= 12; month++) expect(await sendIn(month)).toBe(1);
    expect(await sendIn(13)).toBe(2);
    expect(await rowsOf(app, 'reminder_emails')).toHaveLength(1);
  });

  test('after a member moves the reminder to another month, until eleven months have passed', async () => {
    const app = await start();
    const { client: before, email } = await confirmedMember(app);
    await before.post('/api/retirement-plans', planBody());
    await before.put(REMINDER, { month: monthOfYear(monthAt(Date.now()) + 1) });
    goToMonth(app, 1);
    await send(app);
    const client = await logIn(app, email);
    const sender = reminderSenderOf(app);
    const change = await client.put(REMINDER, { month: monthOfYear(monthAt(Date.now()) + 3) });
    expect(change.json).toMatchObject({ next: isoMonth(15) });
    for (let month = 2; month <= 15; month++) {
      goToMonth(app, month);
      await sender.sendDue();
    }
    await app.mail.deliver(never);
    expect(recipients()).toHaveLength(2);
    expect(app.log.join('')).not.toContain('yearly reminders were not sent');
  });
});

test('the outbox has at most 50 reminders at a time', async () => {
  const app = await start();
  await addMembersWithReminder(app, Array(60).fill(thisMonth(app)));
  const sender = reminderSenderOf(app);
  await sender.sendDue();
  await sender.sendDue();
  expect(await rowsOf(app, 'outbox')).toHaveLength(50);
  await app.mail.deliver(never);
  await sender.sendDue();
  expect(await rowsOf(app, 'outbox')).toHaveLength(60);
});
