import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { type Endpoints, newsletterMessages } from '../../contract/index.ts';
import { type AuditAction, type AuditLog, byCaller } from '../audit/audit-log.entity.ts';
import { type EntityManager, inTransaction } from '../database/database.ts';
import { HttpError } from '../http/http-error.ts';
import type { RequestContext } from '../http/request-context.ts';
import { OutboxRow } from '../mail/outbox.entity.ts';
import type { Services } from '../services.ts';
import type { CampaignContent } from './campaign-email.ts';
import { CampaignRow, RecipientRow, Subscription } from './newsletter.entity.ts';

type WriteContext = RequestContext<Endpoints['startCampaign' | 'stopCampaign' | 'continueCampaign']>;

/** Creates the campaign of a post. `addRecipients` then adds everyone who is subscribed now. */
export async function startCampaign(
  { database, audit, now }: Services,
  context: WriteContext,
  content: CampaignContent,
): Promise<void> {
  const { title, subject, preheader, html, text, url } = content;
  const at = now();
  try {
    await inTransaction(database, async (em) => {
      const confirmed = { confirmedAt: { $ne: null } };
      const [last] = await em.find(Subscription, confirmed, {
        fields: ['id'],
        orderBy: { id: 'desc' },
        limit: 1,
      });
      if (!last) throw new HttpError('invalid', { message: newsletterMessages.noSubscribers });
      const total = await em.count(Subscription, confirmed);
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
      await recordState(em, audit, context, { action: 'newsletter_started', before: null, after: 'sending' });
    });
  } catch (error) {
    if (!(error instanceof UniqueConstraintViolationException)) throw error;
    throw new HttpError('taken', { message: newsletterMessages.alreadySent });
  }
}

/** Stops a campaign that is being sent, or continues a stopped one. Does nothing in other states. */
export async function changeCampaignState(
  { database, audit, now }: Services,
  context: WriteContext,
  after: 'sending' | 'stopped',
): Promise<void> {
  const before = after === 'sending' ? 'stopped' : 'sending';
  const at = now();
  await inTransaction(database, async (em) => {
    const campaign = await em.findOne(CampaignRow, { postId: context.id }, { fields: ['id'] });
    if (!campaign) throw new HttpError('not_found');
    const { id } = campaign;
    const changed = await em.nativeUpdate(
      CampaignRow,
      { id, state: before },
      { state: after, stateChangedAt: at },
    );
    if (changed === 0) return;
    if (after === 'sending') await retryNow(em, id, at);
    const action = after === 'sending' ? 'newsletter_continued' : 'newsletter_stopped';
    await recordState(em, audit, context, { action, before, after });
  });
}

/** Makes the emails of a campaign that wait for their next attempt due now. */
async function retryNow(em: EntityManager, campaignId: number, now: number): Promise<void> {
  const queued = await em.find(RecipientRow, { campaignId, state: 'queued' }, { fields: ['outboxId'] });
  const ids = queued.flatMap(({ outboxId }) => (outboxId === null ? [] : [outboxId]));
  const waiting = { id: { $in: ids }, claimedBy: null, nextTryAt: { $ne: null } };
  if (ids.length > 0) await em.nativeUpdate(OutboxRow, waiting, { nextTryAt: now });
}

/** Records a test email in the audit log, which keeps a keyed hash of its address. */
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
  await inTransaction(database, (em) => audit(em, entry));
}

const auditSubject = ({ id }: { readonly id: number }) => `newsletter of post ${id}`;

interface StateChange {
  readonly action: AuditAction;
  readonly before: string | null;
  readonly after: string;
}

const recordState = (
  em: EntityManager,
  audit: AuditLog,
  context: WriteContext,
  { action, before, after }: StateChange,
) =>
  audit(em, {
    action,
    ...byCaller(context),
    change: {
      subject: auditSubject(context),
      before: before === null ? null : [before],
      after: [after],
    },
  });
