import type { Endpoint, ParsedBodyOf } from '../../contract/index.ts';
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
  /** Sets the ETag of the response. */
  setVersion(version: number): void;
  /** Makes browsers download the response as a file with this name. */
  sendAsDownload(fileName: string): void;
  /** Sets the session cookie of the response. */
  startSession(token: string): Promise<void>;
  /** Deletes the session and its cookie. */
  endSession(): Promise<void>;
}
