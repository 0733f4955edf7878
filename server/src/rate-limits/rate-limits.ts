import type { RateLimits } from '../config/rate-limits.ts';
import type { Database } from '../database/database.ts';
import { HttpError } from '../http/http-error.ts';
import type { RateLimiter, RateLimitResult } from '../http/request-context.ts';
import type { RouteOptions } from '../http/route.ts';
import { failedAttemptCounters, findExceeded } from './failed-attempts.ts';
import { createLimiter, firstExceeded, type Limiter } from './rate-limiter.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

interface RateLimiterOptions {
  readonly database: Database;
  readonly limits: RateLimits;
  readonly secret: string;
  readonly now: () => number;
}

const emailIn = (body: unknown): string => (body as { email: string }).email;

/** Creates the rate limiters of all endpoints. They count in the database, so that all servers share the counters. */
export function createRateLimiters({ limits, ...options }: RateLimiterOptions): RouteOptions['rateLimiters'] {
  const limiter = createLimiter(options);
  const { limitRequests, counter, shardedCounter } = limiter;
  const limitPasswordAttempts = (kind: string, subject: string | number, clientIp: string) => {
    const counters = failedAttemptCounters(counter, limits, { kind, subject, clientIp });
    const { perIp, perAccount, perAccountAndIp } = counters;
    const all = [perIp, perAccount, perAccountAndIp];
    return limiter.limitFailedAttempts(all, findExceeded(counters), [perAccountAndIp.id]);
  };
  return {
    register: ({ clientIp }) =>
      limitRequests(counter(limits.registrationsPerIp, HOUR, 'register', clientIp())),
    write: ({ actor }) =>
      limitRequests(shardedCounter(limits.writesPerMember, MINUTE, 'write', actor?.accountId ?? 0)),
    upload: ({ actor }) =>
      limitRequests(counter(limits.uploadsPerAccount, HOUR, 'upload', actor?.accountId ?? 0)),
    contact: ({ clientIp }) => limitRequests(counter(limits.messagesPerIp, HOUR, 'contact', clientIp())),
    newsletter: limitSubscriptions(limiter, limits),
    confirm: limitConfirmationCodes(limiter, limits),
    login: ({ body, clientIp }) => limitPasswordAttempts('login', emailIn(body), clientIp()),
    adminLogin: ({ body, clientIp }) => limitPasswordAttempts('admin login', emailIn(body), clientIp()),
    reauthenticate: ({ actor, clientIp }) =>
      limitPasswordAttempts('reauthenticate', actor?.accountId ?? 0, clientIp()),
    forgot: limitResetEmails(limiter, limits),
    reset: limitResetCodes(limiter, limits),
    handoff: ({ clientIp }) => limitRequests(counter(limits.handoffsPerIp, HOUR, 'handoff', clientIp())),
    oembed: ({ clientIp }) =>
      limitRequests(shardedCounter(limits.oembedRequestsPerIp, HOUR, 'oembed', clientIp())),
    claim: limitHandoffCodes(limiter, limits),
    testEmail: ({ actor }) =>
      limitRequests(
        counter(limits.testEmailsPerAdmin, HOUR, 'test email', actor?.accountId ?? 0),
        counter(limits.testEmails, HOUR, 'test email'),
      ),
  };
}

function limitSubscriptions({ limitRequests, counter }: Limiter, limits: RateLimits): RateLimiter {
  return async ({ body, clientIp }): Promise<RateLimitResult> => {
    await limitRequests(counter(limits.subscriptionsPerIp, HOUR, 'newsletter', 'address', clientIp()));
    const perSubscriber = counter(
      limits.confirmationEmailsPerSubscriber,
      24 * HOUR,
      'newsletter',
      emailIn(body),
    );
    return limitSilently(() => limitRequests(perSubscriber));
  };
}

function limitConfirmationCodes(limiter: Limiter, limits: RateLimits): RateLimiter {
  return ({ clientIp }) => {
    const perIp = limiter.counter(limits.confirmationFailuresPerIp, HOUR, 'confirm', clientIp());
    return limiter.limitFailedAttempts([perIp], firstExceeded([perIp]), []);
  };
}

/** For limits that callers must not notice, because they would reveal whether an account exists. */
async function limitSilently(count: () => Promise<RateLimitResult>): Promise<RateLimitResult> {
  try {
    return await count();
  } catch (error) {
    if (error instanceof HttpError && error.code === 'too_many_requests') return { isSilentlyLimited: true };
    throw error;
  }
}

function limitResetEmails({ limitRequests, counter }: Limiter, limits: RateLimits): RateLimiter {
  return ({ body, clientIp }) =>
    limitSilently(() =>
      limitRequests(
        counter(limits.resetEmailsPerIp, HOUR, 'forgot', 'address', clientIp()),
        counter(limits.resetEmailsPerAccount, HOUR, 'forgot', 'account', emailIn(body)),
      ),
    );
}

function limitResetCodes(
  { limitFailedAttempts, counter, counterId }: Limiter,
  limits: RateLimits,
): RateLimiter {
  return ({ body, clientIp }) => {
    const email = emailIn(body);
    const perAccount = counter(limits.resetFailuresPerAccount, 15 * MINUTE, 'reset', email);
    // After a reset, failed logins with the forgotten password no longer block the new one.
    const deleteOnSuccess = [perAccount.id, counterId('login', email, clientIp())];
    return limitFailedAttempts([perAccount], firstExceeded([perAccount]), deleteOnSuccess);
  };
}

function limitHandoffCodes({ limitFailedAttempts, counter }: Limiter, limits: RateLimits): RateLimiter {
  return ({ actor, clientIp }) => {
    const perIp = counter(limits.codeFailuresPerIp, HOUR, 'claim', 'address', clientIp());
    const perMember = counter(limits.codeFailuresPerMember, HOUR, 'claim', 'member', actor?.accountId ?? 0);
    const counters = [perIp, perMember];
    return limitFailedAttempts(counters, firstExceeded(counters), []);
  };
}
