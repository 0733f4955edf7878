import type { EndpointName } from '../api-docs/openapi.ts';
import {
  DEFAULT_BODY_BYTES,
  type Endpoint,
  type ErrorCode,
  endpoints,
  isAdminRole,
} from '../contract/index.ts';
import type { Client, TestRequest, TestResponse } from './client.ts';

/** Clients without a session, with a member's, with an owner's and with an author's. */
export interface Callers {
  readonly visitor: Client;
  readonly member: Client;
  readonly admin: Client;
  readonly author: Client;
}

interface Changes extends Omit<TestRequest, 'method'> {
  /** The path parameter; by default the one in the documentation. */
  readonly at?: string | number;
  /** The query with its question mark; by default the one in the documentation. */
  readonly query?: string;
}

/** Returns the query string with the example of every parameter. */
function exampleQuery(query: Endpoint['docs']['query'] = {}): string {
  const examples = Object.entries(query).map(([name, { example }]): [string, string] => [name, example]);
  return examples.length > 0 ? `?${new URLSearchParams(examples)}` : '';
}

/** Sends the request of the endpoint's example, with changes. */
export function callEndpoint(
  client: Client,
  name: EndpointName,
  changes: Changes = {},
): Promise<TestResponse> {
  const { method, path, docs }: Endpoint = endpoints[name];
  const { param: example, body: sent } = docs;
  const { at = example?.[0] ?? '', query = exampleQuery(docs.query), body = sent, ...options } = changes;
  return client.request(path.replace(/\{\w+\}/, String(at)) + query, { method, body, ...options });
}

/** Returns the client with the session that the endpoint requires. */
export function callerOf(name: EndpointName, { visitor, member, admin }: Callers): Client {
  const { access }: Endpoint = endpoints[name];
  return isAdminRole(access) ? admin : { anyone: visitor, member, account: member }[access];
}

/** Requests that cause the errors shared by all endpoints. */
const shared: Readonly<
  Partial<Record<ErrorCode, (name: EndpointName, callers: Callers) => Promise<TestResponse>>>
> = {
  malformed: (name, callers) => callEndpoint(callerOf(name, callers), name, { body: '{' }),
  invalid: (name, callers) => callEndpoint(callerOf(name, callers), name, { body: '"no object"' }),
  unauthenticated: (name, { visitor }) =>
    callEndpoint(visitor, name, endpoints[name].access === 'anyone' ? { query: '?as=admin' } : {}),
  forbidden: (name, { author }) => callEndpoint(author, name),
  cross_origin: (name, callers) =>
    callEndpoint(callerOf(name, callers), name, { headers: { 'sec-fetch-site': 'cross-site' } }),
  not_found: (name, callers) => {
    const { path, errors }: Endpoint = endpoints[name];
    const slug = errors?.not_found ? 'unknown-slug' : 'not.a.slug';
    return callEndpoint(callerOf(name, callers), name, { at: path.endsWith('{id}') ? 999_999_999 : slug });
  },
  too_large: (name, callers) => {
    // The header is enough: a body that is too large is not read.
    const { bodyBytes = DEFAULT_BODY_BYTES }: Endpoint = endpoints[name];
    return callEndpoint(callerOf(name, callers), name, {
      headers: { 'content-length': String(bodyBytes + 1) },
    });
  },
  unsupported_media_type: (name, callers) =>
    callEndpoint(callerOf(name, callers), name, { body: 'x', headers: { 'content-type': 'text/plain' } }),
};

/** Returns the request that causes an error shared by all endpoints, if it needs no preparation. */
export const sharedFailure = (code: ErrorCode) => shared[code];

/** Sends requests until one is rejected by the rate limit. */
export async function exceedRateLimit(name: EndpointName, callers: Callers): Promise<TestResponse> {
  const { access, hashesPassword, docs }: Endpoint = endpoints[name];
  const body = docs.body as object | undefined;
  const wrong = { currentPassword: 'not it', password: 'not it', confirmPassword: 'not it' };
  const options = access === 'member' && hashesPassword ? { body: { ...body, ...wrong } } : {};
  let response = await callEndpoint(callerOf(name, callers), name, options);
  for (let more = 0; more < 3 && response.status !== 429; more++) {
    response = await callEndpoint(callerOf(name, callers), name, options);
  }
  return response;
}
