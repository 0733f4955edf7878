import { type CampaignSummary, newsletterMessages } from '../../contract/index.ts';
import { query } from '../database/database.ts';
import { HttpError } from '../http/http-error.ts';
import type { Handlers } from '../http/router.ts';
import { sendTestEmail } from '../mail/test-email.routes.ts';
import type { Services } from '../services.ts';
import { campaignContent } from './campaign-email.ts';
import { presentProgress } from './campaign-progress.ts';
import { CONTENT_COLUMNS, createCampaignReader, withEdits } from './campaign-reader.ts';
import { continueCampaign, recordTest, startCampaign, stopCampaign } from './change-campaign.ts';
import { CampaignRow } from './newsletter.entity.ts';
import { readNewsletterSettings, updateNewsletterSettings } from './newsletter-settings.ts';

const MAX_LISTED = 100;

/** Returns the handlers with which admins send a post to the subscribers of the newsletter. */
export function campaignRoutes(services: Services) {
  const { database, config, posts } = services;
  const { emailOf, readStatus } = createCampaignReader(services);

  return {
    listCampaigns: async () => {
      const orderBy = { id: 'desc' } as const;
      const campaigns = await query(database, (em) =>
        em.findAll(CampaignRow, { orderBy, limit: MAX_LISTED, exclude: CONTENT_COLUMNS }),
      );
      return campaigns.map((campaign): CampaignSummary => {
        const { postId, title } = campaign;
        return { postId, title, progress: presentProgress(campaign) };
      });
    },

    readNewsletterSettings: () => readNewsletterSettings(services),
    updateNewsletterSettings: (context) => updateNewsletterSettings(services, context),

    readCampaign: ({ id }) => readStatus(id),

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
      const { obstacle, progress } = await readStatus(id);
      if (progress) throw new HttpError('taken', { message: newsletterMessages.alreadySent });
      if (obstacle) throw new HttpError('invalid', { message: newsletterMessages[obstacle] });
      const post = await posts.readEditable(id);
      if (post.version !== body.version) throw new HttpError('stale', { message: newsletterMessages.stale });
      await startCampaign(services, context, withEdits(campaignContent(post, config.origin), body));
      return readStatus(id);
    },

    stopCampaign: async (context) => {
      await stopCampaign(services, context);
      return readStatus(context.id);
    },

    continueCampaign: async (context) => {
      await continueCampaign(services, context);
      return readStatus(context.id);
    },
  } satisfies Partial<Handlers>;
}
