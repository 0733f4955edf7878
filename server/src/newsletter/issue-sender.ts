import { randomUUID } from 'node:crypto';
import { LockMode } from '@mikro-orm/core';
import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import { acquireWriteLock, type Database, type EntityManager, inTransaction } from '../database/database.ts';
import { takeLeaseOnce } from '../database/leases.ts';
import type { Mail } from '../mail/mail.ts';
import { IssueRow, RecipientRow } from './issue.entity.ts';
import { issueEmail } from './issue-content.ts';
import { ISSUE_EMAIL } from './issue-rules.ts';
import { unsubscribeLinks } from './unsubscribe-links.ts';

const MINUTE = 60_000;
const EVERY_MS = 1000;
/** Another server takes over so long after the one that sends has died. */
const LEASE_MS = 15_000;
/**
 * Emails of an issue in the outbox, counted among the last ones. If the mail server accepts none of them, no more are
 * added until it does.
 */
const MAX_QUEUED = 10;

interface IssueSenderOptions {
  readonly database: Database;
  readonly mail: Pick<Mail, 'outbox' | 'worker'>;
  readonly config: Pick<Config, 'origin' | 'postalAddress' | 'newsletterEmailsPerMinute'>;
  readonly secrets: readonly string[];
  readonly log: Logger;
  readonly now: () => number;
}

/** Moves emails of newsletters to the outbox, at the configured rate. */
export interface IssueSender {
  /** Adds the emails that are due now, unless another server does that. */
  sendDue(): Promise<void>;
  /** Calls `sendDue` every second. Returns a function that stops it. */
  start(): () => void;
}

const WAITING = `SELECT r.id, r.subscription_id AS subscription, s.email
  FROM newsletter_recipients r
  LEFT JOIN subscriptions s ON s.id = r.subscription_id AND s.confirmed_at IS NOT NULL
  WHERE r.issue_id = ? AND r.state = 'waiting' ORDER BY r.id LIMIT 100`;
const LAST_ADDED = `SELECT state FROM newsletter_recipients
  WHERE issue_id = ? AND outbox_id IS NOT NULL ORDER BY outbox_id DESC LIMIT ${MAX_QUEUED}`;
const QUEUED = "SELECT id FROM newsletter_recipients WHERE issue_id = ? AND state = 'queued' LIMIT 1";

interface Waiting {
  readonly id: number;
  readonly subscription: number;
  /** Null if the subscription has ended. */
  readonly email: string | null;
}

export function createIssueSender(options: IssueSenderOptions): IssueSender {
  const { database, mail, config, log, now } = options;
  const holder = randomUUID();

  const sendDue = async () => {
    if (config.postalAddress === undefined) return;
    const issues = await database.read(
      "SELECT id FROM newsletter_issues WHERE state = 'sending' ORDER BY id",
      [],
    );
    if (issues.length === 0) return;
    if (!(await takeLeaseOnce(database, { name: 'newsletter', holder, now: now(), forMs: LEASE_MS }))) return;
    for (const { id } of issues) {
      // Issues are sent one after the other, so that the rate holds for all of them.
      if (await addEmails(options, Number(id))) break;
    }
    mail.worker.wake();
  };

  return {
    sendDue,
    start: () => {
      let running = false;
      const timer = setInterval(() => {
        if (running) return;
        running = true;
        sendDue()
          .catch((err: unknown) => log.warn({ err }, 'sending a newsletter failed'))
          .finally(() => {
            running = false;
          });
      }, EVERY_MS);
      timer.unref();
      return () => clearInterval(timer);
    },
  };
}

/**
 * Adds the emails of an issue that are due to the outbox, in one transaction with the record that they were added.
 * Returns true if more recipients are waiting.
 */
function addEmails(
  { database, mail, config, secrets, now }: IssueSenderOptions,
  id: number,
): Promise<boolean> {
  const { origin, postalAddress } = config;
  const { tokenOf } = unsubscribeLinks(secrets);
  return inTransaction(database, async (em) => {
    await acquireWriteLock(database, em);
    const { PESSIMISTIC_WRITE } = LockMode;
    const issue = await em.findOne(IssueRow, { id, state: 'sending' }, { lockMode: PESSIMISTIC_WRITE });
    if (!issue) return false;
    const waiting = await em.execute<Waiting[]>(WAITING, [id]);
    const { count, nextEmailAt } = await emailsDue(em, issue, config.newsletterEmailsPerMinute, now());
    let added = 0;
    for (const { id: recipient, subscription, email } of waiting) {
      if (email === null) {
        await em.nativeUpdate(RecipientRow, { id: recipient }, { state: 'skipped' });
      } else if (added < count) {
        const unsubscribeToken = tokenOf(Number(subscription));
        const content = issueEmail(issue, { origin, postalAddress, unsubscribeToken });
        const messageName = `newsletter-${id}-${subscription}`;
        const outboxId = await mail.outbox.add(em, {
          ...{ kind: ISSUE_EMAIL, to: email, accountId: null, content, messageName },
        });
        await em.nativeUpdate(RecipientRow, { id: recipient }, { state: 'queued', outboxId });
        added++;
      } else break;
    }
    if (added > 0) await em.nativeUpdate(IssueRow, { id }, { nextEmailAt: nextEmailAt(added) });
    if (waiting.length === 0 && (await em.execute(QUEUED, [id])).length === 0) {
      await em.nativeUpdate(IssueRow, { id }, { state: 'finished', stateChangedAt: now() });
    }
    return waiting.length > 0;
  });
}

/** Returns how many emails may be added now, and the time of the next one if so many are. */
async function emailsDue(
  em: EntityManager,
  issue: Pick<IssueRow, 'id' | 'nextEmailAt'>,
  perMinute: number,
  now: number,
): Promise<{ count: number; nextEmailAt: (added: number) => number }> {
  const interval = MINUTE / perMinute;
  // Time in which nothing could be sent is not made up for.
  const from = Math.max(issue.nextEmailAt, now - EVERY_MS + 1);
  const due = from > now ? 0 : Math.floor((now - from) / interval) + 1;
  const last = await em.execute<{ state: string }[]>(LAST_ADDED, [issue.id]);
  const room = MAX_QUEUED - last.filter(({ state }) => state === 'queued').length;
  return {
    count: Math.min(due, room),
    nextEmailAt: (added) => Math.round(from + added * interval),
  };
}
