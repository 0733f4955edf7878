import * as v from 'valibot';
import type { Endpoint } from '../contract/index.ts';
import { type Limits, limitEntries, limitsOf } from '../src/config/rate-limits.ts';

/** Default limits, without any environment variable. */
const limits: Limits = limitsOf(v.parse(v.object(limitEntries), {}));

const WRONG = 'wrong passwords per account';

/** Text of each rate limit; empty if requests are not counted. */
export const rateLimitText: Readonly<Record<Endpoint['rateLimit'], readonly string[]>> = {
  none: [],
  login: passwordGuesses(),
  adminLogin: passwordGuesses(),
  reauthenticate: passwordGuesses(),
  register: [`${limits.registrationsPerAddress} in an hour per IP address`],
  write: [`${limits.writesPerMember} writes in a minute per account`],
  upload: [`${limits.uploadsPerAccount} images in an hour per account`],
  contact: [`${limits.messagesPerAddress} in an hour per IP address`],
  newsletter: [
    `${limits.subscriptionsPerAddress} in an hour per IP address`,
    `${limits.subscriptionLettersPerReader} emails in a day per subscriber; beyond that the response is the same and no email is sent`,
  ],
  forgot: [
    `${limits.resetLettersPerAccount} emails per account and ${limits.resetLettersPerAddress} per IP address in an hour; beyond that the response is the same and no email is sent`,
  ],
  reset: [`${limits.resetFailuresPerAccount} wrong codes per account in 15 minutes`],
  handoff: [`${limits.handoffsPerAddress} in an hour per IP address`],
  claim: [
    `${limits.codeFailuresPerAddress} wrong codes per IP address in an hour`,
    `${limits.codeFailuresPerMember} wrong codes per member in an hour`,
  ],
  testEmail: [
    `${limits.testLettersPerAdmin} per admin in an hour`,
    `${limits.testLetters} for all admins in an hour`,
  ],
};

function passwordGuesses(): string[] {
  return [
    `${limits.loginFailuresPerAccountAndAddress} ${WRONG} and IP address in 15 minutes`,
    `${limits.loginFailuresPerAddress} wrong passwords in an hour per IP address`,
    `after ${limits.loginFailuresPerAccount} ${WRONG} in an hour, one attempt per IP address in 15 minutes`,
  ];
}
