import { type AccountExport, endpoints } from '../../contract/index.ts';
import { MemberLoginRow } from '../audit/audit-log.entity.ts';
import { type Database, type EntityManager, query } from '../database/database.ts';
import { HandoffRow } from '../handoffs/handoff.entity.ts';
import { HttpError } from '../http/http-error.ts';
import { StreamedResponse } from '../http/stream-response.ts';
import { ImageRow } from '../images/image.entity.ts';
import { OutboxRow } from '../mail/outbox.entity.ts';
import { PlanRecordRow, PlanRow, parseAssumptions, presentRecord } from '../plans/plan.entity.ts';
import { ReminderEmailRow, ReminderRow } from '../reminders/reminder.entity.ts';
import type { Services } from '../services.ts';
import { Account, KnownBrowser } from './account.entity.ts';
import { PasskeyRow } from './passkey.entity.ts';
import { countRecoveryCodes } from './recovery-codes.ts';
import { Session } from './session.entity.ts';

const date = (at: number): string => new Date(at).toISOString();

/** Plans that are read at a time, with their records: at most 3 MB. */
const PLANS_PER_PAGE = 10;
const ROWS_PER_PAGE = 500;
/** Other exports of the account are rejected while one is sent; a connection that is not read is closed after that. */
const RETRY_AFTER_S = 30;

/**
 * Returns a function that exports all data of an account, except hashes of passwords and tokens. The data is read while
 * it is sent, so that an export of any size takes little memory and does not delay other requests. An account has one
 * export at a time on each server.
 */
export function createExportAccount(services: Pick<Services, 'database' | 'memberLogins' | 'now'>) {
  const running = new Set<number>();
  return async (accountId: number): Promise<StreamedResponse<AccountExport>> => {
    const content = await readAccount(services, accountId);
    return new StreamedResponse(content, () => {
      if (running.has(accountId)) {
        throw new HttpError('too_many_requests', {
          message: 'Your data is already being downloaded. Please wait until that download ends.',
          retryAfterSeconds: RETRY_AFTER_S,
        });
      }
      running.add(accountId);
      return () => running.delete(accountId);
    });
  };
}

async function readAccount(
  { database, memberLogins, now }: Pick<Services, 'database' | 'memberLogins' | 'now'>,
  accountId: number,
): Promise<StreamedResponse<AccountExport>['content']> {
  const account = await query(database, (em) => em.findOne(Account, { id: accountId }));
  if (!account) throw new HttpError('unauthenticated');
  const { email, firstName, lastName, createdAt, emailConfirmedAt } = account;
  const rows = listed(database);
  // A deleted account may have had the same email address.
  const sinceCreation = { ...memberLogins.of(email), lastAt: { $gte: createdAt } };
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
    plans: readPlans(database, accountId),
    images: rows(
      (em) => em.find(ImageRow, { accountId }, { orderBy: { createdAt: 'asc', id: 'asc' } }),
      ({ accountId: _owner, id, createdAt, ...image }) => ({
        id,
        address: endpoints.readImage.path.replace('{image}', id),
        ...image,
        createdAt: date(createdAt),
      }),
    ),
    results: rows(
      (em) => em.find(HandoffRow, { accountId }, { orderBy: { expiresAt: 'asc' } }),
      ({ id: _code, handoffId: _id, accountId: _owner, expiresAt, ...result }) => ({
        ...result,
        endsAt: date(expiresAt),
      }),
    ),
    sessions: rows(
      (em) => em.find(Session, { accountId }, { orderBy: { createdAt: 'asc' } }),
      (session) => ({
        browser: session.browser,
        startedAt: date(session.createdAt),
        lastUsedAt: date(session.seenAt),
        endsAt: date(session.expiresAt),
      }),
    ),
    passkeys: rows(
      (em) => em.find(PasskeyRow, { accountId }, { orderBy: { id: 'asc' } }),
      ({ name, createdAt, usedAt }) => ({
        name,
        createdAt: date(createdAt),
        lastUsedAt: usedAt === null ? null : date(usedAt),
      }),
    ),
    recoveryCodes: await countRecoveryCodes({ database }, accountId),
    browsers: rows(
      (em) => em.find(KnownBrowser, { accountId }, { orderBy: { id: 'asc' } }),
      ({ browser, seenAt }) => ({ browser, lastUsedAt: date(seenAt) }),
    ),
    logins: mapped(
      pages(database, (em, id) =>
        em.find(MemberLoginRow, { ...sinceCreation, id: { $gt: id } }, pageOf(ROWS_PER_PAGE)),
      ),
      ({ hour, outcome, attempts, lastAt }) => ({
        hour: date(hour),
        outcome,
        attempts,
        lastAt: date(lastAt),
      }),
    ),
    reminder: await readReminder(database, accountId),
    letters: mapped(
      pages(database, (em, id) =>
        em.find(
          OutboxRow,
          { accountId, id: { $gt: id } },
          {
            ...pageOf(ROWS_PER_PAGE),
            fields: ['recipient', 'subject', 'createdAt', 'sentAt'],
          },
        ),
      ),
      ({ recipient, subject, createdAt, sentAt }) => ({
        to: recipient,
        subject,
        writtenAt: date(createdAt),
        sentAt: sentAt === null ? null : date(sentAt),
      }),
    ),
  };
}

/** Reads the plans with their records, a few plans at a time. */
async function* readPlans(database: Database, accountId: number) {
  const plans = pages(database, (em, id) =>
    em.find(PlanRow, { accountId, id: { $gt: id } }, pageOf(PLANS_PER_PAGE)),
  );
  for await (const page of plans) {
    const where = { planId: { $in: page.map(({ id }) => id) } };
    const records = await query(database, (em) => em.find(PlanRecordRow, where, { orderBy: { id: 'asc' } }));
    for (const { accountId: _owner, version, createdAt, updatedAt, assumptions, ...plan } of page) {
      yield {
        ...plan,
        assumptions: parseAssumptions(assumptions),
        version,
        createdAt: date(createdAt),
        updatedAt: date(updatedAt),
        records: records.filter(({ planId }) => planId === plan.id).map(presentRecord),
      };
    }
  }
}

function readReminder(database: Database, accountId: number): Promise<AccountExport['reminder']> {
  return query(database, async (em) => {
    const reminder = await em.findOne(ReminderRow, { accountId });
    const emails = await em.find(ReminderEmailRow, { accountId }, { orderBy: { year: 'asc' } });
    return {
      month: reminder?.month ?? null,
      emails: emails.map(({ year, createdAt, state }) => ({
        year,
        at: date(createdAt),
        outcome: state === 'queued' ? ('waiting' as const) : state,
      })),
    };
  });
}

type Find<Row> = (em: EntityManager) => Promise<readonly Row[]>;

/** Returns a function that reads rows when they are needed, and presents them one by one. */
const listed = (database: Database) =>
  async function* <Row, Item>(find: Find<Row>, present: (row: Row) => Item): AsyncGenerator<Item> {
    for (const row of await query(database, find)) yield present(row);
  };

const pageOf = (limit: number) => ({ orderBy: { id: 'asc' }, limit }) as const;

/** Reads rows by their ids in ascending order, page by page. `find` returns the first rows above an id. */
async function* pages<Row extends { readonly id: number }>(
  database: Database,
  find: (em: EntityManager, aboveId: number) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  let lastId = 0;
  for (;;) {
    const page = await query(database, (em) => find(em, lastId));
    const last = page.at(-1);
    if (!last) return;
    yield page;
    lastId = last.id;
  }
}

async function* mapped<Row, Item>(
  rows: AsyncIterable<readonly Row[]>,
  present: (row: Row) => Item,
): AsyncGenerator<Item> {
  for await (const page of rows) yield* page.map(present);
}
