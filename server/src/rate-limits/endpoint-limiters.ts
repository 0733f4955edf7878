import {
  type Endpoint,
  type RateLimit,
  type RateLimitName,
  rateLimits,
  rateLimitWindows,
  retention,
} from '../../contract/index.ts';
import { DAY } from '../durations.ts';
import { siteNetwork } from '../http/client-ip.ts';
import { HttpError } from '../http/http-error.ts';
import type { LimitedRequest, RateLimiter } from '../http/rate-limiter.ts';
import type { Services } from '../services.ts';
import { type Count, type Counter, createLimiter, type Limiter } from './rate-limiter.ts';

type LimitedEndpoint = Pick<Endpoint, 'access' | 'rateLimits' | 'clearsRateLimit' | 'provesOwner'>;

interface LimiterServices extends Pick<Services, 'config' | 'database' | 'secrets' | 'now'> {
  readonly isEmailConfirmed: (email: string) => Promise<boolean>;
}

interface RateLimitCounter extends Counter {
  readonly rateLimit: RateLimit;
  /** True if it counts for the /48 network of an IPv6 address. */
  readonly isSiteWide?: boolean;
}

/** The limit of a /48 network, as a multiple of that of an IP address. */
const SITE_FACTOR = 10;

/** Time for which a network is known to an account after its owner used it. */
const KNOWN_NETWORK_MS = retention.knownNetworkDays * DAY;

/**
 * Returns a function that creates the rate limiter of an endpoint from the contract's rate limits. Limiters count in
 * the database, so that all servers share the counters.
 */
export function createEndpointLimiters(services: LimiterServices) {
  const limiter = createLimiter(services);
  const { createCounter, createSiteCounter, createNetworkCounter } = createCounters(
    limiter,
    services.config.rateLimits,
  );

  return (endpoint: LimitedEndpoint): RateLimiter | undefined => {
    const { access, clearsRateLimit, provesOwner } = endpoint;
    if (endpoint.rateLimits === 'none') return undefined;
    const names = endpoint.rateLimits.filter((name) => !isCountedByOutbox(rateLimits[name]));
    const distinguishesNetworks = names.some(isForUnknownNetworks);
    // Before the email address is confirmed, the client may be that of a stranger who registered with it.
    const isOwner = async (request: LimitedRequest, error: unknown) =>
      provesOwner === true &&
      isRightPassword(error) &&
      (await services.isEmailConfirmed(emailOf(access, request)));
    // A session is a proof of an earlier login.
    const isKnown = async (request: LimitedRequest) =>
      distinguishesNetworks &&
      (access !== 'anyone' || (await limiter.isSet(createNetworkCounter(endpoint, request))));
    const countersFor = (request: LimitedRequest, isKnown: boolean) =>
      names
        .filter((name) => !isKnown || !isForUnknownNetworks(name))
        .flatMap((name) => [createCounter(name, endpoint, request), createSiteCounter(name, request)])
        .filter((counter) => counter !== undefined);
    return {
      check: async (request) => {
        const known = await isKnown(request);
        await limiter.check(countersFor(request, known), rejectingCount(known));
      },
      count: async (request) => {
        const known = await isKnown(request);
        const counters = countersFor(request, known);
        const counts = await limiter.count(counters, rejectingCount(known));
        const isSilentlyLimited = counts.some(
          (count) => count.counter.rateLimit.exceeded === 'dropped' && isExceeded(count),
        );
        const { failureIds, emailIds, clearedIds } = idsToSettle(counters);
        if (clearsRateLimit) clearedIds.push(createCounter(clearsRateLimit, endpoint, request).id);
        const onFinished = async (error?: unknown) => {
          const undoneIds = error === undefined ? failureIds : [...failureIds, ...emailIds];
          if (undoneIds.length + clearedIds.length > 0) await limiter.settle(undoneIds, clearedIds, error);
          if (await isOwner(request, error)) await limiter.set(createNetworkCounter(endpoint, request));
        };
        return { isSilentlyLimited, onFinished };
      },
    };
  };
}

function createCounters(limiter: Limiter, limits: Services['config']['rateLimits']) {
  const createCounter = (
    name: RateLimitName,
    { access }: LimitedEndpoint,
    request: LimitedRequest,
  ): RateLimitCounter => {
    const rateLimit: RateLimit = rateLimits[name];
    const counter = limiter.counter({
      parts: [name, ...scopeOf(rateLimit.per, access, request)],
      limit: limits[name],
      windowMs: rateLimitWindows[rateLimit.window],
      // Strangers must not lengthen the wait of an owner on a new network.
      doubles: rateLimit.counts === 'failed attempts' && rateLimit.exceeded !== 'unknownNetworks',
      sharded: rateLimit.sharded,
    });
    return { ...counter, rateLimit };
  };

  /** Returns the counter of the client's /48 network, for limits per IP address from IPv6. */
  const createSiteCounter = (name: RateLimitName, request: LimitedRequest): RateLimitCounter | undefined => {
    const rateLimit: RateLimit = rateLimits[name];
    if (rateLimit.per !== 'IP address') return undefined;
    const site = siteNetwork(request.clientIp());
    if (site === undefined) return undefined;
    const counter = limiter.counter({
      // The window does not double: a site can be a mobile network with many customers.
      parts: [name, site],
      limit: SITE_FACTOR * limits[name],
      windowMs: rateLimitWindows[rateLimit.window],
    });
    return { ...counter, rateLimit, isSiteWide: true };
  };

  /** Returns the counter that is set while a network is known to an account. */
  const createNetworkCounter = ({ access }: LimitedEndpoint, request: LimitedRequest): Counter =>
    limiter.counter({
      parts: ['known network', emailOf(access, request), request.clientIp()],
      limit: 1,
      windowMs: KNOWN_NETWORK_MS,
    });

  return { createCounter, createSiteCounter, createNetworkCounter };
}

/** Returns the ids of the counters that change when the response is known. */
function idsToSettle(counters: readonly RateLimitCounter[]) {
  const idsOf = (matches: (rateLimit: RateLimit) => boolean) =>
    counters.filter(({ rateLimit }) => matches(rateLimit)).map(({ id }) => id);
  return {
    failureIds: idsOf(({ counts }) => counts === 'failed attempts'),
    // A request that fails sends no email.
    emailIds: idsOf(({ exceeded }) => exceeded === 'dropped'),
    clearedIds: idsOf(({ clearedBySuccess }) => clearedBySuccess === true),
  };
}

const isForUnknownNetworks = (name: RateLimitName): boolean =>
  (rateLimits[name] as RateLimit).exceeded === 'unknownNetworks';

/** Returns true if an attempt was successful, or is so once a passkey follows. */
const isRightPassword = (error: unknown): boolean =>
  error === undefined || (error instanceof HttpError && error.code === 'passkey_required');

const isCountedByOutbox = ({ countedByOutbox }: RateLimit): boolean => countedByOutbox === true;

/** Returns the email address of the account. Endpoints for anyone ignore the session: it is in the body. */
const emailOf = (access: Endpoint['access'], { body, actor }: LimitedRequest): string =>
  access === 'anyone' ? (body as { email: string }).email : (actor?.email ?? '');

/** Returns the subject that a limit applies to: an IP address, an account or both. */
function scopeOf(
  per: RateLimit['per'],
  access: Endpoint['access'],
  request: LimitedRequest,
): (string | number)[] {
  const email = () => emailOf(access, request);
  const account = () => (access === 'anyone' ? email() : (request.actor?.accountId ?? 0));
  if (per === 'IP address') return [request.clientIp()];
  if (per === 'account') return [account()];
  if (per === 'account and IP address') return [account(), request.clientIp()];
  return per === 'email address' ? [email()] : [];
}

const isExceeded = ({ counter, hits }: Count<Counter>): boolean => hits > counter.limit;

/**
 * Returns a function that finds the count that rejects the request. While an account is above a limit with the effect
 * `oneAttempt`, the second attempt from an IP address is rejected, and the limit for unknown networks applies. A known
 * network has attempts even if others of its site used up those of the site.
 */
const rejectingCount =
  (isKnown: boolean) =>
  (counts: readonly Count<RateLimitCounter>[]): Count<RateLimitCounter> | undefined => {
    const isUnderAttack = counts.some(
      (count) => count.counter.rateLimit.exceeded === 'oneAttempt' && isExceeded(count),
    );
    return counts.find((count) => {
      const { rateLimit, isSiteWide } = count.counter;
      if (rateLimit.exceeded === 'unknownNetworks') return isUnderAttack && isExceeded(count);
      if (rateLimit.exceeded || (isSiteWide && isKnown)) return false;
      const hasOneAttempt = isUnderAttack && rateLimit.per === 'account and IP address';
      return isExceeded(count) || (hasOneAttempt && count.hits > 1);
    });
  };
