import * as v from 'valibot';
import type { Endpoint } from '../../contract/index.ts';
import { type Limits, limitEntries, limitsOf } from '../limits.ts';

/** The limits of a server whose environment names none. */
const limits: Limits = limitsOf(v.parse(v.object(limitEntries), {}));

const WRONG = 'wrong passwords for one account';

/** How often a call may be made, in words; nothing where it is not counted. */
export const throttleWords: Readonly<Record<Endpoint['throttle'], readonly string[]>> = {
  none: [],
  login: passwordGuesses(),
  adminLogin: passwordGuesses(),
  reauthenticate: passwordGuesses(),
  register: [`${limits.registrationsPerAddress} in an hour from one address`],
  write: [`${limits.writesPerMember} saves and deletions of one account in a minute`],
  upload: [`${limits.uploadsPerAccount} images of one account in an hour`],
  contact: [`${limits.messagesPerAddress} in an hour from one address`],
  newsletter: [
    `${limits.subscriptionsPerAddress} in an hour from one address`,
    `${limits.subscriptionLettersPerReader} letters to one reader in a day, beyond which the answer is the same and no letter is sent`,
  ],
  forgot: [
    `${limits.resetLettersPerAccount} letters to one account and ${limits.resetLettersPerAddress} from one address in an hour, beyond which the answer is the same and no letter is sent`,
  ],
  reset: [`${limits.resetFailuresPerAccount} wrong codes for one account in 15 minutes`],
  handoff: [`${limits.handoffsPerAddress} in an hour from one address`],
  claim: [
    `${limits.codeFailuresPerAddress} wrong codes in an hour from one address`,
    `${limits.codeFailuresPerMember} wrong codes of one member in an hour`,
  ],
  testEmail: [
    `${limits.testLettersPerAdmin} of one admin in an hour`,
    `${limits.testLetters} of all admins in an hour`,
  ],
};

function passwordGuesses(): string[] {
  return [
    `${limits.loginFailuresPerAccountAndAddress} ${WRONG} from one address in 15 minutes`,
    `${limits.loginFailuresPerAddress} wrong passwords in an hour from one address`,
    `after ${limits.loginFailuresPerAccount} ${WRONG} in an hour, from wherever, one for each address in 15 minutes`,
  ];
}
