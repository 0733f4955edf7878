import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { type Endpoints, newsletterMessages } from '../../contract/index.ts';
import { byCaller } from '../audit/audit-log.entity.ts';
import { inTransactionAs } from '../auth/session.entity.ts';
import type { EntityManager } from '../database/database.ts';
import { HttpError } from '../http/http-error.ts';
import type { RequestContext } from '../http/request-context.ts';
import { OutboxRow } from '../mail/outbox.entity.ts';
import type { Services } from '../services.ts';
import type { CampaignContent } from './campaign-email.ts';
import { CampaignRow, RecipientRow, Subscription } from './newsletter.entity.ts';

type WriteContext = RequestContext<Endpoints['startCampaign' | 'stopCampaign' | 'continueCampaign']>;

/** Creates the campaign of a post. The worker in `campaign-sender.ts` then adds everyone who is subscribed now. */
export async function startCampaign(
  { database, audit, now }: Services,
  context: WriteContext,
  content: CampaignContent,
): Promise<void> {
  const { title, subject, preheader, html, text, url } = content;
  const at = now();
  try {
    await inTransactionAs(database, context.actor, async (em) => {
      const confirmedOnly = { confirmedAt: { $ne: null } };
      const [last] = await em.find(Subscription, confirmedOnly, {
        fields: ['id'],
        orderBy: { id: 'desc' },
        limit: 1,
      });
      if (!last) throw new HttpError('invalid', { message: newsletterMessages.noSubscribers });
      const total = await em.count(Subscription, confirmedOnly);
      await em.insert(CampaignRow, {
        postId: context.id,
        title,
        subject,
        preheader,
        html,
        text,
        url,
        state: 'sending',
        startedAt: at,
        stateChangedAt: at,
        nextEmailAt: at,
        total,
        sent: 0,
        failed: 0,
        skipped: 0,
        retrying: 0,
        lastSubscription: last.id,
        lastSubscriptionAdded: 0,
      });
      const change = { subject: auditSubject(context), before: null, after: ['sending'] };
      await audit(em, { action: 'newsletter_started', ...byCaller(context), change });
    });
  } catch (error) {
    if (!(error instanceof UniqueConstraintViolationException)) throw error;
    throw new HttpError('taken', { message: newsletterMessages.alreadySent });
  }
}

/** Stops a campaign that is being sent. Does nothing in other states. */
export async function stopCampaign({ database, audit, now }: Services, context: WriteContext): Promise<void> {
  const at = now();
  await inTransactionAs(database, context.actor, async (em) => {
    const stoppedId = await changeState(em, context.id, 'stopped', at);
    if (stoppedId === undefined) return;
    const change = { subject: auditSubject(context), before: ['sending'], after: ['stopped'] };
    await audit(em, { action: 'newsletter_stopped', ...byCaller(context), change });
  });
}

/** Continues a stopped campaign. Does nothing in other states. */
export async function continueCampaign(
  { database, audit, now }: Services,
  context: WriteContext,
): Promise<void> {
  const at = now();
  await inTransactionAs(database, context.actor, async (em) => {
    const continuedId = await changeState(em, context.id, 'sending', at);
    if (continuedId === undefined) return;
    await retryNow(em, continuedId, at);
    const change = { subject: auditSubject(context), before: ['stopped'], after: ['sending'] };
    await audit(em, { action: 'newsletter_continued', ...byCaller(context), change });
  });
}

/** Stops or continues the post's campaign and returns its id, or returns undefined if it is not in the opposite state. */
async function changeState(
  em: EntityManager,
  postId: number,
  to: 'sending' | 'stopped',
  at: number,
): Promise<number | undefined> {
  const campaign = await em.findOne(CampaignRow, { postId }, { fields: ['id'] });
  if (!campaign) throw new HttpError('not_found');
  const { id } = campaign;
  const from = to === 'sending' ? 'stopped' : 'sending';
  const next = { state: to, stateChangedAt: at };
  const changed = await em.nativeUpdate(CampaignRow, { id, state: from }, next);
  return changed === 0 ? undefined : id;
}

/** Makes the emails of a campaign due now if they wait for another attempt, except those that a worker is sending. */
async function retryNow(em: EntityManager, campaignId: number, now: number): Promise<void> {
  const queued = await em.find(RecipientRow, { campaignId, state: 'queued' }, { fields: ['outboxId'] });
  const ids = queued.flatMap(({ outboxId }) => (outboxId === null ? [] : [outboxId]));
  // While a worker sends an email, `nextTryAt` is the end of its claim: another worker would send the email again.
  // Emails without `nextTryAt` are not tried again.
  const waiting = { id: { $in: ids }, claimedBy: null, nextTryAt: { $ne: null } };
  if (ids.length > 0) await em.nativeUpdate(OutboxRow, waiting, { nextTryAt: now });
}

/** Records a test email in the audit log, which stores a keyed hash of its recipient. */
export async function recordTest(
  { database, audit }: Services,
  context: RequestContext<Endpoints['testCampaign']>,
  emailSubject: string,
): Promise<void> {
  const change = { subject: auditSubject(context), before: null, after: [emailSubject] };
  const entry = {
    action: 'newsletter_test',
    ...byCaller(context),
    email: context.body.email,
    change,
  } as const;
  await inTransactionAs(database, context.actor, (em) => audit(em, entry));
}

const auditSubject = ({ id }: { readonly id: number }) => `newsletter of post ${id}`;
