import type { Logger } from 'pino';
import { createAuditLog, createMemberLogins } from './audit/audit-log.ts';
import { adminRoutes, authRoutes } from './auth/auth.routes.ts';
import { deletedAccountRules } from './auth/delete-account.ts';
import { createFailedLogins } from './auth/failed-logins.ts';
import type { Passwords } from './auth/passwords.ts';
import { resetEmailRules } from './auth/reset-password.ts';
import type { Config } from './config/config.ts';
import type { Secrets } from './config/config-values.ts';
import { contactRoutes } from './contact/contact.routes.ts';
import type { Database } from './database/database.ts';
import { handoffRoutes, recordReceipt } from './handoffs/handoff.routes.ts';
import type { Handlers } from './http/router.ts';
import { imageRoutes } from './images/image.routes.ts';
import type { EmailRules } from './mail/delivery.ts';
import type { Mail } from './mail/mail.ts';
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
import type { Posts } from './posts/posts.ts';
import { createCountDaily } from './rate-limits/rate-limiter.ts';
import { reminderRoutes } from './reminders/reminder.routes.ts';
import { reminderRules } from './reminders/reminder-email.ts';

interface HandlerOptions {
  readonly config: Config;
  readonly secrets: Secrets;
  readonly database: Database;
  readonly passwords: Passwords;
  readonly mail: Mail;
  readonly posts: Posts;
  readonly log: Logger;
  readonly now: () => number;
}

/** Returns the handlers of all endpoints. */
export function createHandlers(options: HandlerOptions): Handlers {
  const { config, secrets, database, passwords, mail, posts, log, now } = options;
  const audit = createAuditLog({ secret: secrets[0], now });
  const { origin, displayNames } = config;
  const countDaily = createCountDaily({ database, secret: secrets[0], now });
  const memberLogins = createMemberLogins({ secret: secrets[0], now });
  const failedLogins = createFailedLogins({ database, mail, countDaily, memberLogins, origin });
  const loginOptions = { database, passwords, now, mail, audit, origin, failedLogins, memberLogins };
  const resetEmailsPerHour = config.rateLimits.RESET_EMAILS_PER_ACCOUNT;
  const onPlanCreated: OnPlanCreated = async (em, { accountId, key, partner, at }) => {
    await recordReceipt(em, key, at);
    if (partner !== undefined) await countSave(em, { secret: secrets[0], accountId, partner, at });
  };
  return {
    ...authRoutes({ ...loginOptions, displayNames, secrets, resetEmailsPerHour }),
    ...adminRoutes(loginOptions),
    ...testEmailRoutes({ mail, log, now }),
    ...contactRoutes({ database, mail, config, now }),
    ...newsletterRoutes({ database, mail, secrets, origin, now }),
    ...campaignRoutes({ database, mail, audit, config, secrets, readPost: posts.edit, log, now }),
    ...planRoutes({ database, onPlanCreated, calculateResults: createCalculateResults(), now }),
    ...reminderRoutes({ database, secrets, now }),
    ...handoffRoutes({ database, secrets, origin, now }),
    ...oembedRoutes({ origin }),
    ...partnerRoutes({ database, audit, now, origin }),
    ...postRoutes({ database, posts, audit, now }),
    ...imageRoutes({ database, now }),
  };
}

/** Returns the decisions of all modules about their emails in the outbox, by kind of email. */
export const emailRules = (now: () => number): Readonly<Record<string, EmailRules>> => ({
  ...newsletterRules,
  ...deletedAccountRules,
  ...resetEmailRules(now),
  ...reminderRules(now),
});
