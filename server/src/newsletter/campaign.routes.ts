import {
  type CampaignObstacle,
  type CampaignStatus,
  type CampaignSummary,
  type EditablePost,
  newsletterMessages,
} from '../../contract/index.ts';
import { query } from '../database/database.ts';
import { dayOf } from '../durations.ts';
import { HttpError } from '../http/http-error.ts';
import type { Handlers } from '../http/router.ts';
import { sendTestEmail } from '../mail/test-email.routes.ts';
import { NO_SUBSCRIPTION, unsubscribeLinks } from '../mail/unsubscribe-links.ts';
import { isPublic } from '../posts/post.entity.ts';
import type { Services } from '../services.ts';
import { type CampaignContent, campaignContent, campaignEmail } from './campaign-email.ts';
import { progressOf } from './campaign-progress.ts';
import { continueCampaign, recordTest, startCampaign, stopCampaign } from './change-campaign.ts';
import { CampaignRow, Subscription } from './newsletter.entity.ts';
import {
  readNewsletterSettings,
  readPostalAddress,
  updateNewsletterSettings,
} from './newsletter-settings.ts';

const MAX_LISTED = 100;
/** Columns that only sending needs. */
const CONTENT_COLUMNS = ['html', 'text'] as const;

/** The version in the preview of a campaign that has started. No post has it: versions of posts begin at 1. */
const SENT_VERSION = 0;

/** The parts of an email that an admin has changed. */
interface Edits {
  readonly subject?: string | undefined;
  readonly preheader?: string | undefined;
}

const withEdits = (content: CampaignContent, { subject, preheader }: Edits): CampaignContent => ({
  ...content,
  ...(subject !== undefined && { subject }),
  ...(preheader !== undefined && { preheader }),
});

/** Returns the handlers with which admins send a post to the subscribers of the newsletter. */
export function campaignRoutes(services: Services) {
  const { database, config, secrets, posts, now } = services;
  const { origin, newsletterEmailsPerMinute: emailsPerMinute } = config;
  const { tokenOf } = unsubscribeLinks(secrets, 'newsletter');

  const findCampaign = (postId: number) => query(database, (em) => em.findOne(CampaignRow, { postId }));

  /** Returns the stored content of a started campaign, otherwise content from the post and the admin's edits. */
  const contentOf = async (
    postId: number,
    edits: Edits,
  ): Promise<{ content: CampaignContent; version: number }> => {
    const campaign = await findCampaign(postId);
    if (campaign) return { content: campaign, version: SENT_VERSION };
    const post = await posts.readEditable(postId);
    return { content: withEdits(campaignContent(post, origin), edits), version: post.version };
  };

  /** Returns the email as it was or would be sent. Its unsubscribe link belongs to no subscription. */
  const emailOf = async (postId: number, edits: Edits = {}) => {
    const { content, version } = await contentOf(postId, edits);
    const postalAddress = await readPostalAddress(services);
    const unsubscribeToken = tokenOf(NO_SUBSCRIPTION);
    const email = campaignEmail(content, { origin, postalAddress, unsubscribeToken });
    return { email, preheader: content.preheader, version };
  };

  const statusOf = async (postId: number): Promise<CampaignStatus> => {
    const [campaign, subscribers] = await query(database, async (em) => [
      await em.findOne(CampaignRow, { postId }, { exclude: CONTENT_COLUMNS }),
      await em.count(Subscription, { confirmedAt: { $ne: null } }),
    ]);
    if (campaign) {
      return {
        title: campaign.title,
        subscribers,
        emailsPerMinute,
        progress: progressOf(campaign),
      };
    }
    const post = await posts.readEditable(postId);
    const obstacle = await obstacleTo(post, subscribers);
    return { title: post.title, subscribers, emailsPerMinute, ...(obstacle && { obstacle }) };
  };

  const obstacleTo = async (
    post: EditablePost,
    subscribers: number,
  ): Promise<CampaignObstacle | undefined> => {
    if (!isPublic(post, dayOf(now()))) return 'notPublished';
    if ((await readPostalAddress(services)) === undefined) return 'noPostalAddress';
    return subscribers === 0 ? 'noSubscribers' : undefined;
  };

  return {
    listCampaigns: async () => {
      const orderBy = { id: 'desc' } as const;
      const campaigns = await query(database, (em) =>
        em.findAll(CampaignRow, { orderBy, limit: MAX_LISTED, exclude: CONTENT_COLUMNS }),
      );
      return campaigns.map((campaign): CampaignSummary => {
        const { postId, title } = campaign;
        return { postId, title, progress: progressOf(campaign) };
      });
    },

    readNewsletterSettings: () => readNewsletterSettings(services),
    updateNewsletterSettings: (context) => updateNewsletterSettings(services, context),

    readCampaign: ({ id }) => statusOf(id),

    previewCampaign: async ({ id }) => {
      const { email, preheader, version } = await emailOf(id);
      return { subject: email.subject, preheader, html: email.html, text: email.text, version };
    },

    testCampaign: async (context) => {
      const { id, body } = context;
      const { email } = await emailOf(id, body);
      // Recorded before sending, so that no email is sent without an entry in the audit log.
      await recordTest(services, context, email.subject);
      return sendTestEmail(services, body.email, email);
    },

    startCampaign: async (context) => {
      const { id, body } = context;
      const { obstacle, progress } = await statusOf(id);
      if (progress) throw new HttpError('taken', { message: newsletterMessages.alreadySent });
      if (obstacle) throw new HttpError('invalid', { message: newsletterMessages[obstacle] });
      const post = await posts.readEditable(id);
      if (post.version !== body.version) throw new HttpError('stale', { message: newsletterMessages.stale });
      await startCampaign(services, context, withEdits(campaignContent(post, origin), body));
      return statusOf(id);
    },

    stopCampaign: async (context) => {
      await stopCampaign(services, context);
      return statusOf(context.id);
    },

    continueCampaign: async (context) => {
      await continueCampaign(services, context);
      return statusOf(context.id);
    },
  } satisfies Partial<Handlers>;
}
