import * as v from 'valibot';
import { body } from './body.ts';

/** Reasons why a post cannot be sent, in the order in which they are checked. */
const obstacles = ['notPublished', 'noPostalAddress', 'noSubscribers'] as const;

export const newsletterMessages = {
  notPublished: 'Only published posts can be sent. This one is not public yet.',
  noPostalAddress:
    'No postal address is set. The law requires one in every newsletter: set POSTAL_ADDRESS in the server’s configuration, and restart the server.',
  noSubscribers: 'Nobody has confirmed a subscription yet, so there is nobody to send this to.',
  alreadySent: 'This post was sent already. A post can be sent once.',
  stale: 'The post has changed since you opened the preview. Please check the new preview.',
} as const satisfies Record<(typeof obstacles)[number] | 'alreadySent' | 'stale', string>;

/** A post as an email. */
export const CampaignPreview = v.object({
  subject: v.string(),
  html: v.string(),
  text: v.string(),
  /** The version of the post. */
  version: v.number(),
});

/** The progress of sending a post to subscribers. */
export const CampaignProgress = v.object({
  /** `stopped` can be continued. `finished` means that no email is left to send. */
  state: v.picklist(['sending', 'stopped', 'finished']),
  /** In ISO 8601, UTC. */
  startedAt: v.string(),
  /** Subscribers at the start: the sum of the four numbers that follow. */
  total: v.number(),
  sent: v.number(),
  waiting: v.number(),
  /** Emails that could not be delivered in ten attempts, or whose delivery a crash interrupted: those may have arrived. */
  failed: v.number(),
  /** People who unsubscribed before their email was sent. */
  skipped: v.number(),
  /** Those among the waiting that the mail server has not accepted so far. */
  retrying: v.number(),
});

/** The readiness of a post to be sent to subscribers, or the progress of its sending. */
export const CampaignStatus = v.object({
  title: v.string(),
  /** Confirmed subscriptions. */
  subscribers: v.number(),
  emailsPerMinute: v.number(),
  /** Absent if the post can be sent, and after it was started. */
  obstacle: v.optional(v.picklist(obstacles)),
  /** Absent until the post is sent. */
  progress: v.optional(CampaignProgress),
});

/** A post that was sent, or is being sent. */
export const CampaignSummary = v.object({
  postId: v.number(),
  title: v.string(),
  progress: CampaignProgress,
});

export const StartCampaignBody = body({
  /** The version in the preview. */
  version: v.pipe(v.number(newsletterMessages.stale), v.integer(newsletterMessages.stale)),
});

export type CampaignObstacle = (typeof obstacles)[number];
export type CampaignPreview = v.InferOutput<typeof CampaignPreview>;
export type CampaignProgress = v.InferOutput<typeof CampaignProgress>;
export type CampaignSummary = v.InferOutput<typeof CampaignSummary>;
export type CampaignStatus = v.InferOutput<typeof CampaignStatus>;
