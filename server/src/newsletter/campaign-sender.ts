import { randomUUID } from 'node:crypto';
import { LockMode } from '@mikro-orm/core';
import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import { acquireWriteLock, type Database, type EntityManager, inTransaction } from '../database/database.ts';
import { takeLeaseOnce } from '../database/leases.ts';
import type { Mail } from '../mail/mail.ts';
import { CampaignRow, RecipientRow } from './campaign.entity.ts';
import { campaignEmail } from './campaign-email.ts';
import { CAMPAIGN_EMAIL } from './campaign-rules.ts';
import { unsubscribeLinks } from './unsubscribe-links.ts';

const MINUTE = 60_000;
const EVERY_MS = 1000;
/** Time after which another server takes over from one that has died. */
const LEASE_MS = 15_000;
/**
 * Of the last ten emails that were added, all may be queued in the outbox; then no more are added until the mail server
 * has accepted one. Older ones, such as to a mailbox that rejects emails for hours, do not count.
 */
const MAX_QUEUED = 10;

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

export function createCampaignSender(options: CampaignSenderOptions): CampaignSender {
  const { database, mail, config, log, now } = options;
  const holder = randomUUID();

  const sendDue = async () => {
    if (config.postalAddress === undefined) return;
    const campaigns = await database.read(
      "SELECT id FROM newsletter_issues WHERE state = 'sending' ORDER BY id",
      [],
    );
    if (campaigns.length === 0) return;
    if (!(await takeLeaseOnce(database, { name: 'newsletter', holder, now: now(), forMs: LEASE_MS }))) return;
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
    const waiting = await em.execute<Waiting[]>(WAITING, [id]);
    const { count, nextEmailAt } = await emailsDue(em, campaign, config.newsletterEmailsPerMinute, now());
    let added = 0;
    for (const { id: recipient, subscription, email } of waiting) {
      if (email === null) {
        await em.nativeUpdate(RecipientRow, { id: recipient }, { state: 'skipped' });
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
  // Emails that could not be sent on time are not sent faster afterwards.
  const from = Math.max(campaign.nextEmailAt, now - EVERY_MS + 1);
  const due = from > now ? 0 : Math.floor((now - from) / interval) + 1;
  const last = await em.execute<{ state: string }[]>(LAST_ADDED, [campaign.id]);
  const room = MAX_QUEUED - last.filter(({ state }) => state === 'queued').length;
  return {
    count: Math.min(due, room),
    nextEmailAt: (added) => Math.round(from + added * interval),
  };
}
