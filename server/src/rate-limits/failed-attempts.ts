import type { Limits } from '../config/rate-limits.ts';
import type { Count, Counter } from './counters.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Whose password is guessed, where, and at which door; each door has counters of its own. */
interface Guess {
  readonly kind: string;
  readonly subject: string | number;
  readonly address: string;
}

export interface Guesses {
  readonly ofAddress: Counter;
  readonly ofAccount: Counter;
  readonly ofBoth: Counter;
}

type MakeCounter = (limit: number, windowMs: number, ...parts: readonly (string | number)[]) => Counter;

/** What counts the wrong guesses at a password. */
export function guessCounters(
  counter: MakeCounter,
  limits: Limits,
  { kind, subject, address }: Guess,
): Guesses {
  return {
    ofAddress: counter(limits.loginFailuresPerAddress, HOUR, kind, 'address', address),
    ofAccount: counter(limits.loginFailuresPerAccount, HOUR, kind, 'account', subject),
    ofBoth: counter(limits.loginFailuresPerAccountAndAddress, 15 * MINUTE, kind, subject, address),
  };
}

/** Judges the counts of the three, in their order. */
export const refusingGuess =
  ({ ofAddress, ofAccount, ofBoth }: Guesses) =>
  ([address, account, both]: readonly Count[]): Count | undefined => {
    if (!address || !account || !both) return undefined;
    if (address.hits > ofAddress.limit) return address;
    // An account under attack from many addresses stays open to its owner: it is never closed as a
    // whole, but from then on each address has one try in place of several.
    return both.hits > (account.hits > ofAccount.limit ? 1 : ofBoth.limit) ? both : undefined;
  };
