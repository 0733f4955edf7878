import type { Actor } from './middleware/session.ts';

interface RateLimitResult {
  /** See `RequestContext.isSilentlyLimited`. */
  readonly isSilentlyLimited?: boolean;
  /** Called after the handler, with its error if it failed. */
  readonly onFinished?: (error?: unknown) => Promise<void>;
}

/** The rate limits of an endpoint. Both functions throw `too_many_requests` if one is exceeded. */
export interface RateLimiter {
  /** Checks the limits without counting, so that a request that is going to be rejected does not wait in a queue. */
  check(request: LimitedRequest): Promise<void>;
  count(request: LimitedRequest): Promise<RateLimitResult>;
}

export interface LimitedRequest {
  readonly body: unknown;
  readonly actor: Actor | undefined;
  clientIp(): string;
}
