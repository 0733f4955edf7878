import { defaultInputs } from '@whenabouts/core';
import { Account } from '../src/auth/account.entity.ts';
import { createLog } from '../src/log.ts';
import { PlanRow } from '../src/plans/plan.entity.ts';
import { ReminderRow } from '../src/reminders/reminder.entity.ts';
import { createReminderSender, type ReminderSender } from '../src/reminders/reminder-sender.ts';
import { newEmail } from './factories.ts';
import { SECRET, type TestApp } from './test-app.ts';

interface SenderOptions {
  /** By default the clock of the server, which runs with the test. */
  readonly monotonicNow?: () => number;
  readonly outbox?: TestApp['mail']['outbox'];
}

/** Returns the sender of a server, without its timer. */
export function reminderSenderOf(
  { database, config, clock, mail, log }: TestApp,
  { monotonicNow, outbox = mail.outbox }: SenderOptions = {},
): ReminderSender {
  const now = () => Date.now() + clock.ahead;
  return createReminderSender({
    database,
    mail: { ...mail, outbox },
    config,
    secrets: [SECRET],
    log: createLog('error', { write: (line) => log.push(line) }),
    now,
    monotonicNow: monotonicNow ?? now,
  });
}

/** Adds a member with a confirmed email, a plan and a reminder for each month (1 to 12). Returns their emails. */
export async function addMembersWithReminder(
  { database }: Pick<TestApp, 'database'>,
  months: readonly number[],
): Promise<string[]> {
  const em = database.orm.em.fork();
  const emails = months.map(newEmail);
  const account = {
    passwordHash: '',
    firstName: 'Ada',
    lastName: null,
    role: 'member',
    createdAt: 0,
  } as const;
  await em.insertMany(
    Account,
    emails.map((email) => ({ ...account, email, emailConfirmedAt: 1 })),
  );
  const accounts = await em.find(Account, { email: { $in: emails } }, { fields: ['id', 'email'] });
  const ids = emails.map((email) => Number(accounts.find((one) => one.email === email)?.id));
  const plan = { ...defaultInputs, name: 'By the sea', assumptions: null, version: 1, idempotencyKey: null };
  await em.insertMany(
    PlanRow,
    ids.map((accountId) => ({ ...plan, accountId, createdAt: 0, updatedAt: 0 })),
  );
  await em.insertMany(
    ReminderRow,
    ids.map((accountId, n) => ({
      accountId,
      month: Number(months[n]),
      startsAt: 0,
      skippedMonth: 0,
      missedMonth: 0,
      pausedAt: null,
      emailedAt: null,
    })),
  );
  return emails;
}
