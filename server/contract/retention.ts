/** Retention periods of personal data, which the legal pages state. The server deletes the data after these periods. */
export const retention = {
  memberIdleDays: 14,
  memberSessionDays: 30,
  adminIdleMinutes: 30,
  adminSessionHours: 12,
  knownBrowserDays: 365,
  /** The record of members' logins and failed logins. */
  memberLoginDays: 90,
  /** The networks from which logins to an account came. */
  knownNetworkDays: 90,
  /** The hourly numbers of actions that have no entries in the audit log any more because they were repeated. */
  auditCountDays: 90,
  /** Counted from the moment at which the mail server accepted the email. */
  resetCodeMinutes: 10,
  emailConfirmationDays: 7,
  /** The link that removes a new passkey, in the email about it. */
  passkeyUndoDays: 7,
  /** Sent and failed emails, without their content. */
  emailDays: 30,
  /** Emails that are written to files because there is no mail server. */
  emailFileDays: 7,
  contactMessageDays: 365,
  unconfirmedSubscriptionDays: 7,
  /** Counted from the end of a campaign, or from the moment it was stopped. */
  newsletterRecipientDays: 30,
  handoffHours: 24,
  receiptMinutes: 15,
  /** Files of imports of posts. */
  importDays: 1,
} as const;

/** The minimum age for an account, in years. */
export const MIN_MEMBER_AGE = 16;
