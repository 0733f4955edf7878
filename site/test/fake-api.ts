import { type BodyOf, type ErrorCode, errorStatus, type ResponseOf } from '@whenabouts/server/contract';
import { vi } from 'vitest';
import type { EndpointOf, Operation } from '../src/api/request.ts';

interface ApiRequest<O extends Operation = Operation> {
  operation: O;
  /** Path and query. */
  url: string;
  headers: Headers;
  body: BodyOf<EndpointOf<O>>;
}

type Handler<O extends Operation> =
  | ResponseOf<EndpointOf<O>>
  | Response
  | ((
      request: ApiRequest<O>,
    ) => Promise<ResponseOf<EndpointOf<O>> | Response> | ResponseOf<EndpointOf<O>> | Response);

/** Responses by endpoint: what the server would send, an error response, or a function that returns one of them. */
export type Handlers = { [O in Operation]?: Handler<O> };

const fetchFile = globalThis.fetch;
const unexpected: string[] = [];

/**
 * Responds to the API requests of the components under test. A request to an endpoint without a handler fails the test.
 *
 * @returns The requests so far, in order.
 */
export function fakeApi(handlers: Handlers): ApiRequest[] {
  const requests: ApiRequest[] = [];
  vi.stubGlobal('XMLHttpRequest', FakeXhr);
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    if (!pathname.startsWith('/api/')) return fetchFile(input, init);
    const found = Object.entries(handlers).find(([operation]) =>
      matches(operation, request.method, pathname),
    );
    if (!found) {
      unexpected.push(`${request.method} ${pathname}`);
      return errorResponse('not_found', 'No such endpoint');
    }
    const [operation, handler] = found as [Operation, unknown];
    const text = await request.text();
    const call: ApiRequest = {
      operation,
      url: pathname + search,
      headers: request.headers,
      body: text ? JSON.parse(text) : undefined,
    };
    requests.push(call);
    const result = typeof handler === 'function' ? await handler(call) : handler;
    if (result instanceof Response) return result.clone();
    return result === undefined ? new Response(null, { status: 204 }) : Response.json(result);
  });
  return requests;
}

/** Returns the requests to one endpoint, in order. */
export function requestsTo<O extends Operation>(
  requests: readonly ApiRequest[],
  operation: O,
): ApiRequest<O>[] {
  return requests.filter((request) => request.operation === operation) as ApiRequest[] as ApiRequest<O>[];
}

/** Replaces XMLHttpRequest, so that uploads reach the stubbed `fetch`. Reports no progress. */
class FakeXhr {
  upload = {};
  status = 0;
  statusText = '';
  responseText = '';
  onload = () => {};
  onloadend = () => {};
  onerror = () => {};
  #url = '';
  #method = '';
  #headers = new Headers();
  #response: Response | undefined;

  open(method: string, url: string) {
    this.#method = method;
    this.#url = url;
  }

  setRequestHeader(name: string, value: string) {
    this.#headers.set(name, value);
  }

  getResponseHeader = (name: string) => this.#response?.headers.get(name) ?? null;
  abort() {}

  async send(body: string) {
    try {
      const response = await fetch(this.#url, { method: this.#method, headers: this.#headers, body });
      this.#response = response;
      this.status = response.status;
      this.responseText = await response.text();
      this.onload();
    } catch {
      this.onerror();
    }
    this.onloadend();
  }
}

/** An error response of the API. */
export function errorResponse(code: ErrorCode, message: string, fields?: Record<string, string>): Response {
  return Response.json({ code, message, ...(fields && { fields }) }, { status: errorStatus[code] });
}

/** A handler, `respond`, whose response waits until `release` is called. */
export function heldResponse<T>(response: T): { respond: () => Promise<T>; release: () => void } {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { respond: () => released.then(() => response), release: () => release() };
}

/** An HTML error page, as a proxy sends when the server behind it is down. */
export const proxyErrorPage = (): Response =>
  new Response('<h1>nginx</h1>', {
    status: 503,
    statusText: 'Service Unavailable',
    headers: { 'Content-Type': 'text/html' },
  });

/** A handler of a request that gets no response. */
export const noResponse = (): Promise<never> => Promise.reject(new TypeError('Failed to fetch'));

/** Responds to each request with the next response, or the result of the next function. The last one repeats. */
export function inOrder<T>(...responses: (T | (() => Promise<T>))[]): () => Promise<T> {
  return async () => {
    const next = (responses.length > 1 ? responses.shift() : responses[0]) as T | (() => Promise<T>);
    return typeof next === 'function' ? (next as () => Promise<T>)() : next;
  };
}

/** Fails if components sent requests without a handler since the last call. */
export function failUnexpectedRequests(): void {
  const requests = unexpected.splice(0);
  if (requests.length > 0) throw new Error(`Requests without a handler: ${requests.join(', ')}`);
}

function matches(operation: string, method: string, path: string): boolean {
  const [expected, template = ''] = operation.split(' ');
  return expected === method && new RegExp(`^${template.replace(/\{\w+\}/g, '[^/]+')}$`).test(path);
}
