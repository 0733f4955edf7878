import * as v from 'valibot';
import { TestEmailBody, TestEmailResult } from './admin.ts';
import type { Endpoint } from './endpoint.ts';
import { retention } from './retention.ts';
import { body, described, Time } from './schemas.ts';
import { line, requiredLine } from './text.ts';

/** Reasons why a post cannot be sent, in the order in which they are checked. */
const obstacles = ['notPublished', 'noPostalAddress', 'noSubscribers'] as const;

export const newsletterMessages = {
  notPublished: 'Only published posts can be sent. This one is not public yet.',
  noPostalAddress:
    'No postal address is set. The law requires one in every newsletter. Enter it on the page “Newsletter”.',
  noSubscribers: 'No one has confirmed a subscription yet, so this post has no recipients.',
  alreadySent: 'This post was sent already. A post can be sent once.',
  subject: 'Please enter a subject.',
  stale: 'The post has changed since you opened the preview. Please check the new preview.',
} as const satisfies Record<(typeof obstacles)[number] | 'alreadySent' | 'subject' | 'stale', string>;

/**
 * Maximum lengths in characters, and the number of bytes of HTML that email programs show: Gmail cuts emails at about
 * 102 kB.
 */
export const campaignLimits = { subject: 200, preheader: 150, uncutBytes: 100_000 } as const;

const Subject = requiredLine(campaignLimits.subject, newsletterMessages.subject);
const Preheader = line(campaignLimits.preheader);

/** The parts of a post's email that an admin can change. */
const editableEntries = {
  subject: v.optional(described(Subject, 'Subject of the email. Absent for the title of the post.')),
  preheader: v.optional(
    described(
      Preheader,
      'Text that email programs show next to the subject. Absent for the excerpt of the post.',
    ),
  ),
};

/** The subject and preheader of an email, as an admin enters them. */
export const CampaignForm = body({ subject: Subject, preheader: Preheader });

export const CampaignPreview = v.object({
  subject: described(v.string(), 'Subject of the email.'),
  preheader: described(v.string(), 'Text that email programs show next to the subject.'),
  html: described(v.string(), 'The email as HTML.'),
  text: described(v.string(), 'The email as plain text.'),
  version: described(v.number(), 'The version of the post; 0 after it was sent.'),
});

export const CampaignProgress = v.object({
  state: described(
    v.picklist(['sending', 'stopped', 'finished']),
    `\`stopped\` can be continued for ${retention.newsletterRecipientDays} days; \`finished\` means that no more email will be sent.`,
  ),
  startedAt: described(Time, 'Time of the start.'),
  total: described(v.number(), 'Subscribers at the start: the sum of sent, waiting, failed and skipped.'),
  sent: described(v.number(), 'Emails that the mail server has accepted.'),
  waiting: described(v.number(), 'Emails that are not sent yet.'),
  failed: described(
    v.number(),
    'Emails that could not be delivered in ten attempts, or whose delivery a crash interrupted: those may have arrived.',
  ),
  skipped: described(v.number(), 'Subscribers whose subscription ended before their email was sent.'),
  retrying: described(v.number(), 'Waiting emails that the mail server has not accepted so far.'),
});

/** The readiness of a post to be sent to subscribers, or the progress of its sending. */
export const CampaignStatus = v.object({
  title: described(v.string(), 'Title of the post.'),
  subscribers: described(v.number(), 'Confirmed subscriptions.'),
  emailsPerMinute: described(v.number(), 'Emails sent in a minute, at most.'),
  obstacle: v.optional(
    described(
      v.picklist(obstacles),
      'Why the post cannot be sent. Absent if it can be, and after it was started.',
    ),
  ),
  progress: v.optional(described(CampaignProgress, 'Progress of sending; absent before the start.')),
});

export const CampaignSummary = v.object({
  postId: described(v.number(), 'Id of the post.'),
  title: described(v.string(), 'Title of the post.'),
  progress: described(CampaignProgress, 'Progress of sending.'),
});

export const StartCampaignBody = body({
  version: described(
    v.pipe(v.number(newsletterMessages.stale), v.integer(newsletterMessages.stale)),
    'The version in the preview.',
  ),
  ...editableEntries,
});

export const TestCampaignBody = body({ ...TestEmailBody.entries, ...editableEntries });

export type CampaignForm = v.InferOutput<typeof CampaignForm>;
export type CampaignObstacle = (typeof obstacles)[number];
export type CampaignPreview = v.InferOutput<typeof CampaignPreview>;
export type CampaignProgress = v.InferOutput<typeof CampaignProgress>;
export type CampaignSummary = v.InferOutput<typeof CampaignSummary>;
export type CampaignStatus = v.InferOutput<typeof CampaignStatus>;

const chapter = 'Admins';
const param = ['12', 'The id of the post.'] as const;
const noPost = 'There is no post with this id.';
const notStarted = 'This post has not been sent.';
const status = {
  title: 'When to claim Social Security',
  subscribers: 250,
  emailsPerMinute: 60,
};
const progress = {
  state: 'sending',
  startedAt: '2026-03-01T08:00:00.000Z',
  total: 250,
  sent: 61,
  waiting: 187,
  failed: 0,
  skipped: 2,
  retrying: 1,
} as const;

export const newsletterCampaignEndpoints = {
  listCampaigns: {
    method: 'GET',
    path: '/api/admin/newsletter/issues',
    summary: 'List the posts that were sent to subscribers, newest first',
    access: 'editor',
    rateLimits: 'none',
    status: 200,
    response: v.array(CampaignSummary),
    docs: {
      chapter,
      details: 'Lists the last 100, including posts that were deleted after they were sent.',
      response: [{ postId: 12, title: status.title, progress }],
    },
  },
  readCampaign: {
    method: 'GET',
    path: '/api/admin/newsletter/issues/{id}',
    summary: 'Get whether a post can be sent to subscribers, or the progress of sending it',
    access: 'editor',
    rateLimits: 'none',
    status: 200,
    response: CampaignStatus,
    errors: { not_found: noPost },
    docs: { chapter, param, response: { ...status, progress } },
  },
  previewCampaign: {
    method: 'GET',
    path: '/api/admin/newsletter/previews/{id}',
    summary: 'Get a post as the email that subscribers get',
    access: 'editor',
    rateLimits: 'none',
    status: 200,
    response: CampaignPreview,
    errors: { not_found: noPost },
    docs: {
      chapter,
      details:
        'After the post was sent, this is the email that was sent. Its unsubscribe link works, but belongs to no subscription.',
      param,
      response: {
        subject: status.title,
        preheader: 'What waiting pays, and what it costs.',
        html: '<!doctype html><html lang="en">…</html>',
        text: 'When to claim Social Security\n\n…',
        version: 3,
      },
    },
  },
  testCampaign: {
    method: 'POST',
    path: '/api/admin/newsletter/tests/{id}',
    summary: 'Send the email to one address, as a test',
    access: 'editor',
    rateLimits: ['TEST_EMAILS_PER_ADMIN', 'TEST_EMAILS'],
    timeoutMs: 10_000,
    body: TestCampaignBody,
    status: 200,
    response: TestEmailResult,
    errors: { not_found: noPost },
    docs: {
      chapter,
      param,
      body: { email: 'admin@example.com' },
      response: { success: true, message: 'The mail server has accepted the test email.' },
    },
  },
  startCampaign: {
    method: 'POST',
    path: '/api/admin/newsletter/issues/{id}',
    summary: 'Start sending a post to all confirmed subscribers',
    access: 'editor',
    rateLimits: ['WRITES_PER_MEMBER'],
    body: StartCampaignBody,
    status: 201,
    response: CampaignStatus,
    errors: {
      not_found: noPost,
      invalid:
        'The post is not published, there is no confirmed subscription, or the server has no postal address.',
      taken: 'The post was sent already: a post can be sent once.',
      stale: 'The post has another version than the given one.',
    },
    docs: {
      chapter,
      details:
        'Everyone with a confirmed subscription gets one email. Later changes of the post do not change the emails.',
      param,
      body: { version: 3 },
      response: { ...status, progress: { ...progress, sent: 0, waiting: 250, skipped: 0, retrying: 0 } },
    },
  },
  stopCampaign: {
    method: 'POST',
    path: '/api/admin/newsletter/stop/{id}',
    summary: 'Stop sending a post',
    access: 'editor',
    rateLimits: ['WRITES_PER_MEMBER'],
    status: 200,
    response: CampaignStatus,
    errors: { not_found: notStarted },
    docs: {
      chapter,
      details:
        'Emails that are being delivered at this moment still arrive. If sending has finished, nothing happens.',
      param,
      response: { ...status, progress: { ...progress, state: 'stopped' } },
    },
  },
  continueCampaign: {
    method: 'POST',
    path: '/api/admin/newsletter/continue/{id}',
    summary: 'Continue sending a post that was stopped',
    access: 'editor',
    rateLimits: ['WRITES_PER_MEMBER'],
    status: 200,
    response: CampaignStatus,
    errors: { not_found: notStarted },
    docs: {
      chapter,
      details:
        'Subscribers who got the email already do not get it again. Unless sending was stopped, nothing happens.',
      param,
      response: { ...status, progress },
    },
  },
} as const satisfies Record<string, Endpoint>;
