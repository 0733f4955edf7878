import type { CampaignObstacle, CampaignStatus, EditablePost } from '../../contract/index.ts';
import { query } from '../database/database.ts';
import { dayOf } from '../durations.ts';
import { NO_SUBSCRIPTION, unsubscribeLinks } from '../mail/unsubscribe-links.ts';
import { isPublic } from '../posts/post.entity.ts';
import type { Services } from '../services.ts';
import { type CampaignContent, campaignContent, campaignEmail } from './campaign-email.ts';
import { presentProgress } from './campaign-progress.ts';
import { CampaignRow, Subscription } from './newsletter.entity.ts';
import { readPostalAddress } from './newsletter-settings.ts';

/** Large columns, left out of lists. */
export const CONTENT_COLUMNS = ['html', 'text'] as const;

/** The version in the preview of a campaign that has started. No post has it: versions of posts begin at 1. */
const SENT_VERSION = 0;

/** The parts of an email that an admin has changed. */
interface Edits {
  readonly subject?: string | undefined;
  readonly preheader?: string | undefined;
}

export const withEdits = (content: CampaignContent, { subject, preheader }: Edits): CampaignContent => ({
  ...content,
  ...(subject !== undefined && { subject }),
  ...(preheader !== undefined && { preheader }),
});

/** Returns the functions that read the email and the status of the campaign of a post. */
export function createCampaignReader(services: Services) {
  const { database, config, secrets, posts, now } = services;
  const { origin, newsletterEmailsPerMinute: emailsPerMinute } = config;
  const { tokenOf } = unsubscribeLinks(secrets, 'newsletter');

  const findCampaign = (postId: number) => query(database, (em) => em.findOne(CampaignRow, { postId }));

  /** Returns the stored content of a started campaign, otherwise content from the post and the admin's edits. */
  const readContent = async (
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
    const { content, version } = await readContent(postId, edits);
    const postalAddress = await readPostalAddress(services);
    const unsubscribeToken = tokenOf(NO_SUBSCRIPTION);
    const email = campaignEmail(content, { origin, postalAddress, unsubscribeToken });
    return { email, preheader: content.preheader, version };
  };

  const readStatus = async (postId: number): Promise<CampaignStatus> => {
    const [campaign, subscribers] = await query(database, async (em) => [
      await em.findOne(CampaignRow, { postId }, { exclude: CONTENT_COLUMNS }),
      await em.count(Subscription, { confirmedAt: { $ne: null } }),
    ]);
    if (campaign) {
      return {
        title: campaign.title,
        subscribers,
        emailsPerMinute,
        progress: presentProgress(campaign),
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

  return { emailOf, readStatus };
}
