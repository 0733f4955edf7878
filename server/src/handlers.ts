import { createAuditLog, createMemberLogins } from './audit/audit-log.ts';
import { adminRoutes, authRoutes } from './auth/auth.routes.ts';
import { deletedAccountRules } from './auth/delete-account.ts';
import { createFailedLogins } from './auth/failed-logins.ts';
import { resetEmailRules } from './auth/reset-password.ts';
import { contactRoutes } from './contact/contact.routes.ts';
import { handoffRoutes, recordReceipt } from './handoffs/handoff.routes.ts';
import type { Handlers } from './http/router.ts';
import { imageRoutes } from './images/image.routes.ts';
import type { EmailRules } from './mail/delivery.ts';
import { digestRules } from './mail/security-digest.ts';
import { testEmailRoutes } from './mail/test-email.routes.ts';
import { campaignRoutes } from './newsletter/campaign.routes.ts';
import { newsletterRules } from './newsletter/campaign-progress.ts';
import { newsletterRoutes } from './newsletter/newsletter.routes.ts';
import { oembedRoutes } from './pages/oembed.routes.ts';
import { partnerRoutes } from './partners/partner.routes.ts';
import { countSave } from './partners/partner-stats.ts';
import { createCalculateResults } from './plans/calculate-results.ts';
import { planRoutes } from './plans/plan.routes.ts';
import type { OnPlanCreated } from './plans/write-plan.ts';
import { postRoutes } from './posts/post.routes.ts';
import { createCountDaily } from './rate-limits/rate-limiter.ts';
import { reminderRoutes } from './reminders/reminder.routes.ts';
import { reminderRules } from './reminders/reminder-email.ts';
import type { Services } from './services.ts';

/** Creates the services that only endpoints need, and returns the handlers of all endpoints. */
export function createHandlers(given: Omit<Services, 'audit' | 'memberLogins' | 'failedLogins'>): Handlers {
  const { config, secrets, database, mail } = given;
  const memberLogins = createMemberLogins(given);
  const countDaily = createCountDaily(given);
  const services: Services = {
    ...given,
    audit: createAuditLog(given),
    memberLogins,
    failedLogins: createFailedLogins({ database, mail, countDaily, memberLogins, origin: config.origin }),
  };
  const onPlanCreated: OnPlanCreated = async (em, { accountId, key, partner, at }) => {
    await recordReceipt(em, key, at);
    if (partner !== undefined) await countSave(em, { secret: secrets[0], accountId, partner, at });
  };
  return {
    ...authRoutes(services),
    ...adminRoutes(services),
    ...testEmailRoutes(services),
    ...contactRoutes(services),
    ...newsletterRoutes(services),
    ...campaignRoutes(services),
    ...planRoutes({ ...services, onPlanCreated, calculateResults: createCalculateResults() }),
    ...reminderRoutes(services),
    ...handoffRoutes(services),
    ...oembedRoutes(services),
    ...partnerRoutes(services),
    ...postRoutes(services),
    ...imageRoutes(services),
  };
}

/** Returns the rules for emails in the outbox by kind of email, such as whether an email is still to be sent. */
export const emailRules = (now: () => number): Readonly<Record<string, EmailRules>> => ({
  ...newsletterRules,
  ...deletedAccountRules,
  ...digestRules,
  ...resetEmailRules(now),
  ...reminderRules(now),
});
