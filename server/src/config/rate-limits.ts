import type * as v from 'valibot';
import { integer } from './config-values.ts';

const limit = (fallback: number) => integer(1, 1_000_000, fallback);

/** The variables that set how often what may be done. */
export const limitEntries = {
  LOGIN_FAILURES_PER_ACCOUNT_AND_ADDRESS: limit(5),
  LOGIN_FAILURES_PER_ADDRESS: limit(30),
  LOGIN_FAILURES_PER_ACCOUNT: limit(20),
  REGISTRATIONS_PER_ADDRESS: limit(100),
  WRITES_PER_MEMBER: limit(3000),
  UPLOADS_PER_ACCOUNT: limit(20),
  MESSAGES_PER_ADDRESS: limit(5),
  SUBSCRIPTIONS_PER_ADDRESS: limit(5),
  SUBSCRIPTION_LETTERS_PER_READER: limit(3),
  RESET_LETTERS_PER_ACCOUNT: limit(3),
  RESET_LETTERS_PER_ADDRESS: limit(10),
  RESET_FAILURES_PER_ACCOUNT: limit(5),
  HANDOFFS_PER_ADDRESS: limit(60),
  CODE_FAILURES_PER_ADDRESS: limit(30),
  CODE_FAILURES_PER_MEMBER: limit(10),
  TEST_LETTERS_PER_ADMIN: limit(5),
  TEST_LETTERS: limit(10),
};

export interface Limits {
  /** Failed logins in 15 minutes, of one account from one address. */
  readonly loginFailuresPerAccountAndAddress: number;
  /** Failed logins in an hour from one address. */
  readonly loginFailuresPerAddress: number;
  /** Failed logins in an hour of one account, from anywhere, before strangers get a single try each. */
  readonly loginFailuresPerAccount: number;
  /** Registrations in an hour from one address. */
  readonly registrationsPerAddress: number;
  /** Saves and deletions in a minute by one member. */
  readonly writesPerMember: number;
  /** Images uploaded in an hour by one account. */
  readonly uploadsPerAccount: number;
  /** Messages in an hour from one address, and wishes for the newsletter. */
  readonly messagesPerAddress: number;
  readonly subscriptionsPerAddress: number;
  /** Letters in a day that ask one reader to confirm. */
  readonly subscriptionLettersPerReader: number;
  /** Letters with a reset code in an hour to one account, and those that one address asks for. */
  readonly resetLettersPerAccount: number;
  readonly resetLettersPerAddress: number;
  /** Wrong reset codes in 15 minutes for one account. */
  readonly resetFailuresPerAccount: number;
  /** Results of the widget in an hour that one address asks to keep under a code. */
  readonly handoffsPerAddress: number;
  /** Wrong codes in an hour from one address, and by one member. */
  readonly codeFailuresPerAddress: number;
  readonly codeFailuresPerMember: number;
  /** Test letters in an hour by one admin, and by all of them. */
  readonly testLettersPerAdmin: number;
  readonly testLetters: number;
}

export const limitsOf = (env: v.InferOutput<v.ObjectSchema<typeof limitEntries, undefined>>): Limits => ({
  loginFailuresPerAccountAndAddress: env.LOGIN_FAILURES_PER_ACCOUNT_AND_ADDRESS,
  loginFailuresPerAddress: env.LOGIN_FAILURES_PER_ADDRESS,
  loginFailuresPerAccount: env.LOGIN_FAILURES_PER_ACCOUNT,
  registrationsPerAddress: env.REGISTRATIONS_PER_ADDRESS,
  writesPerMember: env.WRITES_PER_MEMBER,
  uploadsPerAccount: env.UPLOADS_PER_ACCOUNT,
  messagesPerAddress: env.MESSAGES_PER_ADDRESS,
  subscriptionsPerAddress: env.SUBSCRIPTIONS_PER_ADDRESS,
  subscriptionLettersPerReader: env.SUBSCRIPTION_LETTERS_PER_READER,
  resetLettersPerAccount: env.RESET_LETTERS_PER_ACCOUNT,
  resetLettersPerAddress: env.RESET_LETTERS_PER_ADDRESS,
  resetFailuresPerAccount: env.RESET_FAILURES_PER_ACCOUNT,
  handoffsPerAddress: env.HANDOFFS_PER_ADDRESS,
  codeFailuresPerAddress: env.CODE_FAILURES_PER_ADDRESS,
  codeFailuresPerMember: env.CODE_FAILURES_PER_MEMBER,
  testLettersPerAdmin: env.TEST_LETTERS_PER_ADMIN,
  testLetters: env.TEST_LETTERS,
});
