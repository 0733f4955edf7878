import type * as v from 'valibot';
import { integer } from './config-values.ts';

const limit = (fallback: number) => integer(1, 1_000_000, fallback);

/** Environment variables for rate limits. */
export const rateLimitEntries = {
  LOGIN_FAILURES_PER_ACCOUNT_AND_ADDRESS: limit(5),
  LOGIN_FAILURES_PER_ADDRESS: limit(30),
  LOGIN_FAILURES_PER_ACCOUNT: limit(20),
  REGISTRATIONS_PER_ADDRESS: limit(100),
  WRITES_PER_MEMBER: limit(3000),
  UPLOADS_PER_ACCOUNT: limit(20),
  MESSAGES_PER_ADDRESS: limit(5),
  SUBSCRIPTIONS_PER_ADDRESS: limit(5),
  SUBSCRIPTION_LETTERS_PER_READER: limit(3),
  CONFIRMATION_FAILURES_PER_ADDRESS: limit(30),
  RESET_LETTERS_PER_ACCOUNT: limit(3),
  RESET_LETTERS_PER_ADDRESS: limit(10),
  RESET_FAILURES_PER_ACCOUNT: limit(5),
  HANDOFFS_PER_ADDRESS: limit(60),
  OEMBED_REQUESTS_PER_ADDRESS: limit(1000),
  CODE_FAILURES_PER_ADDRESS: limit(30),
  CODE_FAILURES_PER_MEMBER: limit(10),
  TEST_LETTERS_PER_ADMIN: limit(5),
  TEST_LETTERS: limit(10),
};

export interface RateLimits {
  /** Failed logins in 15 minutes per account and IP address. */
  readonly loginFailuresPerAccountAndIp: number;
  /** Failed logins in an hour per IP address. */
  readonly loginFailuresPerIp: number;
  /** Failed logins in an hour per account; beyond that, each IP address has one attempt. */
  readonly loginFailuresPerAccount: number;
  /** Registrations in an hour per IP address. */
  readonly registrationsPerIp: number;
  /** Writes in a minute per account. */
  readonly writesPerMember: number;
  /** Uploaded images in an hour per account. */
  readonly uploadsPerAccount: number;
  /** Contact messages in an hour per IP address. */
  readonly messagesPerIp: number;
  /** Newsletter sign-ups in an hour per IP address. */
  readonly subscriptionsPerIp: number;
  /** Emails in a day that ask one subscriber for confirmation. */
  readonly confirmationEmailsPerSubscriber: number;
  /** Wrong codes of newsletter confirmations in an hour per IP address. */
  readonly confirmationFailuresPerIp: number;
  /** Emails with a reset code in an hour per account. */
  readonly resetEmailsPerAccount: number;
  /** Emails with a reset code in an hour per IP address. */
  readonly resetEmailsPerIp: number;
  /** Wrong reset codes in 15 minutes per account. */
  readonly resetFailuresPerAccount: number;
  /** Results of the widget stored under a code in an hour per IP address. */
  readonly handoffsPerIp: number;
  /** Requests for oEmbed data in an hour per IP address. */
  readonly oembedRequestsPerIp: number;
  /** Wrong codes of results in an hour per IP address. */
  readonly codeFailuresPerIp: number;
  /** Wrong codes of results in an hour per member. */
  readonly codeFailuresPerMember: number;
  /** Test emails in an hour per admin. */
  readonly testEmailsPerAdmin: number;
  /** Test emails in an hour by all admins. */
  readonly testEmails: number;
}

export const rateLimitsFrom = (
  env: v.InferOutput<v.ObjectSchema<typeof rateLimitEntries, undefined>>,
): RateLimits => ({
  loginFailuresPerAccountAndIp: env.LOGIN_FAILURES_PER_ACCOUNT_AND_ADDRESS,
  loginFailuresPerIp: env.LOGIN_FAILURES_PER_ADDRESS,
  loginFailuresPerAccount: env.LOGIN_FAILURES_PER_ACCOUNT,
  registrationsPerIp: env.REGISTRATIONS_PER_ADDRESS,
  writesPerMember: env.WRITES_PER_MEMBER,
  uploadsPerAccount: env.UPLOADS_PER_ACCOUNT,
  messagesPerIp: env.MESSAGES_PER_ADDRESS,
  subscriptionsPerIp: env.SUBSCRIPTIONS_PER_ADDRESS,
  confirmationEmailsPerSubscriber: env.SUBSCRIPTION_LETTERS_PER_READER,
  confirmationFailuresPerIp: env.CONFIRMATION_FAILURES_PER_ADDRESS,
  resetEmailsPerAccount: env.RESET_LETTERS_PER_ACCOUNT,
  resetEmailsPerIp: env.RESET_LETTERS_PER_ADDRESS,
  resetFailuresPerAccount: env.RESET_FAILURES_PER_ACCOUNT,
  handoffsPerIp: env.HANDOFFS_PER_ADDRESS,
  oembedRequestsPerIp: env.OEMBED_REQUESTS_PER_ADDRESS,
  codeFailuresPerIp: env.CODE_FAILURES_PER_ADDRESS,
  codeFailuresPerMember: env.CODE_FAILURES_PER_MEMBER,
  testEmailsPerAdmin: env.TEST_LETTERS_PER_ADMIN,
  testEmails: env.TEST_LETTERS,
});
