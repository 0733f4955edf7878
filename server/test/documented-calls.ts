import type { Name } from '../api-docs/openapi.ts';
import { type Endpoint, type ErrorCode, endpoints } from '../contract/index.ts';
import type { Client, RequestInit, TestResponse } from './client.ts';

/** The clients that a call needs: one without a session, and one of each kind. */
export interface Callers {
  readonly visitor: Client;
  readonly member: Client;
  readonly admin: Client;
}

interface Changes extends Omit<RequestInit, 'method'> {
  readonly at?: string | number;
  readonly query?: string;
}

/** Makes the call of the document's example, changed as it is said. */
export function callEndpoint(client: Client, name: Name, changes: Changes = {}): Promise<TestResponse> {
  const { method, path, docs }: Endpoint = endpoints[name];
  const { param: example, body: sent } = docs;
  const { at = example?.[0] ?? '', query = '', body = sent, ...ask } = changes;
  return client.ask(path.replace(/\{\w+\}/, String(at)) + query, { method, body, ...ask });
}

/** Whoever may make the call; those who need no session bring none. */
export function callerOf(name: Name, { visitor, member, admin }: Callers): Client {
  const { access }: Endpoint = endpoints[name];
  return { anyone: visitor, member, account: member, admin }[access];
}

const NOWHERE = 'nothing-is-called-so';

/** How to fail in the ways that follow from a row of the contract. */
const shared: Readonly<Partial<Record<ErrorCode, (name: Name, callers: Callers) => Promise<TestResponse>>>> =
  {
    malformed: (name, callers) => callEndpoint(callerOf(name, callers), name, { body: '{' }),
    invalid: (name, callers) => callEndpoint(callerOf(name, callers), name, { body: '"no object"' }),
    unauthenticated: (name, { visitor }) =>
      callEndpoint(visitor, name, endpoints[name].access === 'anyone' ? { query: '?as=admin' } : {}),
    cross_origin: (name, callers) =>
      callEndpoint(callerOf(name, callers), name, { headers: { 'sec-fetch-site': 'cross-site' } }),
    not_found: (name, callers) => {
      const { path, errors }: Endpoint = endpoints[name];
      const word = errors.not_found ? NOWHERE : 'no.word';
      return callEndpoint(callerOf(name, callers), name, { at: path.endsWith('{id}') ? 999_999_999 : word });
    },
    too_large: (name, callers) => {
      // The announcement is enough: what is too large is not read.
      const { bodyBytes = 64 * 1024 }: Endpoint = endpoints[name];
      return callEndpoint(callerOf(name, callers), name, {
        headers: { 'content-length': String(bodyBytes + 1) },
      });
    },
    unsupported_media_type: (name, callers) =>
      callEndpoint(callerOf(name, callers), name, { body: 'x', headers: { 'content-type': 'text/plain' } }),
  };

export const sharedFailure = (code: ErrorCode) => shared[code];

/** Calls until it is too often. */
export async function exceedRateLimit(name: Name, callers: Callers): Promise<TestResponse> {
  const { rateLimit, docs }: Endpoint = endpoints[name];
  const body = docs.body as object | undefined;
  const wrong = { currentPassword: 'not it', password: 'not it', confirmPassword: 'not it' };
  const guesses = rateLimit === 'reauthenticate' ? { body: { ...body, ...wrong } } : {};
  let answer = await callEndpoint(callerOf(name, callers), name, guesses);
  for (let more = 0; more < 3 && answer.status !== 429; more++) {
    answer = await callEndpoint(callerOf(name, callers), name, guesses);
  }
  return answer;
}
