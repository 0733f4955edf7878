import { type Endpoints, type Reminder, reminderMessages } from '../../contract/index.ts';
import { Account } from '../auth/account.entity.ts';
import { type EntityManager, inTransaction, query } from '../database/database.ts';
import { HttpError, invalidField } from '../http/http-error.ts';
import type { RequestContext } from '../http/request-context.ts';
import type { Handlers } from '../http/router.ts';
import { unsubscribeLinks } from '../mail/unsubscribe-links.ts';
import type { Services } from '../services.ts';
import { ReminderEmailRow, ReminderRow } from './reminder.entity.ts';
import { monthAt, monthOfYear, startOfMonth, yearOf } from './reminder-clock.ts';
import { findPlan, MIN_INTERVAL_MS } from './reminder-sender.ts';

/** Returns the handlers of the yearly reminder to check in on a plan. */
export function reminderRoutes(services: Services) {
  const { database, secrets, now } = services;
  const { idOf } = unsubscribeLinks(secrets, 'reminder');
  const read = (accountId: number) => query(database, (em) => presentReminder(em, accountId, now()));
  return {
    readReminder: ({ actor: { accountId } }) => read(accountId),

    updateReminder: async (context) => {
      await updateReminder(services, context);
      return read(context.actor.accountId);
    },

    endReminder: async ({ param }) => {
      const id = idOf(param);
      if (id === undefined) throw new HttpError('not_found');
      await inTransaction(database, (em) => em.nativeUpdate(ReminderRow, { id }, { month: null }));
      return { message: 'Your yearly reminder is off.' };
    },
  } satisfies Partial<Handlers>;
}

async function updateReminder(
  { database, now }: Services,
  { actor: { accountId }, body: { month } }: RequestContext<Endpoints['updateReminder']>,
): Promise<void> {
  const at = now();
  await inTransaction(database, async (em) => {
    const isConfirmed = { id: accountId, emailConfirmedAt: { $ne: null } };
    if (month !== null && (await em.count(Account, isConfirmed)) === 0)
      throw invalidField('month', reminderMessages.unconfirmed);
    const earlier = await em.findOne(ReminderRow, { accountId });
    if (!earlier && month === null) return;
    if (earlier?.month === month && earlier.pausedAt === null) return;
    // Starts next month, because in the month of the change the plan has most likely just been saved.
    const changes = { month, pausedAt: null, startsAt: startOfMonth(monthAt(at) + 1) };
    const row = { accountId, ...changes, skippedMonth: 0, missedMonth: 0, emailedAt: null };
    await em.upsert(ReminderRow, row, {
      onConflictFields: ['accountId'],
      onConflictMergeFields: ['month', 'pausedAt', 'startsAt'],
    });
  });
}

async function presentReminder(em: EntityManager, accountId: number, at: number): Promise<Reminder> {
  const reminder = await em.findOne(ReminderRow, { accountId });
  const emails = await findReminderEmails(em, accountId);
  const lastEmail = emails.find(({ createdAt }) => createdAt <= at);
  const { month = null, pausedAt = null } = reminder ?? {};
  const plan = await findPlan(em, accountId);
  return {
    month,
    next: reminder && month !== null && pausedAt === null ? monthOfNextEmail(reminder, emails, at) : null,
    paused: month !== null && pausedAt !== null,
    plan: plan ? { id: plan.id, name: plan.name } : null,
    last: lastEmail
      ? {
          at: new Date(lastEmail.createdAt).toISOString(),
          outcome: lastEmail.state === 'queued' ? 'waiting' : lastEmail.state,
        }
      : null,
  };
}

/** Returns the emails of a member, newest first. */
function findReminderEmails(em: EntityManager, accountId: number): Promise<ReminderEmailRow[]> {
  return em.find(ReminderEmailRow, { accountId }, { orderBy: { createdAt: 'desc' } });
}

/** Returns the month of the next email, such as 2027-11. */
function monthOfNextEmail(
  { month, startsAt, skippedMonth }: ReminderRow,
  emails: readonly ReminderEmailRow[],
  at: number,
): string {
  const lastSent = emails.find(({ state }) => state !== 'skipped');
  const isLongAfterLast = (candidate: number) =>
    lastSent === undefined ||
    (lastSent.year !== yearOf(candidate) &&
      startOfMonth(candidate + 1) - lastSent.createdAt > MIN_INTERVAL_MS);
  const isNext = (candidate: number) =>
    monthOfYear(candidate) === month && candidate !== skippedMonth && isLongAfterLast(candidate);
  let next = Math.max(monthAt(at), monthAt(startsAt));
  while (!isNext(next)) next++;
  return new Date(startOfMonth(next)).toISOString().slice(0, 7);
}
