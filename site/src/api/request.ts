import type {
  BodyOf,
  Endpoints,
  ErrorBody,
  ErrorCode,
  PasskeyOptions,
  ResponseOf,
} from '@whenabouts/server/contract';

type Endpoint = Endpoints[keyof Endpoints];
type OperationOf<E extends Endpoint> = E extends Endpoint ? `${E['method']} ${E['path']}` : never;
/** Method and path of an endpoint of the contract, such as `GET /api/retirement-plans/{id}`. */
export type Operation = OperationOf<Endpoint>;
export type EndpointOf<O extends Operation> = {
  [Name in keyof Endpoints]: O extends OperationOf<Endpoints[Name]> ? Endpoints[Name] : never;
}[keyof Endpoints];

export class ApiError extends Error {
  readonly status: number;
  /** Undefined if the response did not come from our server. */
  readonly code: ErrorCode | undefined;
  /** The server's message without the status; can be shown to the visitor. */
  readonly reason: string;
  readonly fields: Readonly<Record<string, string>>;
  /** Options for the browser, if a login needs a passkey. */
  readonly passkey: PasskeyOptions | undefined;

  constructor(status: number, reason: string, body?: ErrorBody) {
    super(`${status}: ${reason}`);
    this.name = 'ApiError';
    this.status = status;
    this.code = body?.code;
    this.reason = reason;
    this.fields = body?.fields ?? {};
    this.passkey = body?.passkey;
  }
}

export function hasStatus(error: unknown, status: number): boolean {
  return error instanceof ApiError && error.status === status;
}

export function hasCode(error: unknown, code: ErrorCode): boolean {
  return error instanceof ApiError && error.code === code;
}

/** Awaits a request. Returns null if the server responds with 404. */
export async function nullIfNotFound<T>(response: Promise<T>): Promise<T | null> {
  try {
    return await response;
  } catch (error) {
    if (hasStatus(error, 404)) return null;
    throw error;
  }
}

/** Error message if the server gave no reason. */
export const SOMETHING_WRONG = 'Something went wrong. Please try again.';

/** Returns the server's message, or undefined if there was no response. */
export function reasonOf(error: unknown): string | undefined {
  return error instanceof ApiError ? error.reason || undefined : undefined;
}

/** Returns the server's validation errors by field; empty for other errors. */
export function fieldErrorsOf(error: unknown): Readonly<Record<string, string>> {
  return error instanceof ApiError ? error.fields : {};
}

/** Whose session a request uses. */
export type Area = 'member' | 'admin';

export interface RequestOptions<O extends Operation> {
  body?: BodyOf<EndpointOf<O>>;
  param?: number | string | undefined;
  /** The session to use on an endpoint that serves members and admins; by default the member's. */
  as?: Area | undefined;
  /** The version that was loaded: the server rejects the change if there is a newer version. */
  ifMatch?: number | undefined;
  /** Makes retries safe: requests with the same key create one row. */
  idempotencyKey?: string;
  /** Time limit in milliseconds, if {@link TIMEOUT_MS} is too short. */
  timeoutMs?: number;
}

export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Time after which a request without a response fails. */
export const TIMEOUT_MS = 20_000;

/**
 * Calls an endpoint of the contract by its method and path. Imports only types from the contract, so that pages load no
 * schemas.
 *
 * @throws {ApiError} if the response is not a success.
 * @throws {TypeError | DOMException} if there is no response.
 */
export async function request<O extends Operation>(
  operation: O,
  options: RequestOptions<O> = {},
): Promise<ResponseOf<EndpointOf<O>>> {
  const headers = new Headers({ Accept: 'application/json' });
  if (options.body !== undefined) headers.set('Content-Type', 'application/json');
  if (options.ifMatch !== undefined) headers.set('If-Match', `"${options.ifMatch}"`);
  if (options.idempotencyKey) headers.set('Idempotency-Key', options.idempotencyKey);
  const [method, path] = operation.split(' ') as [Endpoint['method'], Endpoint['path']];
  const response = await fetch(pathOf(path, options.param) + (options.as === 'admin' ? '?as=admin' : ''), {
    method,
    credentials: 'same-origin',
    headers,
    signal: AbortSignal.timeout(options.timeoutMs ?? TIMEOUT_MS),
    ...(options.body !== undefined && { body: JSON.stringify(options.body) }),
  });
  if (!response.ok) throw await errorFrom(response);
  // A 204 has no body; the contract defines no response schema for it.
  return (response.status === 204 ? undefined : await response.json()) as ResponseOf<EndpointOf<O>>;
}

export function pathOf(path: string, param?: number | string): string {
  return param === undefined ? path : path.replace(/\{\w+\}/, encodeURIComponent(param));
}

export async function errorFrom(response: Response): Promise<ApiError> {
  const text = await response.text();
  try {
    const body = JSON.parse(text) as ErrorBody;
    if (typeof body.message === 'string') return new ApiError(response.status, body.message, body);
  } catch {
    // The response may come from a proxy instead of our server.
  }
  const plain = response.headers.get('content-type')?.startsWith('text/plain') ? text : '';
  return new ApiError(response.status, plain || response.statusText);
}
