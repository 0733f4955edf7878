import { type AccountExport, endpoints } from '../../contract/index.ts';
import { MemberLoginRow } from '../audit/audit-log.entity.ts';
import { query } from '../database/database.ts';
import { HandoffRow } from '../handoffs/handoff.entity.ts';
import { HttpError } from '../http/http-error.ts';
import { ImageRow } from '../images/image.entity.ts';
import { OutboxRow } from '../mail/outbox.entity.ts';
import { PlanRecordRow, PlanRow, parseAssumptions, presentRecord } from '../plans/plan.entity.ts';
import { ReminderEmailRow, ReminderRow } from '../reminders/reminder.entity.ts';
import type { Services } from '../services.ts';
import { Account, KnownBrowser, PasskeyRow, Session } from './account.entity.ts';

const date = (at: number): string => new Date(at).toISOString();

/** Returns all data of the account, except hashes of passwords and tokens. */
export function exportAccount(
  { database, memberLogins, now }: Services,
  accountId: number,
): Promise<AccountExport> {
  return query(database, async (em) => {
    const account = await em.findOne(Account, { id: accountId });
    if (!account) throw new HttpError('unauthenticated');
    const plans = await em.find(PlanRow, { accountId }, { orderBy: { id: 'asc' } });
    const records = await em.find(
      PlanRecordRow,
      { planId: { $in: plans.map(({ id }) => id) } },
      { orderBy: { id: 'asc' } },
    );
    const images = await em.find(ImageRow, { accountId }, { orderBy: { createdAt: 'asc', id: 'asc' } });
    const results = await em.find(HandoffRow, { accountId }, { orderBy: { expiresAt: 'asc' } });
    const sessions = await em.find(Session, { accountId }, { orderBy: { createdAt: 'asc' } });
    const passkeys = await em.find(PasskeyRow, { accountId }, { orderBy: { id: 'asc' } });
    const browsers = await em.find(KnownBrowser, { accountId }, { orderBy: { id: 'asc' } });
    const reminder = await em.findOne(ReminderRow, { accountId });
    const reminderEmails = await em.find(ReminderEmailRow, { accountId }, { orderBy: { year: 'asc' } });
    const emails = await em.find(OutboxRow, { accountId }, { orderBy: { id: 'asc' } });
    // A deleted account may have had the same email address.
    const sinceCreation = { ...memberLogins.of(account.email), lastAt: { $gte: account.createdAt } };
    const logins = await em.find(MemberLoginRow, sinceCreation, { orderBy: { id: 'asc' } });
    const { email, firstName, lastName, createdAt, emailConfirmedAt } = account;
    return {
      exportedAt: date(now()),
      account: {
        email,
        firstName,
        lastName,
        createdAt: date(createdAt),
        emailConfirmed: emailConfirmedAt !== null,
        emailConfirmedAt: emailConfirmedAt === null ? null : date(emailConfirmedAt),
      },
      plans: plans.map(({ accountId: _owner, version, createdAt, updatedAt, assumptions, ...plan }) => ({
        ...plan,
        assumptions: parseAssumptions(assumptions),
        version,
        createdAt: date(createdAt),
        updatedAt: date(updatedAt),
        records: records.filter(({ planId }) => planId === plan.id).map(presentRecord),
      })),
      images: images.map(({ accountId: _owner, id, createdAt, ...image }) => ({
        id,
        address: endpoints.readImage.path.replace('{image}', id),
        ...image,
        createdAt: date(createdAt),
      })),
      results: results.map(({ id: _code, handoffId: _id, accountId: _owner, expiresAt, ...result }) => ({
        ...result,
        endsAt: date(expiresAt),
      })),
      sessions: sessions.map((session) => ({
        browser: session.browser,
        startedAt: date(session.createdAt),
        lastUsedAt: date(session.seenAt),
        endsAt: date(session.expiresAt),
      })),
      passkeys: passkeys.map(({ name, createdAt, usedAt }) => ({
        name,
        createdAt: date(createdAt),
        lastUsedAt: usedAt === null ? null : date(usedAt),
      })),
      browsers: browsers.map(({ browser, seenAt }) => ({ browser, lastUsedAt: date(seenAt) })),
      logins: logins.map(({ hour, outcome, attempts, lastAt }) => ({
        hour: date(hour),
        outcome,
        attempts,
        lastAt: date(lastAt),
      })),
      reminder: {
        month: reminder?.month ?? null,
        emails: reminderEmails.map(({ year, createdAt, state }) => ({
          year,
          at: date(createdAt),
          outcome: state === 'queued' ? ('waiting' as const) : state,
        })),
      },
      letters: emails.map(({ recipient, subject, createdAt, sentAt }) => ({
        to: recipient,
        subject,
        writtenAt: date(createdAt),
        sentAt: sentAt === null ? null : date(sentAt),
      })),
    };
  });
}
