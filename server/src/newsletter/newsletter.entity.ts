import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/** A post sent to the subscribers of the newsletter. Times are in milliseconds since 1970. */
export const CampaignRow = defineEntity({
  name: 'CampaignRow',
  tableName: 'newsletter_issues',
  properties: {
    id: p.integer().primary(),
    postId: p.integer(),
    /** The heading of the email: the title of the post. */
    title: p.string(),
    subject: p.string(),
    preheader: p.string(),
    /** The post as HTML; `campaignEmail` adds the heading and the footer. */
    html: p.text(),
    text: p.text(),
    url: p.string(),
    state: p.string().$type<'sending' | 'stopped' | 'finished'>(),
    stateChangedAt: p.integer(),
    startedAt: p.integer(),
    /** The time before which no further email of the campaign is added to the outbox. */
    nextEmailAt: p.integer(),
    /** Number of subscribers at the start; fewer if some unsubscribed before they were added as recipients. */
    total: p.integer(),
    /** Numbers of recipients by the state of their emails. They are updated with each email. */
    sent: p.integer(),
    failed: p.integer(),
    skipped: p.integer(),
    retrying: p.integer(),
    /** The highest id of a subscription at the start. */
    lastSubscription: p.integer(),
    /** The highest id up to which subscribers were added as recipients. */
    lastSubscriptionAdded: p.integer(),
  },
});

export type CampaignRow = InferEntity<typeof CampaignRow>;

/** The state of a campaign's email to one subscriber. `queued` emails are in the outbox. */
export type RecipientState = 'waiting' | 'queued' | 'sent' | 'failed' | 'skipped';

export const RecipientRow = defineEntity({
  name: 'RecipientRow',
  tableName: 'newsletter_recipients',
  properties: {
    id: p.integer().primary(),
    campaignId: p.integer().fieldName('issue_id'),
    subscriptionId: p.integer(),
    state: p.string().$type<RecipientState>(),
    /** Null until the email is added to the outbox, and after it was deleted there unsent. */
    outboxId: p.integer().strictNullable(),
    /** Set before the mail server gets the content, and reset when a failed attempt is recorded. */
    handedOver: p.boolean().default(false),
    /** Set while the email waits in the outbox for another attempt. */
    retrying: p.boolean().default(false),
  },
});

export type RecipientRow = InferEntity<typeof RecipientRow>;

/** A sign-up for the newsletter, confirmed or not. */
export const Subscription = defineEntity({
  name: 'Subscription',
  tableName: 'subscriptions',
  properties: {
    id: p.integer().primary(),
    email: p.string(),
    confirmedAt: p.integer().strictNullable(),
    /** Hash of the token in the confirmation link. */
    tokenId: p.string(),
    tokenExpiresAt: p.integer(),
    createdAt: p.integer(),
  },
});

export const SettingRow = defineEntity({
  name: 'SettingRow',
  tableName: 'settings',
  properties: { name: p.string().$type<'postal_address'>().primary(), value: p.string() },
});

export type SettingRow = InferEntity<typeof SettingRow>;
