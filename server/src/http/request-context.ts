import type { Endpoint, ParsedBodyOf } from '../../contract/index.ts';
import { HttpError } from './http-error.ts';
import type { Actor } from './middleware/session.ts';

/** A validated request, as a handler receives it, and what the handler can set on the response. */
export interface RequestContext<E extends Endpoint = Endpoint> {
  readonly body: ParsedBodyOf<E>;
  /** The path parameter `{id}`; 0 if the path has none. */
  readonly id: number;
  /** Any other path parameter, such as a slug; empty if the path has none. */
  readonly param: string;
  /** Returns a query parameter; empty if absent. */
  query(name: string): string;
  readonly actor: E['access'] extends 'anyone' ? Actor | undefined : Actor;
  /** Returns the IP address for rate limits, or the /64 network of an IPv6 address. */
  clientIp(): string;
  /** Returns a request header; empty if absent. */
  header(name: string): string;
  /** True if a rate limit is exceeded and the caller must not notice: do nothing, and return the usual response. */
  readonly isSilentlyLimited: boolean;
  /** Aborted when the deadline of the request has passed and the caller has received a 503. */
  readonly signal: AbortSignal;
  readonly requestId: string;
  setVersion(version: number): void;
  /** Makes browsers download the response as a file with this name. */
  sendAsDownload(fileName: string): void;
  startSession(token: string): Promise<void>;
  endSession(): Promise<void>;
}

interface RateLimitResult {
  /** True if the handler must do nothing and return the usual response. */
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

/**
 * Returns the versions that an If-Match header accepts; `any` if it is absent or `*`. Weak tags are accepted,
 * because proxies that compress a response weaken its tag.
 */
export function acceptedVersions(header: string): 'any' | readonly number[] {
  const value = header.trim();
  if (value === '' || value === '*') return 'any';
  return value
    .split(',')
    .map((tag) => /^(?:W\/)?"([1-9]\d{0,9})"$/.exec(tag.trim())?.[1])
    .filter((version) => version !== undefined)
    .map(Number);
}

/** Reads the `Idempotency-Key` header; null if absent. Throws `malformed`. */
export function idempotencyKeyOf({ header }: Pick<RequestContext, 'header'>): string | null {
  const key = header('Idempotency-Key');
  if (key === '') return null;
  if (!/^[\x21-\x7e]{1,64}$/.test(key)) {
    throw new HttpError('malformed', {
      message: 'Idempotency-Key must have 1 to 64 visible ASCII characters.',
    });
  }
  return key;
}
