import { deletedAccountRules } from './auth/delete-account.ts';
import { resetEmailRules } from './auth/reset-password.ts';
import type { EmailRules } from './mail/delivery.ts';
import { newsletterRules } from './newsletter/campaign-progress.ts';
import { reminderRules } from './reminders/reminder-email.ts';

/** Returns the decisions of all modules about their emails in the outbox, by kind of email. */
export const emailRules = (now: () => number): Readonly<Record<string, EmailRules>> => ({
  ...newsletterRules,
  ...deletedAccountRules,
  ...resetEmailRules(now),
  ...reminderRules(now),
});
