import { randomUUID } from 'node:crypto';
import { LockMode } from '@mikro-orm/core';
import { type EntityManager, inTransaction, query } from '../database/database.ts';
import { takeLeaseInTransaction } from '../database/leases.ts';
import { MINUTE } from '../durations.ts';
import { runAtInterval } from '../jobs/run-at-interval.ts';
import { OutboxRow } from '../mail/outbox.entity.ts';
import { isRejection, mayHaveArrived } from '../mail/send-error.ts';
import { unsubscribeLinks } from '../mail/unsubscribe-links.ts';
import type { Services } from '../services.ts';
import { addRecipients, hasAllRecipients } from './add-recipients.ts';
import { campaignEmail } from './campaign-email.ts';
import { CAMPAIGN_EMAIL } from './campaign-email-rules.ts';
import { addToCounts } from './campaign-progress.ts';
import { CampaignRow, RecipientRow, Subscription } from './newsletter.entity.ts';
import { readPostalAddress } from './newsletter-settings.ts';

const SEND_INTERVAL_MS = 1000;
/** Time after which another server takes over from a server that has died. */
const LEASE_MS = 15_000;
/**
 * Number of emails in the outbox that may wait for a first response of the mail server. Above it, no emails are added
 * until the mail server has accepted or rejected one.
 */
const MAX_IN_FLIGHT = 10;
/** Number of the last emails that show how the mail server treats emails. */
const OBSERVED_EMAILS = 200;
/** Number of recipients that are read in one transaction. */
const BATCH_SIZE = 100;

type SenderServices = Pick<Services, 'database' | 'mail' | 'config' | 'secrets' | 'log' | 'now'>;

/** Moves emails of newsletters to the outbox, at the configured rate. */
export interface CampaignSender {
  /** Adds the emails that are due now, unless another server holds the lease. */
  sendDue(): Promise<void>;
  /** Calls `sendDue` at an interval. Returns a function that stops it. */
  start(): () => void;
}

/** Creates the sender of newsletters. Each server runs one; a lease decides which of them works. */
export function createCampaignSender(services: SenderServices): CampaignSender {
  const { database, mail, log, now } = services;
  const holder = randomUUID();

  const sendDue = async () => {
    const unfinished = await query(database, (em) =>
      em.find(
        CampaignRow,
        { state: { $ne: 'finished' } },
        {
          fields: ['id', 'state', 'lastSubscription', 'lastSubscriptionAdded'],
          orderBy: { id: 'asc' },
        },
      ),
    );
    const incomplete = unfinished.filter((campaign) => !hasAllRecipients(campaign));
    const sending = unfinished.filter(({ state }) => state === 'sending');
    if (incomplete.length + sending.length === 0) return;
    const postalAddress = await readPostalAddress(services);
    if (postalAddress === undefined) return;
    const lease = { name: 'newsletter', holder, now: now(), durationMs: LEASE_MS };
    if (!(await takeLeaseInTransaction(database, lease))) return;
    for (const { id } of incomplete) await addRecipients(database, id);
    for (const { id } of sending) {
      // Campaigns are sent one at a time, so that the rate holds for all of them.
      if (await addEmails(services, id, postalAddress)) break;
    }
    mail.worker.wake();
  };

  return {
    sendDue,
    start: () =>
      runAtInterval(sendDue, { everyMs: SEND_INTERVAL_MS, log, failure: 'sending a newsletter failed' }),
  };
}

/**
 * Adds the due emails of a campaign to the outbox, and records that in the same transaction.
 * Returns true if more recipients are waiting.
 */
function addEmails(services: SenderServices, id: number, postalAddress: string): Promise<boolean> {
  const { database, config, now } = services;
  return inTransaction(database, async (em) => {
    const { PESSIMISTIC_WRITE } = LockMode;
    const campaign = await em.findOne(CampaignRow, { id, state: 'sending' }, { lockMode: PESSIMISTIC_WRITE });
    if (!campaign) return false;
    if (!hasAllRecipients(campaign)) return true;
    const waiting = await em.find(
      RecipientRow,
      { campaignId: id, state: 'waiting' },
      { orderBy: { id: 'asc' }, limit: BATCH_SIZE },
    );
    if (waiting.length === 0) {
      await finishIfSent(em, id, now());
      return false;
    }
    const { count, timeAfter } = await emailsDue(em, campaign, config.newsletterEmailsPerMinute, now());
    const { added, skipped } = await queueEmails(em, services, { campaign, waiting, postalAddress, count });
    await addToCounts(em, id, { skipped });
    if (added > 0) await em.nativeUpdate(CampaignRow, { id }, { nextEmailAt: timeAfter(added) });
    return true;
  });
}

interface DueEmails {
  readonly campaign: CampaignRow;
  /** The next recipients, in the order of sending. */
  readonly waiting: readonly RecipientRow[];
  readonly postalAddress: string;
  /** The greatest number of emails to add; negative if too many are already in flight. */
  readonly count: number;
}

/** Adds emails to the outbox, and skips recipients who have unsubscribed. Returns the number of both. */
async function queueEmails(
  em: EntityManager,
  { mail, config, secrets }: SenderServices,
  { campaign, waiting, postalAddress, count }: DueEmails,
): Promise<{ added: number; skipped: number }> {
  const { origin } = config;
  const { tokenOf } = unsubscribeLinks(secrets, 'newsletter');
  const addresses = await currentAddresses(em, waiting);
  let added = 0;
  let skipped = 0;
  for (const { id, subscriptionId } of waiting) {
    const to = addresses.get(subscriptionId);
    if (to === undefined) {
      await em.nativeUpdate(RecipientRow, { id }, { state: 'skipped' });
      skipped++;
      continue;
    }
    if (added >= count) break;
    const unsubscribeToken = tokenOf(subscriptionId);
    const outboxId = await mail.outbox.addUnlimited(em, {
      kind: CAMPAIGN_EMAIL,
      to,
      accountId: null,
      content: campaignEmail(campaign, { origin, postalAddress, unsubscribeToken }),
      messageName: `newsletter-${campaign.id}-${subscriptionId}`,
    });
    await em.nativeUpdate(RecipientRow, { id }, { state: 'queued', outboxId });
    added++;
  }
  return { added, skipped };
}

/** Finishes a campaign without waiting recipients, once none of its emails is in the outbox. */
async function finishIfSent(em: EntityManager, id: number, now: number): Promise<void> {
  const queued = await em.findOne(RecipientRow, { campaignId: id, state: 'queued' }, { fields: ['id'] });
  if (!queued) await em.nativeUpdate(CampaignRow, { id }, { state: 'finished', stateChangedAt: now });
}

/** Returns the email addresses of the recipients who are still subscribed, by the id of the subscription. */
async function currentAddresses(
  em: EntityManager,
  recipients: readonly RecipientRow[],
): Promise<ReadonlyMap<number, string>> {
  const ids = recipients.map(({ subscriptionId }) => subscriptionId);
  const subscriptions = await em.find(Subscription, { id: { $in: ids }, confirmedAt: { $ne: null } });
  return new Map(subscriptions.map(({ id, email }) => [id, email]));
}

/** Returns how many emails may be added now, and a function from the number added to the time of the next email. */
async function emailsDue(
  em: EntityManager,
  campaign: Pick<CampaignRow, 'id' | 'nextEmailAt'>,
  perMinute: number,
  now: number,
): Promise<{ count: number; timeAfter: (added: number) => number }> {
  const interval = MINUTE / perMinute;
  // A time further ahead than an interval was written before the clock was set back.
  const nextEmailAt = campaign.nextEmailAt > now + interval ? 0 : campaign.nextEmailAt;
  // Emails that could not be sent on time are not sent faster afterwards.
  const firstDueAt = Math.max(nextEmailAt, now - SEND_INTERVAL_MS + 1);
  const due = firstDueAt > now ? 0 : Math.floor((now - firstDueAt) / interval) + 1;
  return {
    count: Math.min(due, await freeInFlight(em, campaign.id)),
    timeAfter: (added) => Math.round(firstDueAt + added * interval),
  };
}

/**
 * Returns how many emails may be added before the mail server responds to earlier ones. Rejected emails wait for their
 * next attempt and hold up no other emails: a mail server may reject the first attempt of every email (greylisting).
 * Emails whose connection was lost after the content may have arrived. They hold up others, but the mail server may
 * have as many more of them as it has accepted lately.
 */
async function freeInFlight(em: EntityManager, campaignId: number): Promise<number> {
  const lastEmails = await em.find(
    RecipientRow,
    { campaignId, outboxId: { $ne: null } },
    { orderBy: { outboxId: 'desc' }, limit: OBSERVED_EMAILS },
  );
  const queued = lastEmails.flatMap(({ state, outboxId }) =>
    state === 'queued' && outboxId ? [outboxId] : [],
  );
  const emails = await em.find(OutboxRow, { id: { $in: queued } }, { fields: ['id', 'lastError'] });
  const isLost = ({ lastError }: { lastError: string | null }) =>
    lastError !== null && mayHaveArrived(lastError);
  const recent = new Set(lastEmails.slice(0, MAX_IN_FLIGHT).map(({ outboxId }) => outboxId));
  const inFlight = emails.filter(
    (email) =>
      recent.has(email.id) && !isLost(email) && (email.lastError === null || !isRejection(email.lastError)),
  ).length;
  const lostCount = emails.filter(isLost).length;
  const accepted = lastEmails.filter(({ state }) => state === 'sent').length;
  return MAX_IN_FLIGHT - inFlight - Math.max(0, lostCount - accepted);
}
