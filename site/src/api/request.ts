import {
  type AnswerOf,
  addresses,
  type BodyOf,
  type Endpoints,
  type ErrorBody,
  type ErrorCode,
} from '@whenabouts/server/contract';

type EndpointName = keyof Endpoints;

/** An answer that was no success. */
export class ApiError extends Error {
  readonly status: number;
  /** What the server says happened; undefined when the answer did not come from it. */
  readonly code: ErrorCode | undefined;
  /** The server's message alone, fit to be shown. */
  readonly reason: string;
  /** What is wrong with single fields of the body. */
  readonly fields: Readonly<Record<string, string>>;

  constructor(status: number, reason: string, body?: ErrorBody) {
    super(`${status}: ${reason}`);
    this.name = 'ApiError';
    this.status = status;
    this.code = body?.code;
    this.reason = reason;
    this.fields = body?.fields ?? {};
  }
}

/** What the server said, or undefined when no answer came at all. */
export function reasonOf(error: unknown): string | undefined {
  return error instanceof ApiError ? error.reason || undefined : undefined;
}

/** What the server found wrong with single fields of the body. */
export function fieldErrorsOf(error: unknown): Readonly<Record<string, string>> {
  return error instanceof ApiError ? error.fields : {};
}

export interface RequestOptions<N extends EndpointName> {
  body?: BodyOf<Endpoints[N]>;
  /** Stands in for what is variable in the endpoint's path: a number, a slug, an image's name. */
  id?: number | string;
  /** Calls as the admin, where an endpoint serves members too. */
  as?: 'admin';
  /** The version that was read: the change is refused when there is a newer one. */
  ifMatch?: number | undefined;
  /** Makes a repeated call harmless: the same key, the same row. */
  idempotencyKey?: string;
}

/** Longer than this and the visitor should hear of it. */
export const TIMEOUT_MS = 20_000;

/**
 * Calls an endpoint of the contract by its name.
 *
 * @throws {ApiError} for every answer that is not a success.
 * @throws {TypeError | DOMException} when no answer came.
 */
export async function request<N extends EndpointName>(
  name: N,
  options: RequestOptions<N> = {},
): Promise<AnswerOf<Endpoints[N]>> {
  const headers = new Headers({ Accept: 'application/json' });
  if (options.body !== undefined) headers.set('Content-Type', 'application/json');
  if (options.ifMatch !== undefined) headers.set('If-Match', `"${options.ifMatch}"`);
  if (options.idempotencyKey) headers.set('Idempotency-Key', options.idempotencyKey);
  const answer = await fetch(pathOf(name, options.id) + (options.as ? `?as=${options.as}` : ''), {
    method: addresses[name].method,
    credentials: 'same-origin',
    headers,
    signal: AbortSignal.timeout(TIMEOUT_MS),
    ...(options.body !== undefined && { body: JSON.stringify(options.body) }),
  });
  if (!answer.ok) throw await errorFrom(answer);
  // 204 has no body, and the contract says so by having no answer.
  return (answer.status === 204 ? undefined : await answer.json()) as AnswerOf<Endpoints[N]>;
}

export function pathOf(name: EndpointName, id?: number | string): string {
  const { path } = addresses[name];
  return id === undefined ? path : path.replace(/\{\w+\}/, encodeURIComponent(id));
}

/** What an answer that is no success says. */
export async function errorFrom(answer: Response): Promise<ApiError> {
  const text = await answer.text();
  try {
    const body = JSON.parse(text) as ErrorBody;
    if (typeof body.message === 'string') return new ApiError(answer.status, body.message, body);
  } catch {
    // Not from our server: a proxy in between, perhaps.
  }
  const plain = answer.headers.get('content-type')?.startsWith('text/plain') ? text : '';
  return new ApiError(answer.status, plain || answer.statusText);
}
