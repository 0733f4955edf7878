import { LockMode } from '@mikro-orm/core';
import { Account } from '../auth/account.entity.ts';
import { type EntityManager, inTransaction } from '../database/database.ts';
import { DAY, MINUTE } from '../durations.ts';
import { runAtInterval } from '../jobs/run-at-interval.ts';
import { OutboxRow } from '../mail/outbox.entity.ts';
import { unsubscribeLinks } from '../mail/unsubscribe-links.ts';
import { PlanRow } from '../plans/plan.entity.ts';
import type { Services } from '../services.ts';
import { ReminderEmailRow, ReminderRow } from './reminder.entity.ts';
import { monthAt, monthOfYear, observeTime, startOfMonth, yearOf } from './reminder-clock.ts';
import { REMINDER_EMAIL, reminderEmail } from './reminder-email.ts';

/**
 * The shortest time between two emails to a member. If one was sent on the last day of a month, the first day of the
 * same month a year later comes only 335 to 338 days after it: the next email then waits for some days.
 */
export const MIN_INTERVAL_MS = 345 * DAY;
/** The length of the shortest eleven months. */
export const ELEVEN_MONTHS_MS = 334 * DAY;
const SEND_INTERVAL_MS = MINUTE;
/** Reminders in the outbox at a time: they must not delay other emails or pile up while the mail server is down. */
const MAX_IN_OUTBOX = 50;
/** Missing emails that are recorded in one transaction. */
const BATCH = 100;
const NOT_SENT = 'yearly reminders were not sent';
const monthNames = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' });

interface ReminderSenderServices
  extends Pick<Services, 'database' | 'mail' | 'config' | 'secrets' | 'log' | 'now'> {
  /** Returns the milliseconds of a clock that never jumps. */
  readonly monotonicNow?: () => number;
}

/** Moves the reminders of this month to the outbox, and records those that were not sent in an earlier month. */
export interface ReminderSender {
  sendDue(): Promise<void>;
  /** Calls `sendDue` at an interval. Returns a function that stops it. */
  start(): () => void;
}

type NotSent = { readonly reason: string; readonly reminders: readonly number[] };

/**
 * Creates a sender. Several servers may call it: a transaction that adds emails starts with `observeTime`, so that no
 * two of them run at the same time, and a member has at most one row per year.
 *
 * The month comes from the clock, but the time since the last email comes from the observed time: a clock that jumps
 * by a year causes no second email.
 *
 * Reminders are locked when they are read: if one of the accounts is being deleted, the transaction waits for that, and
 * does not fail at the foreign key with the emails of all.
 */
export function createReminderSender(services: ReminderSenderServices): ReminderSender {
  const { database, mail, log, now, monotonicNow = () => performance.now() } = services;
  let lastCalledAt: number | undefined;

  const sendDue = async () => {
    const at = now();
    const calledAt = monotonicNow();
    const sinceLastCall = lastCalledAt === undefined ? undefined : calledAt - lastCalledAt;
    const notSent = await inTransaction(database, async (em) => {
      const observed = await observeTime(em, { now: at, sinceLastCall });
      return [await recordMissing(em, at), ...(await addEmails(em, services, { at, observed }))];
    });
    lastCalledAt = calledAt;
    for (const { reason, reminders } of notSent) {
      if (reminders.length > 0) log.error({ reason, reminders }, NOT_SENT);
    }
    mail.worker.wake();
  };

  return {
    sendDue,
    start: () =>
      runAtInterval(sendDue, { everyMs: SEND_INTERVAL_MS, log, failure: 'sending reminders failed' }),
  };
}

/** Adds the emails of this month to the outbox. Returns the reminders without a plan or a confirmed email address. */
async function addEmails(
  em: EntityManager,
  { mail, config: { origin }, secrets }: ReminderSenderServices,
  { at, observed }: { readonly at: number; readonly observed: number },
): Promise<NotSent[]> {
  const room =
    MAX_IN_OUTBOX - (await em.count(OutboxRow, { kind: REMINDER_EMAIL, nextTryAt: { $ne: null } }));
  if (room <= 0) return [];
  const month = monthAt(at);
  const year = yearOf(month);
  const { tokenOf } = unsubscribeLinks(secrets, 'reminder');
  const dueReminders = await em.find(
    ReminderRow,
    {
      month: monthOfYear(month),
      skippedMonth: { $ne: month },
      pausedAt: null,
      startsAt: { $lte: at },
      $or: [{ emailedAt: null }, { emailedAt: { $lte: observed - MIN_INTERVAL_MS } }],
    },
    { orderBy: { id: 'asc' }, limit: room, lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  const notSent = { 'no saved plan': [] as number[], 'email address not confirmed': [] as number[] };
  for (const { id, accountId } of dueReminders) {
    const skip = () => em.nativeUpdate(ReminderRow, { id }, { skippedMonth: month });
    const earlier = await em.findOne(ReminderEmailRow, { accountId, year });
    if (earlier && !canReplace(earlier, at)) {
      await skip();
      continue;
    }
    if (earlier) await em.nativeDelete(ReminderEmailRow, { id: earlier.id });
    const row = { accountId, year, createdAt: at, handedOver: false };
    const account = await em.findOne(Account, { id: accountId, emailConfirmedAt: { $ne: null } });
    const plan = await findPlan(em, accountId);
    if (!account || !plan) {
      await skip();
      await em.insert(ReminderEmailRow, { ...row, state: 'skipped', outboxId: null, planId: null });
      notSent[account ? 'no saved plan' : 'email address not confirmed'].push(id);
      continue;
    }
    const content = reminderEmail({
      origin,
      recipientName: account.firstName,
      planId: plan.id,
      monthName: monthNames.format(at),
      unsubscribeToken: tokenOf(id),
    });
    const outboxId = await mail.outbox.addUnlimited(em, {
      kind: REMINDER_EMAIL,
      to: account.email,
      accountId,
      content,
    });
    await em.insert(ReminderEmailRow, { ...row, state: 'queued', outboxId, planId: plan.id });
    await em.nativeUpdate(ReminderRow, { id }, { emailedAt: observed });
  }
  return Object.entries(notSent).map(([reason, reminders]) => ({ reason, reminders }));
}

/**
 * Returns true if a new email may replace the email of the same year. Either that email was skipped, or the clock was
 * ahead when it was sent: by the clock, it is less than eleven months old, but more time was observed since.
 */
const canReplace = ({ state, createdAt }: ReminderEmailRow, now: number): boolean =>
  state === 'skipped' || createdAt > now - ELEVEN_MONTHS_MS;

/** Returns the plan that the member saved last. */
export async function findPlan(
  em: EntityManager,
  accountId: number,
): Promise<Pick<PlanRow, 'id' | 'name'> | undefined> {
  const [plan] = await em.find(
    PlanRow,
    { accountId },
    { fields: ['id', 'name'], orderBy: { updatedAt: 'desc', id: 'desc' }, limit: 1 },
  );
  return plan;
}

/**
 * Records the emails that were not sent in the last eleven months, such as while no server ran. Returns the ids of
 * their reminders. A month is not recorded if an email was sent less than eleven months before it: the member has
 * chosen another month since.
 */
async function recordMissing(em: EntityManager, at: number): Promise<NotSent> {
  const currentMonth = monthAt(at);
  // Eleven months, not twelve: the month a year ago has the same name as the current month, whose emails are not missing yet.
  const endedMonths = Array.from({ length: 11 }, (_, n) => currentMonth - 1 - n);
  const rows = await em.find(
    ReminderRow,
    {
      pausedAt: null,
      $or: endedMonths.map((month) => ({
        month: monthOfYear(month),
        skippedMonth: { $ne: month },
        missedMonth: { $ne: month },
        startsAt: { $lte: startOfMonth(month) },
      })),
    },
    { orderBy: { id: 'asc' }, limit: BATCH, lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  const reminders: number[] = [];
  for (const { id, accountId, month: chosenMonth } of rows) {
    const month = endedMonths.find((each) => monthOfYear(each) === chosenMonth) ?? currentMonth;
    await em.nativeUpdate(ReminderRow, { id }, { missedMonth: month });
    const year = yearOf(month);
    const isRecent = {
      state: { $ne: 'skipped' as const },
      createdAt: { $gt: startOfMonth(month) - ELEVEN_MONTHS_MS },
    };
    if ((await em.count(ReminderEmailRow, { accountId, $or: [{ year }, isRecent] })) > 0) continue;
    const row = { accountId, year, createdAt: at, handedOver: false, outboxId: null, planId: null };
    await em.insert(ReminderEmailRow, { ...row, state: 'skipped' });
    reminders.push(id);
  }
  return { reason: 'the month has ended', reminders };
}
