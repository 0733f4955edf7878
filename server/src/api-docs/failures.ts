import { type Endpoint, type ErrorCode, errorStatus } from '../../contract/index.ts';
import { Failure } from '../http/failure.ts';

/** What each code says, wherever it comes. */
export const meanings: Readonly<Record<ErrorCode, string>> = {
  malformed: 'The request cannot be read: the body is no JSON, or a header has no sense.',
  invalid: 'The body is JSON, but not what is expected; `fields` tells what is wrong with which field.',
  unauthenticated: 'There is no session, or not of the kind that is needed.',
  cross_origin: 'A browser sent it from a page of another site.',
  not_found: 'There is nothing at this address for this caller.',
  method_not_allowed: 'The address knows other methods; the header `Allow` names them.',
  taken: 'Somebody else has it already; `fields` tells what.',
  limit_reached: 'There is no room for more.',
  in_use: 'It cannot be deleted, because something needs it.',
  gone: 'It was there once, or never was.',
  stale: 'It was changed since the version that `If-Match` names.',
  too_large: 'The body is larger than allowed.',
  unsupported_media_type: 'The body is not `application/json`.',
  too_many_requests: 'Too often. The header `Retry-After` tells in how many seconds to come again.',
  internal: 'A fault of the server. The header `X-Request-Id` is its name in the log.',
  unavailable:
    'The server cannot answer now. The header `Retry-After`, where there is one, tells when to try again.',
};

/** Throttles that nobody notices: beyond their limits a call is answered as always, and does nothing. */
const SILENT: readonly Endpoint['throttle'][] = ['none', 'forgot'];

/** Which calls can fail in which way that no row names, because it follows from the row. */
const shared: Readonly<Partial<Record<ErrorCode, (endpoint: Endpoint) => boolean>>> = {
  malformed: ({ body }) => body !== undefined,
  invalid: ({ body }) => body !== undefined,
  unauthenticated: ({ access, moreForAdmins }) => access !== 'anyone' || moreForAdmins === true,
  cross_origin: ({ method, fromAnySite }) => method !== 'GET' && !fromAnySite,
  not_found: ({ path }) => path.includes('{'),
  too_large: ({ body }) => body !== undefined,
  unsupported_media_type: ({ ignoresBody }) => !ignoresBody,
  too_many_requests: ({ throttle }) => !SILENT.includes(throttle),
  internal: () => true,
  unavailable: () => true,
};

/** Every way in which a call can fail, in the order of their statuses. */
export function failuresOf(endpoint: Endpoint): ErrorCode[] {
  const codes = Object.keys(errorStatus) as ErrorCode[];
  return codes.filter((code) => endpoint.fails.includes(code) || shared[code]?.(endpoint));
}

/** An answer of that kind, with the words that come without better ones. */
export function exampleOf(code: ErrorCode, field: string | undefined) {
  const fields = field === undefined ? undefined : { [field]: 'A sentence about this field.' };
  const named = code === 'invalid' && fields !== undefined;
  return new Failure(code, named ? { fields } : {}).body;
}
