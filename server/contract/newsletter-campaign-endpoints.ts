import * as v from 'valibot';
import { TestEmailBody, TestEmailResult } from './admin.ts';
import type { Endpoint } from './endpoint.ts';
import {
  CampaignPreview,
  CampaignStatus,
  CampaignSummary,
  StartCampaignBody,
} from './newsletter-campaigns.ts';
import { routes } from './routes.ts';

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

/** Sending posts to the subscribers of the newsletter. */
export const newsletterCampaignEndpoints = {
  listCampaigns: {
    ...routes.listCampaigns,
    summary: 'List the posts that were sent to subscribers, newest first',
    access: 'admin',
    rateLimits: 'none',
    status: 200,
    response: v.array(CampaignSummary),
    errors: {},
    docs: {
      chapter,
      details: 'Lists the last 100, including posts that were deleted after they were sent.',
      response: [{ postId: 12, title: status.title, progress }],
    },
  },
  readCampaign: {
    ...routes.readCampaign,
    summary: 'Get whether a post can be sent to subscribers, or the progress of sending it',
    access: 'admin',
    rateLimits: 'none',
    status: 200,
    response: CampaignStatus,
    errors: { not_found: noPost },
    docs: { chapter, param, response: { ...status, progress } },
  },
  previewCampaign: {
    ...routes.previewCampaign,
    summary: 'Get a post as the email that subscribers get',
    access: 'admin',
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
        html: '<!doctype html><html lang="en">…</html>',
        text: 'When to claim Social Security\n\n…',
        version: 3,
      },
    },
  },
  testCampaign: {
    ...routes.testCampaign,
    summary: 'Send the email to one address, as a test',
    access: 'admin',
    rateLimits: ['TEST_EMAILS_PER_ADMIN', 'TEST_EMAILS'],
    timeoutMs: 10_000,
    body: TestEmailBody,
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
    ...routes.startCampaign,
    summary: 'Start sending a post to all confirmed subscribers',
    access: 'admin',
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
    ...routes.stopCampaign,
    summary: 'Stop sending a post',
    access: 'admin',
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
    ...routes.continueCampaign,
    summary: 'Continue sending a post that was stopped',
    access: 'admin',
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
