import {
  type Endpoint,
  type RateLimit,
  type RateLimitName,
  rateLimits,
  rateLimitWindows,
} from '../../contract/index.ts';
import type { LimitedRequest, RateLimiter } from '../http/request-context.ts';
import type { Services } from '../services.ts';
import { type Count, type Counter, createLimiter } from './rate-limiter.ts';

type LimitedEndpoint = Pick<Endpoint, 'access' | 'rateLimits' | 'clearsRateLimit'>;

/** The counter of a rate limit for one subject. */
interface RateLimitCounter extends Counter {
  readonly rateLimit: RateLimit;
}

/**
 * Returns a function that creates the rate limiter of an endpoint from the contract's rate limits. Limiters count in
 * the database, so that all servers share the counters.
 */
export function createEndpointLimiters(services: Pick<Services, 'config' | 'database' | 'secrets' | 'now'>) {
  const limits = services.config.rateLimits;
  const limiter = createLimiter(services);

  const counterOf = (
    name: RateLimitName,
    { access }: LimitedEndpoint,
    request: LimitedRequest,
  ): RateLimitCounter => {
    const rateLimit: RateLimit = rateLimits[name];
    const counter = limiter.counter({
      parts: [name, ...scopeOf(rateLimit.per, access, request)],
      limit: limits[name],
      windowMs: rateLimitWindows[rateLimit.window],
      doubles: rateLimit.counts === 'failed attempts',
      sharded: rateLimit.sharded === true,
    });
    return { ...counter, rateLimit };
  };

  return (endpoint: LimitedEndpoint): RateLimiter | undefined => {
    const { clearsRateLimit } = endpoint;
    if (endpoint.rateLimits === 'none') return undefined;
    // The handler counts delayed emails in the outbox, so they need no counter here.
    const names = endpoint.rateLimits.filter((name) => !isDelayed(rateLimits[name]));
    const countersFor = (request: LimitedRequest) => names.map((name) => counterOf(name, endpoint, request));
    return {
      check: (request) => limiter.check(countersFor(request), findRejecting),
      count: async (request) => {
        const counters = countersFor(request);
        const counts = await limiter.count(counters, findRejecting);
        const isSilentlyLimited = counts.some(
          (count) => count.counter.rateLimit.exceeded === 'dropped' && isExceeded(count),
        );
        const idsOf = (matches: (rateLimit: RateLimit) => boolean) =>
          counters.filter(({ rateLimit }) => matches(rateLimit)).map(({ id }) => id);
        const failureIds = idsOf(({ counts }) => counts === 'failed attempts');
        // A request that fails sends no email.
        const emailIds = idsOf(({ exceeded }) => exceeded === 'dropped');
        const clearedIds = idsOf(({ clearedBySuccess }) => clearedBySuccess === true);
        if (clearsRateLimit) clearedIds.push(counterOf(clearsRateLimit, endpoint, request).id);
        const onFinished = async (error?: unknown) => {
          const undoneIds = error === undefined ? failureIds : [...failureIds, ...emailIds];
          if (undoneIds.length > 0) await limiter.settle(undoneIds, clearedIds, error);
        };
        return { isSilentlyLimited, onFinished };
      },
    };
  };
}

const isDelayed = ({ exceeded }: RateLimit): boolean => exceeded === 'delayed';

/** Returns the subject that a limit applies to: an IP address, an account or both. */
function scopeOf(
  per: RateLimit['per'],
  access: Endpoint['access'],
  { body, actor, clientIp }: LimitedRequest,
): (string | number)[] {
  // Endpoints for anyone ignore the session: the email in the body identifies the account.
  const email = () => (access === 'anyone' ? (body as { email: string }).email : (actor?.email ?? ''));
  const account = () => (access === 'anyone' ? email() : (actor?.accountId ?? 0));
  if (per === 'IP address') return [clientIp()];
  if (per === 'account') return [account()];
  if (per === 'account and IP address') return [account(), clientIp()];
  return per === 'email address' ? [email()] : [];
}

const isExceeded = ({ counter, hits }: Count<Counter>): boolean => hits > counter.limit;

/**
 * Finds the count that rejects the request. While an account is above a limit with the effect `oneAttempt`, the second
 * attempt from an IP address is rejected.
 */
function findRejecting(counts: readonly Count<RateLimitCounter>[]): Count<RateLimitCounter> | undefined {
  const hasOneAttempt = counts.some(
    (count) => count.counter.rateLimit.exceeded === 'oneAttempt' && isExceeded(count),
  );
  return counts.find((count) => {
    const { exceeded, per } = count.counter.rateLimit;
    if (exceeded) return false;
    return isExceeded(count) || (hasOneAttempt && per === 'account and IP address' && count.hits > 1);
  });
}
