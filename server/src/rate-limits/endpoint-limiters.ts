import {
  type Endpoint,
  type RateLimit,
  type RateLimitName,
  rateLimits,
  rateLimitWindows,
} from '../../contract/index.ts';
import type { RateLimitValues } from '../config/rate-limit-variables.ts';
import type { Database } from '../database/database.ts';
import type { LimitedRequest, RateLimiter } from '../http/request-context.ts';
import type { Counter } from './counters.ts';
import { createLimiter, type FindExceeded } from './rate-limiter.ts';

interface RateLimiterOptions {
  readonly database: Database;
  readonly limits: RateLimitValues;
  readonly secret: string;
  readonly now: () => number;
}

type LimitedEndpoint = Pick<Endpoint, 'access' | 'rateLimits' | 'clearsRateLimit'>;

/**
 * Returns a function that creates the rate limiter of an endpoint from the table of rate limits. Limiters count in the
 * database, so that all servers share the counters.
 */
export function createEndpointLimiters({ limits, ...options }: RateLimiterOptions) {
  const limiter = createLimiter(options);

  const counterOf = (name: RateLimitName, { access }: LimitedEndpoint, request: LimitedRequest): Counter => {
    const { window, per, counts, sharded }: RateLimit = rateLimits[name];
    return limiter.counter({
      parts: [name, ...scopeOf(per, access, request)],
      limit: limits[name],
      windowMs: rateLimitWindows[window],
      doubles: counts === 'failed attempts',
      sharded: sharded === true,
    });
  };

  return (endpoint: LimitedEndpoint): RateLimiter | undefined => {
    const { clearsRateLimit } = endpoint;
    if (endpoint.rateLimits === 'none') return undefined;
    const names = endpoint.rateLimits.filter((name) => !isDelayed(rateLimits[name]));
    const rows: RateLimit[] = names.map((name) => rateLimits[name]);
    const countersFor = (request: LimitedRequest) => names.map((name) => counterOf(name, endpoint, request));
    const check: RateLimiter['check'] = (request) => {
      const counters = countersFor(request);
      return limiter.check(counters, findRejecting(rows, counters));
    };
    const count: RateLimiter['count'] = async (request) => {
      const counters = countersFor(request);
      const idsOf = (matches: (row: RateLimit) => boolean) =>
        counters.filter((_, n) => rows[n] && matches(rows[n])).map(({ id }) => id);
      const counts = await limiter.count(counters, findRejecting(rows, counters));
      const isDropped = counts.some(
        ({ hits }, n) => rows[n]?.exceeded === 'dropped' && hits > (counters[n]?.limit ?? 0),
      );
      const cleared = idsOf((row) => row.clearedBySuccess === true);
      if (clearsRateLimit) cleared.push(counterOf(clearsRateLimit, endpoint, request).id);
      const failures = idsOf((row) => row.counts === 'failed attempts');
      if (failures.length === 0) return { isSilentlyLimited: isDropped };
      return {
        isSilentlyLimited: isDropped,
        onFinished: (error) => limiter.settle(failures, cleared, error),
      };
    };
    return { check, count };
  };
}

const isDelayed = ({ exceeded }: RateLimit): boolean => exceeded === 'delayed';

/** Returns what a limit is per: an IP address, an account or both. */
function scopeOf(
  per: RateLimit['per'],
  access: Endpoint['access'],
  { body, actor, clientIp }: LimitedRequest,
): (string | number)[] {
  // Endpoints for anyone ignore the session: the account is that of the email in the body.
  const email = () => (access === 'anyone' ? (body as { email: string }).email : (actor?.email ?? ''));
  const account = () => (access === 'anyone' ? email() : (actor?.accountId ?? 0));
  if (per === 'IP address') return [clientIp()];
  if (per === 'account') return [account()];
  if (per === 'account and IP address') return [account(), clientIp()];
  return per === 'email address' ? [email()] : [];
}

/** Returns a function that finds the count that rejects the request, given the counts in the order of the rows. */
function findRejecting(rows: readonly RateLimit[], counters: readonly Counter[]): FindExceeded {
  return (counts) => {
    const isAbove = (n: number, limit = counters[n]?.limit ?? 0) => (counts[n]?.hits ?? 0) > limit;
    const hasOneAttempt = rows.some(({ exceeded }, n) => exceeded === 'oneAttempt' && isAbove(n));
    return counts.find((_, n) => {
      const { exceeded, per } = rows[n] ?? {};
      if (exceeded) return false;
      return isAbove(n) || (hasOneAttempt && per === 'account and IP address' && isAbove(n, 1));
    });
  };
}
