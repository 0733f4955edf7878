import { randomUUID } from 'node:crypto';
import { LockMode } from '@mikro-orm/core';
import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import { acquireWriteLock, type Database, type EntityManager, inTransaction } from '../database/database.ts';
import { takeLeaseOnce } from '../database/leases.ts';
import type { Mail } from '../mail/mail.ts';
import { OutboxRow } from '../mail/outbox.entity.ts';
import { isRejection } from '../mail/send-error.ts';
import { addRecipients, hasAllRecipients } from './add-recipients.ts';
import { CampaignRow, RecipientRow } from './campaign.entity.ts';
import { campaignEmail } from './campaign-email.ts';
import { addToCounts } from './campaign-progress.ts';
import { CAMPAIGN_EMAIL } from './campaign-rules.ts';
import { unsubscribeLinks } from './unsubscribe-links.ts';

const MINUTE = 60_000;
const EVERY_MS = 1000;
/** Time after which another server takes over from one that has died. */
const LEASE_MS = 15_000;
/**
 * Of the last ten emails that were added, all may wait for a response of the mail server; then no more are added until it
 * has accepted or rejected one.
 */
const MAX_IN_FLIGHT = 10;

interface CampaignSenderOptions {
  readonly database: Database;
  readonly mail: Pick<Mail, 'outbox' | 'worker'>;
  readonly config: Pick<Config, 'origin' | 'postalAddress' | 'newsletterEmailsPerMinute'>;
  readonly secrets: readonly string[];
  readonly log: Logger;
  readonly now: () => number;
}

/** Moves emails of newsletters to the outbox, at the configured rate. */
export interface CampaignSender {
  /** Adds the emails that are due now, unless another server does that. */
  sendDue(): Promise<void>;
  /** Calls `sendDue` every second. Returns a function that stops it. */
  start(): () => void;
}

const UNFINISHED = `SELECT id, state, last_subscription_added < last_subscription AS incomplete
  FROM newsletter_issues WHERE state <> 'finished' ORDER BY id`;
const WAITING = `SELECT r.id, r.subscription_id AS subscription, s.email
  FROM newsletter_recipients r
  LEFT JOIN subscriptions s ON s.id = r.subscription_id AND s.confirmed_at IS NOT NULL
  WHERE r.issue_id = ? AND r.state = 'waiting' ORDER BY r.id LIMIT 100`;
const QUEUED = "SELECT id FROM newsletter_recipients WHERE issue_id = ? AND state = 'queued' LIMIT 1";

interface Waiting {
  readonly id: number;
  readonly subscription: number;
  /** Null if the subscription has ended. */
  readonly email: string | null;
}

export function createCampaignSender(options: CampaignSenderOptions): CampaignSender {
  const { database, mail, config, log, now } = options;
  const holder = randomUUID();

  const sendDue = async () => {
    if (config.postalAddress === undefined) return;
    const unfinished = await database.read(UNFINISHED, []);
    const incomplete = unfinished.filter((row) => Number(row.incomplete) === 1);
    const campaigns = unfinished.filter(({ state }) => state === 'sending');
    if (incomplete.length + campaigns.length === 0) return;
    if (!(await takeLeaseOnce(database, { name: 'newsletter', holder, now: now(), forMs: LEASE_MS }))) return;
    for (const { id } of incomplete) await addRecipients(database, Number(id));
    for (const { id } of campaigns) {
      // Campaigns are sent one after the other, so that the rate holds for all of them.
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
 * Adds the emails of a campaign that are due to the outbox, in one transaction with the record that they were added.
 * Returns true if more recipients are waiting.
 */
function addEmails(
  { database, mail, config, secrets, now }: CampaignSenderOptions,
  id: number,
): Promise<boolean> {
  const { origin, postalAddress } = config;
  const { tokenOf } = unsubscribeLinks(secrets);
  return inTransaction(database, async (em) => {
    await acquireWriteLock(database, em);
    const { PESSIMISTIC_WRITE } = LockMode;
    const campaign = await em.findOne(CampaignRow, { id, state: 'sending' }, { lockMode: PESSIMISTIC_WRITE });
    if (!campaign) return false;
    if (!hasAllRecipients(campaign)) return true;
    const waiting = await em.execute<Waiting[]>(WAITING, [id]);
    const { count, nextEmailAt } = await emailsDue(em, campaign, config.newsletterEmailsPerMinute, now());
    let added = 0;
    let skipped = 0;
    for (const { id: recipient, subscription, email } of waiting) {
      if (email === null) {
        await em.nativeUpdate(RecipientRow, { id: recipient }, { state: 'skipped' });
        skipped++;
      } else if (added < count) {
        const unsubscribeToken = tokenOf(Number(subscription));
        const content = campaignEmail(campaign, { origin, postalAddress, unsubscribeToken });
        const messageName = `newsletter-${id}-${subscription}`;
        const newEmail = { kind: CAMPAIGN_EMAIL, to: email, accountId: null, content, messageName };
        const outboxId = await mail.outbox.add(em, newEmail);
        await em.nativeUpdate(RecipientRow, { id: recipient }, { state: 'queued', outboxId });
        added++;
      } else break;
    }
    await addToCounts(em, id, { skipped });
    if (added > 0) await em.nativeUpdate(CampaignRow, { id }, { nextEmailAt: nextEmailAt(added) });
    if (waiting.length === 0 && (await em.execute(QUEUED, [id])).length === 0) {
      await em.nativeUpdate(CampaignRow, { id }, { state: 'finished', stateChangedAt: now() });
    }
    return waiting.length > 0;
  });
}

/** Returns how many emails may be added now, and a function from the number added to the time of the next one. */
async function emailsDue(
  em: EntityManager,
  campaign: Pick<CampaignRow, 'id' | 'nextEmailAt'>,
  perMinute: number,
  now: number,
): Promise<{ count: number; nextEmailAt: (added: number) => number }> {
  const interval = MINUTE / perMinute;
  // Further ahead than an interval, it is from a clock that was set back.
  const nextEmailAt = campaign.nextEmailAt > now + interval ? 0 : campaign.nextEmailAt;
  // Emails that could not be sent on time are not sent faster afterwards.
  const from = Math.max(nextEmailAt, now - EVERY_MS + 1);
  const due = from > now ? 0 : Math.floor((now - from) / interval) + 1;
  const room = MAX_IN_FLIGHT - (await countInFlight(em, campaign.id));
  return {
    count: Math.min(due, room),
    nextEmailAt: (added) => Math.round(from + added * interval),
  };
}

/**
 * Counts the last added emails that the mail server has neither accepted nor rejected. Rejected ones wait for their next
 * attempt and hold up no others: a mail server may reject the first attempt of every email (greylisting).
 */
async function countInFlight(em: EntityManager, campaignId: number): Promise<number> {
  const last = await em.find(
    RecipientRow,
    { campaignId, outboxId: { $ne: null } },
    { orderBy: { outboxId: 'desc' }, limit: MAX_IN_FLIGHT },
  );
  const queued = last.flatMap(({ state, outboxId }) => (state === 'queued' && outboxId ? [outboxId] : []));
  const emails = await em.find(OutboxRow, { id: { $in: queued } }, { fields: ['id', 'lastError'] });
  return emails.filter(({ lastError }) => lastError === null || !isRejection(lastError)).length;
}
