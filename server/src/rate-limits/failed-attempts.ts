import type { RateLimits } from '../config/rate-limits.ts';
import type { Count, Counter } from './counters.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** An attempt to enter a password. Each kind, such as a login, has counters of its own. */
interface Attempt {
  readonly kind: string;
  readonly subject: string | number;
  readonly clientIp: string;
}

export interface FailedAttemptCounters {
  readonly perIp: Counter;
  readonly perAccount: Counter;
  readonly perAccountAndIp: Counter;
}

type CreateCounter = (limit: number, windowMs: number, ...parts: readonly (string | number)[]) => Counter;

/** Returns the counters of failed attempts to enter a password. */
export function failedAttemptCounters(
  counter: CreateCounter,
  limits: RateLimits,
  { kind, subject, clientIp }: Attempt,
): FailedAttemptCounters {
  return {
    perIp: counter(limits.loginFailuresPerIp, HOUR, kind, 'address', clientIp),
    perAccount: counter(limits.loginFailuresPerAccount, HOUR, kind, 'account', subject),
    perAccountAndIp: counter(limits.loginFailuresPerAccountAndIp, 15 * MINUTE, kind, subject, clientIp),
  };
}

/** Returns the count that rejects an attempt. Expects the counts in the order IP address, account, account and IP address. */
export const findExceeded =
  ({ perIp, perAccount, perAccountAndIp }: FailedAttemptCounters) =>
  ([ip, account, accountAndIp]: readonly Count[]): Count | undefined => {
    if (!ip || !account || !accountAndIp) return undefined;
    if (ip.hits > perIp.limit) return ip;
    // An account under attack from many IP addresses is not locked, because that would lock out its owner. From then on,
    // each IP address has one attempt instead of several.
    const limit = account.hits > perAccount.limit ? 1 : perAccountAndIp.limit;
    return accountAndIp.hits > limit ? accountAndIp : undefined;
  };
