import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { PROPERTY_RUNS } from '../../test/property-runs.ts';
import { addMembersWithReminder, reminderSenderOf } from '../../test/reminders.ts';
import { rowsOf, SECRET, startApp, type TestApp } from '../../test/test-app.ts';
import { DAY, HOUR } from '../durations.ts';
import { emailRules } from '../email-rules.ts';
import { createLog } from '../log.ts';
import { createDelivery } from '../mail/delivery.ts';
import { createEncryption } from '../mail/encryption.ts';
import type { Send } from '../mail/message.ts';
import { ReminderRow } from './reminder.entity.ts';
import { monthAt, startOfMonth } from './reminder-clock.ts';
import { ELEVEN_MONTHS_MS } from './reminder-sender.ts';

const MEMBERS = 72 * PROPERTY_RUNS;
const STEP = (PROPERTY_RUNS > 1 ? 3 : 5) * DAY;
/** Emails that a server sends at the same time. */
const CONCURRENT_EMAILS = 4;
const never = new AbortController().signal;

/** Returns numbers from 0 to 1 that are the same in each run. */
function seededRandom(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
}

interface ServerOptions {
  readonly monotonicNow: () => number;
  readonly send: Send;
  readonly storage?: TestApp['storage'];
}

/** Starts a server, with the database of another one if there is a `storage`. */
async function startServer({ monotonicNow, send, storage }: ServerOptions) {
  const app = await startApp(storage && { storage });
  const now = () => Date.now() + app.clock.ahead;
  const { database } = app;
  const log = createLog('error', { write: (line) => app.log.push(line) });
  const encryption = createEncryption([SECRET]);
  const rules = emailRules(now);
  const deliver = createDelivery({ database, rules, encryption, send, concurrency: 2, log, now });
  return { app, sender: reminderSenderOf(app, { monotonicNow }), deliver: () => deliver(never) };
}

test('no member gets two reminders in a year of crashes and clock jumps, and missing ones are reported', async () => {
  const random = seededRandom(23);
  const startsAt = startOfMonth(monthAt(Date.now()) + 1);
  let time = startsAt;
  const arrivals: { readonly email: string; readonly at: number }[] = [];
  /** Emails whose content the mail server has got while it does not respond. */
  let hanging = 0;
  let hangs = false;
  const send: Send = async ({ to }, _signal, onHandOver) => {
    await onHandOver?.();
    arrivals.push({ email: to, at: time });
    if (!hangs) return;
    hanging++;
    await new Promise(() => {});
  };
  const options = { monotonicNow: () => time, send };
  const first = await startServer(options);
  const { storage } = first.app;
  const servers = [first, await startServer({ ...options, storage })];
  const all = [...servers];
  const jumps = servers.map(() => 0);
  const emails = await addMembersWithReminder(
    first.app,
    Array.from({ length: MEMBERS }, (_, n) => (n % 12) + 1),
  );
  await first.app.database.orm.em.fork().nativeUpdate(ReminderRow, {}, { startsAt });

  /** Replaces a server, as after SIGKILL: what it was doing is never finished. */
  const kill = async (n: number) => {
    servers[n] = await startServer({ ...options, storage });
    all.push(servers[n]);
    setClocks();
  };
  const setClocks = () => {
    for (const [n, { app }] of servers.entries()) app.clock.ahead = time + (jumps[n] ?? 0) - Date.now();
  };
  /** Delivers emails until none that is being sent gets a response, and the database is idle. */
  const deliverUntilHanging = async ({ deliver }: typeof first) => {
    const waiting = () =>
      first.app.database.read('SELECT claimed_by FROM outbox WHERE next_try_at IS NOT NULL', []);
    const earlier = new Set((await waiting()).map(({ claimed_by }) => claimed_by));
    const hangingBefore = hanging;
    let isDone = false;
    hangs = true;
    void deliver().then(() => {
      isDone = true;
    });
    const deadline = Date.now() + 2000;
    while (!isDone && Date.now() < deadline) {
      await pause(5);
      const rows = await waiting();
      const claimed = rows.filter(({ claimed_by }) => !earlier.has(claimed_by)).length;
      const isBusy = claimed < Math.min(CONCURRENT_EMAILS, rows.length);
      if (!isBusy && hanging - hangingBefore === claimed) break;
    }
    hangs = false;
  };
  const failHalf = (add: typeof first.app.mail.outbox.add) =>
    ((...args) => (random() < 0.5 ? Promise.reject(new Error('killed')) : add(...args))) satisfies typeof add;

  for (; time < startOfMonth(monthAt(startsAt) + 12); time += STEP) {
    const n = Math.floor(random() * 2);
    const event = random();
    // Up to two years in either direction, for some days.
    if (event < 0.1) jumps[n] = Math.round((random() * 4 - 2) * 365) * DAY;
    else if (event < 0.5) jumps.fill(0);
    setClocks();
    if (random() < 0.05) {
      const { app } = servers[n] ?? first;
      const outbox = { ...app.mail.outbox, add: failHalf(app.mail.outbox.add) };
      await reminderSenderOf(app, { ...options, outbox })
        .sendDue()
        .catch(() => {});
      await kill(n);
    }
    for (const { sender } of servers) {
      // With SQLite, two servers in one thread stop each other if their transactions interleave.
      await nextTurn();
      await sender.sendDue();
    }
    if (random() < 0.1) {
      await deliverUntilHanging(servers[n] ?? first);
      await kill(n);
    }
    for (const { deliver } of servers) await deliver();
  }
  // Members without an email in the last month are reported when it has ended.
  time += HOUR;
  jumps.fill(0);
  setClocks();
  await servers[0]?.sender.sendDue();

  const tooEarly = arrivals.filter(({ email, at }, n) =>
    arrivals.slice(0, n).some((earlier) => earlier.email === email && at - earlier.at < ELEVEN_MONTHS_MS),
  );
  expect(tooEarly).toEqual([]);
  const accounts = await rowsOf(first.app, 'accounts');
  const rows = await rowsOf(first.app, 'reminder_emails');
  const received = new Set(arrivals.map(({ email }) => email));
  const unreported = emails.filter((email) => {
    const account = accounts.find((row) => row.email === email);
    const isReported = ({ account_id, state }: (typeof rows)[number]) =>
      account_id === account?.id && (state === 'failed' || state === 'skipped');
    return !received.has(email) && !rows.some(isReported);
  });
  expect(unreported).toEqual([]);
  const log = all.flatMap(({ app }) => app.log).join('');
  expect(log).toContain('"error":"interrupted","msg":"email failed permanently"');
  expect(log).toContain('"msg":"yearly reminders were not sent"');
  // The rest are rare.
  expect(received.size).toBeGreaterThan(MEMBERS * 0.9);
  for (const { app } of all.reverse()) await app.close();
}, 180_000);
