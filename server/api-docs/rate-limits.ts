import * as v from 'valibot';
import type { Endpoint } from '../contract/index.ts';
import { type RateLimits, rateLimitEntries, rateLimitsFrom } from '../src/config/rate-limits.ts';

/** Default limits, without any environment variable. */
const limits: RateLimits = rateLimitsFrom(v.parse(v.object(rateLimitEntries), {}));

const WRONG = 'wrong passwords per account';

/** Text of each rate limit; empty if requests are not counted. */
export const rateLimitText: Readonly<Record<Endpoint['rateLimit'], readonly string[]>> = {
  none: [],
  login: passwordGuesses(),
  adminLogin: passwordGuesses(),
  reauthenticate: passwordGuesses(),
  register: [`${limits.registrationsPerIp} in an hour per IP address`],
  write: [`${limits.writesPerMember} writes in a minute per account`],
  upload: [`${limits.uploadsPerAccount} images in an hour per account`],
  contact: [`${limits.messagesPerIp} in an hour per IP address`],
  newsletter: [
    `${limits.subscriptionsPerIp} in an hour per IP address`,
    `${limits.confirmationEmailsPerSubscriber} emails in a day per subscriber; beyond that the response is the same and no email is sent`,
  ],
  confirm: [`${limits.confirmationFailuresPerIp} wrong codes per IP address in an hour`],
  forgot: [
    `${limits.resetEmailsPerAccount} emails per account and ${limits.resetEmailsPerIp} per IP address in an hour; beyond that the response is the same and no email is sent`,
  ],
  reset: [`${limits.resetFailuresPerAccount} wrong codes per account in 15 minutes`],
  handoff: [`${limits.handoffsPerIp} in an hour per IP address`],
  oembed: [`${limits.oembedRequestsPerIp} in an hour per IP address`],
  claim: [
    `${limits.codeFailuresPerIp} wrong codes per IP address in an hour`,
    `${limits.codeFailuresPerMember} wrong codes per member in an hour`,
  ],
  testEmail: [
    `${limits.testEmailsPerAdmin} per admin in an hour`,
    `${limits.testEmails} for all admins in an hour`,
  ],
};

function passwordGuesses(): string[] {
  return [
    `${limits.loginFailuresPerAccountAndIp} ${WRONG} and IP address in 15 minutes`,
    `${limits.loginFailuresPerIp} wrong passwords in an hour per IP address`,
    `after ${limits.loginFailuresPerAccount} ${WRONG} in an hour, one attempt per IP address in 15 minutes`,
  ];
}
