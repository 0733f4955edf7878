import { deletedAccountRules } from './auth/delete-account.ts';
import { resetEmailRules } from './auth/reset-password.ts';
import type { EmailRules } from './mail/delivery-options.ts';
import { digestRules } from './mail/security-digest.ts';
import { newsletterRules } from './newsletter/campaign-email-rules.ts';
import { reminderRules } from './reminders/reminder-email.ts';

/** Returns the rules for emails in the outbox by kind of email, such as whether an email is still to be sent. */
export const emailRules = (now: () => number): Readonly<Record<string, EmailRules>> => ({
  ...newsletterRules,
  ...deletedAccountRules,
  ...digestRules,
  ...resetEmailRules(now),
  ...reminderRules(now),
});
