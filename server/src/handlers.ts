import { createAuditLog, createMemberLogins } from './audit/audit-log.ts';
import { adminRoutes, authRoutes } from './auth/auth.routes.ts';
import { createFailedLogins } from './auth/failed-logins.ts';
import { singleSignOnRoutes } from './auth/single-sign-on.routes.ts';
import type { Secrets } from './config/config-values.ts';
import { contactRoutes } from './contact/contact.routes.ts';
import { countEmbeddingSiteSave } from './embedding-sites/count-save.ts';
import { embeddingSiteRoutes } from './embedding-sites/embedding-site.routes.ts';
import { handoffRoutes } from './handoffs/handoff.routes.ts';
import { recordReceipt } from './handoffs/receipts.ts';
import type { Handlers } from './http/router.ts';
import { fetchImage } from './images/fetch-image.ts';
import { imageRoutes } from './images/image.routes.ts';
import { prepareImage } from './images/upload-image.ts';
import { testEmailRoutes } from './mail/test-email.routes.ts';
import { campaignRoutes } from './newsletter/campaign.routes.ts';
import { newsletterRoutes } from './newsletter/newsletter.routes.ts';
import { oembedRoutes } from './pages/oembed.routes.ts';
import { createCalculateResults } from './plans/calculate-results.ts';
import { planRoutes } from './plans/plan.routes.ts';
import type { OnPlanCreated } from './plans/write-plan.ts';
import { importRoutes } from './posts/import.routes.ts';
import { postRoutes } from './posts/post.routes.ts';
import { redirectRoutes } from './posts/redirect.routes.ts';
import { createCountDaily } from './rate-limits/rate-limiter.ts';
import { reminderRoutes } from './reminders/reminder.routes.ts';
import type { Services } from './services.ts';

/** Creates the services that only endpoints need, and returns the handlers of all endpoints. */
export function createHandlers(
  baseServices: Omit<Services, 'audit' | 'memberLogins' | 'failedLogins'>,
): Handlers {
  const { config, secrets, database, mail } = baseServices;
  const memberLogins = createMemberLogins(baseServices);
  const countDaily = createCountDaily(baseServices);
  const services: Services = {
    ...baseServices,
    audit: createAuditLog(baseServices),
    memberLogins,
    failedLogins: createFailedLogins({ database, mail, countDaily, memberLogins, origin: config.origin }),
  };
  return {
    ...authRoutes(services),
    ...adminRoutes(services),
    ...singleSignOnRoutes(services),
    ...testEmailRoutes(services),
    ...contactRoutes(services),
    ...newsletterRoutes(services),
    ...campaignRoutes(services),
    ...planRoutes({
      ...services,
      onPlanCreated: createOnPlanCreated(secrets),
      calculateResults: createCalculateResults(),
    }),
    ...reminderRoutes(services),
    ...handoffRoutes(services),
    ...oembedRoutes(services),
    ...embeddingSiteRoutes(services),
    ...postRoutes(services),
    ...importRoutes({ ...services, prepareImage, fetchImage }),
    ...redirectRoutes(services),
    ...imageRoutes(services),
  };
}

/** Returns the function that runs when a plan is created, for plans saved from the widget or from a partner's page. */
const createOnPlanCreated =
  ([secret]: Secrets): OnPlanCreated =>
  async (em, { accountId, key, partner, at }) => {
    await recordReceipt(em, key, at);
    if (partner !== undefined) await countEmbeddingSiteSave(em, { secret, accountId, partner, at });
  };
