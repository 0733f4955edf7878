import { afterAll, afterEach, describe, expect, test } from 'vitest';
import type { Client } from '../../test/client.ts';
import { deliverEmails, emailsTo, resetCodeIn } from '../../test/emails.ts';
import { confirmedMember, newEmail, PASSWORD, registerMember } from '../../test/factories.ts';
import { rowsOf, SECRET, startApp, startAppForTest } from '../../test/test-app.ts';
import { testOnce } from '../../test/test-once.ts';
import { inTransaction } from '../database/database.ts';
import { DAY, HOUR, MINUTE } from '../durations.ts';
import { deleteExpiredRows } from '../jobs/cleanup.ts';
import { createRecipientLimits, type LimitedEmail } from './recipient-limits.ts';

const OTHER = 'nine herons by the weir';
const content = { subject: 'A subject', text: 'words', html: '<p>words</p>' };

// The limits of requests would hide what the limits of recipients do.
const env = {
  UNCONFIRMED_EMAILS_PER_RECIPIENT: '',
  RESET_EMAILS_PER_ACCOUNT: '',
  WELCOME_EMAILS_PER_RECIPIENT: '100',
};
const app = await startApp({ env });
afterAll(() => app.close());
afterEach(() => {
  app.clock.ahead = 0;
});

const subjects = async (email: string) => (await emailsTo(app, email)).map(({ subject }) => subject);
const deleteAccount = (client: Client, password = PASSWORD) =>
  client.post('/api/auth/delete-account', { password });
const requestReset = (email: string) => app.client().post('/api/auth/forgot-password', { email });

/** Functions that spell the address of one mailbox in different ways. */
const sharedMailboxes = [
  [
    'after a plus sign',
    () => {
      const mailbox = newEmail();
      return (n: number) => mailbox.replace('@', `+${n}@`);
    },
  ],
  [
    'with dots at Gmail',
    () => {
      const name = newEmail().replace(/@.*/, '');
      return (n: number) =>
        `${name.slice(0, n + 1)}.${name.slice(n + 1)}@${n % 2 ? 'gmail' : 'googlemail'}.com`;
    },
  ],
] as const;

/** Number of spellings of a mailbox that strangers register. */
const SPELLINGS = 9;

/** Counts the emails to these spellings. */
async function countEmails(spelling: (n: number) => string): Promise<number> {
  let count = 0;
  for (let n = 0; n < SPELLINGS; n++) count += (await emailsTo(app, spelling(n))).length;
  return count;
}

const start = Date.now();

/** Reserves a slot so many minutes after the start of this file. */
async function reserve(minute: number, email: LimitedEmail, isDummy = false) {
  const now = () => start + minute * MINUTE;
  const limits = createRecipientLimits({ config: app.config, secrets: [SECRET], now });
  return inTransaction(app.database, (em) => limits.reserve(em, email, isDummy));
}

/** Reserves slots at these minutes for emails that anyone can request, and returns the outcomes. */
async function outcomesAt(to: string, minutes: readonly number[]) {
  const outcomes: string[] = [];
  for (const minute of minutes)
    outcomes.push((await reserve(minute, { kind: 'welcome', to, limit: 'requested' })).outcome);
  return outcomes;
}

/** Changes the password and back. */
async function changePasswords(client: Client, times: number): Promise<void> {
  for (let n = 0; n < times; n++) {
    const [currentPassword, newPassword] = n % 2 === 0 ? [PASSWORD, OTHER] : [OTHER, PASSWORD];
    const { status } = await client.post('/api/auth/change-password', { currentPassword, newPassword });
    expect(status).toBe(200);
  }
}

describe('an email address that was never confirmed', () => {
  test('gets at most eight emails a day and three with a code an hour, whatever accounts a stranger makes', async () => {
    const email = newEmail();
    for (let n = 0; n < 4; n++) {
      const { client } = await registerMember(app.client(), email);
      await changePasswords(client, 2);
      for (let browser = 0; browser < 3; browser++) {
        const headers = { 'user-agent': ['Firefox/1', 'Edg/1', 'Chrome/1'][browser] ?? '' };
        await app.client().post('/api/auth/login', { email, password: PASSWORD }, { headers });
      }
      await client.post('/api/auth/confirmation-email');
      await app.client().post('/api/newsletter', { email });
      await requestReset(email);
      await deliverEmails(app);
      expect((await deleteAccount(client)).status).toBe(204);
    }
    const all = await subjects(email);
    const codes = all.filter((subject) => subject === 'Reset your Whenabouts password');
    expect([all.length, codes.length]).toEqual([11, 3]);
    expect(all.filter((subject) => !/Welcome|[Cc]onfirm|Reset/.test(subject ?? ''))).toEqual([]);
    app.clock.ahead = DAY;
    await registerMember(app.client(), email);
    expect(await emailsTo(app, email)).toHaveLength(12);
  });

  testOnce('does not share the limit with the same email address without a plus sign', async () => {
    const mailbox = newEmail();
    for (let n = 0; n < 9; n++) await registerMember(app.client(), mailbox.replace('@', `+${n}@`));
    await registerMember(app.client(), mailbox);
    await requestReset(mailbox);
    expect(await emailsTo(app, mailbox)).toHaveLength(2);
  });

  test.each(sharedMailboxes)(
    'shares the limits with other spellings %s, and one reset code waits for an hour at most',
    async (_, newSpellings) => {
      const spelling = newSpellings();
      for (let n = 0; n < SPELLINGS; n++) {
        await registerMember(app.client(), spelling(n));
        await requestReset(spelling(n));
      }
      expect(await countEmails(spelling)).toBe(8 + 3);
      app.clock.ahead = HOUR + MINUTE;
      expect(await countEmails(spelling)).toBe(8 + 4);
    },
  );

  test('gets a code an hour after a request at most, however often the account was made again', async () => {
    const email = newEmail();
    for (let n = 0; n < 8; n++) {
      const { client } = await registerMember(app.client(), email);
      await requestReset(email);
      await deliverEmails(app);
      await deleteAccount(client);
    }
    await registerMember(app.client(), email);
    await requestReset(email);
    app.clock.ahead = HOUR;
    const code = resetCodeIn((await emailsTo(app, email)).at(-1));
    const body = { email, token: code, newPassword: OTHER };
    expect((await app.client().post('/api/auth/reset-password', body)).status).toBe(200);
  });

  testOnce('is told how long to wait if the member requests too many links', async () => {
    const { client } = await registerMember(app.client());
    const send = () => client.post('/api/auth/confirmation-email');
    app.clock.ahead = HOUR;
    const statuses: number[] = [];
    for (let n = 0; n < 7; n++) statuses.push((await send()).status);
    expect(statuses).toEqual(Array(7).fill(200));
    const rejected = await send();
    expect(rejected.status).toBe(429);
    // The welcome email, the first of eight, was an hour earlier.
    const seconds = Number(rejected.headers['retry-after']);
    expect(seconds).toBeGreaterThan(22.9 * 3600);
    expect(seconds).toBeLessThanOrEqual(23 * 3600);
    app.clock.ahead += seconds * 1000;
    expect([(await send()).status, (await send()).status]).toEqual([200, 429]);
  });
});

describe('a confirmed email address', () => {
  test.each(sharedMailboxes)(
    'gets a reset code whatever strangers do with other spellings %s, and within an hour if they request it',
    async (_, newSpellings) => {
      const spelling = newSpellings();
      const email = spelling(SPELLINGS);
      await confirmedMember(app, email);
      for (let n = 0; n < SPELLINGS; n++) {
        await registerMember(app.client(), spelling(n));
        await requestReset(spelling(n));
      }
      await deliverEmails(app);
      const codes = async () =>
        (await subjects(email)).filter((subject) => subject === 'Reset your Whenabouts password').length;
      for (let n = 0; n < 3; n++) {
        await requestReset(email);
        expect(await codes()).toBe(n + 1);
      }
      await requestReset(email);
      expect(await codes()).toBe(3);
      app.clock.ahead = HOUR;
      expect(await codes()).toBe(4);
    },
  );

  testOnce('gets one email of each kind in an hour, and a digest of later events', async () => {
    const { client, email } = await confirmedMember(app);
    await deliverEmails(app);
    const before = (await emailsTo(app, email)).length;
    await changePasswords(client, 6);
    const sent = (await emailsTo(app, email)).slice(before);
    expect(sent.map(({ subject }) => subject)).toEqual(['Your Whenabouts password was changed']);
    app.clock.ahead = HOUR + MINUTE;
    const [digest, ...others] = (await emailsTo(app, email)).slice(before + 1);
    expect([digest?.subject, others]).toEqual(['5 more security events on your Whenabouts account', []]);
    expect(digest?.text).toContain('Your Whenabouts password was changed: 5 times.');
    expect(digest?.text).toContain('/forgot-password');
    await changePasswords(client, 2);
    expect((await subjects(email)).slice(before + 2)).toEqual(['Your Whenabouts password was changed']);
  });

  testOnce(
    'gets an email of another kind in the same hour, and one digest an hour that later events do not delay',
    async () => {
      const to = newEmail();
      const slotAt = async (minute: number, kind: string) => {
        const slot = await reserve(minute, { kind, to, limit: 'securityEvent', isConfirmed: true });
        return [slot.outcome, slot.outcome !== 'dropped' && (slot.sendAt - start) / MINUTE];
      };
      expect(await slotAt(0, 'password')).toEqual(['send', 0]);
      expect(await slotAt(1, 'password')).toEqual(['digest', 60]);
      expect(await slotAt(30, 'passkey')).toEqual(['send', 30]);
      expect(await slotAt(31, 'passkey')).toEqual(['digest', 60]);
      expect(await slotAt(61, 'passkey')).toEqual(['digest', 120]);
      expect(await slotAt(62, 'password')).toEqual(['send', 62]);
    },
  );

  testOnce('gets the email about the deletion, and a new account gets no second one that day', async () => {
    const { client, email } = await confirmedMember(app);
    await deleteAccount(client);
    const { client: again } = await confirmedMember(app, email);
    await deleteAccount(again);
    const before = await subjects(email);
    expect(before.filter((subject) => subject?.includes('was deleted'))).toHaveLength(1);
    app.clock.ahead = 2 * HOUR;
    expect(await subjects(email)).toEqual(before);
    expect(JSON.stringify(await rowsOf(app, 'email_recipients'))).not.toContain(email);
  });
});

test('the emails of a recipient are counted one after the other on all servers', async () => {
  // On SQLite, one of two servers in a process would wait for the other one without giving it a turn.
  const isShared = app.database.kind === 'mysql';
  const second = isShared ? await startAppForTest({ env, storage: app.storage }) : app;
  const to = newEmail();
  const email = { kind: 'welcome', limit: 'requested', to, accountId: null, content } as const;
  const add = ({ database, mail }: typeof app) => inTransaction(database, (em) => mail.outbox.add(em, email));
  const added = await Promise.all(Array.from({ length: 24 }, (_, n) => add(n % 2 === 0 ? app : second)));
  expect(added.filter(({ id }) => id !== undefined)).toHaveLength(8);
});

describe('the counts of a recipient', () => {
  const sent = Array<string>(8).fill('send');

  testOnce('do not include emails that are not sent because there is no account', async () => {
    const to = newEmail();
    for (let n = 0; n < 9; n++) await reserve(0, { kind: 'welcome', to, limit: 'requested' }, true);
    expect(await outcomesAt(to, Array(9).fill(0))).toEqual([...sent, 'dropped']);
  });

  test('stay for a day, whatever else is sent and deleted meanwhile', async () => {
    const to = newEmail();
    expect(await outcomesAt(to, [0, ...Array<number>(7).fill(600)])).toEqual(sent);
    await reserve(800, { kind: 'reset', to, limit: 'resetCode' });
    await deleteExpiredRows(app.database, start + DAY + HOUR);
    expect(await outcomesAt(to, [1439, 1441, 1442])).toEqual(['dropped', 'send', 'dropped']);
  });

  test('do not include times of a clock that was set back', async () => {
    const to = newEmail();
    const future = 2 * 24 * 60;
    expect(await outcomesAt(to, [...Array<number>(8).fill(future), 0])).toEqual([...sent, 'send']);
  });
});

test('the counts of a recipient are deleted when no limit needs them', async () => {
  await registerMember(app.client());
  const before = await rowsOf(app, 'email_recipients');
  await deleteExpiredRows(app.database, Date.now() + DAY);
  expect((await rowsOf(app, 'email_recipients')).length).toBe(before.length);
  await deleteExpiredRows(app.database, Date.now() + 3 * DAY);
  expect(await rowsOf(app, 'email_recipients')).toEqual([]);
});
