import { type Endpoint, type ErrorCode, errorStatus, isAdminRole, rateLimits } from '../contract/index.ts';
import { HttpError } from '../src/http/http-error.ts';

/** Meaning of each error code, unless an endpoint defines its own. */
export const meanings: Readonly<Record<ErrorCode, string>> = {
  malformed: 'The request cannot be parsed: the body is not JSON, or a header is malformed.',
  invalid: 'The body is JSON but fails validation; `fields` has a message for each invalid field.',
  unauthenticated: 'The request has no valid session of the required kind.',
  passkey_required: 'The password is right, but the login needs a passkey.',
  forbidden: 'The role of the admin does not include this.',
  cross_origin: 'A browser sent the request from a page of another site.',
  email_unconfirmed: 'The member has to confirm the email address of the account first.',
  other_account: 'The caller is logged in to another account.',
  not_found: 'There is no such resource for this caller.',
  method_not_allowed: 'The path does not support this method; the `Allow` header lists those it does.',
  taken: 'The value is in use already; `fields`, if present, names it.',
  limit_reached: 'A storage limit is reached.',
  in_use: 'The resource cannot be deleted, because something else uses it.',
  last_owner: 'The only owner cannot be removed or get another role.',
  gone: 'The resource never existed, or no longer exists.',
  stale: 'The resource has changed since the version in `If-Match`.',
  too_large: 'The body is too large.',
  unsupported_media_type: 'The body is not `application/json`.',
  too_many_requests: 'A rate limit is exceeded. The `Retry-After` header has the seconds to wait.',
  internal: 'Internal server error. The `X-Request-Id` header identifies the request in the log.',
  not_implemented: 'The server does not support what was requested.',
  unavailable: 'The server is temporarily unavailable. `Retry-After`, if present, has the seconds to wait.',
};

/** Returns true if exceeding one of the limits gets 429. Other limits do not change the response. */
function hasRejectingLimit({ rateLimits: names }: Endpoint): boolean {
  return names !== 'none' && names.some((name) => !('exceeded' in rateLimits[name]));
}

const impliedErrors: Readonly<Partial<Record<ErrorCode, (endpoint: Endpoint) => boolean>>> = {
  malformed: ({ body }) => body !== undefined,
  invalid: ({ body }) => body !== undefined,
  unauthenticated: ({ access, moreForAdmins }) => access !== 'anyone' || moreForAdmins === true,
  forbidden: ({ access }) => isAdminRole(access) && access !== 'author',
  cross_origin: ({ method, crossOrigin }) => method !== 'GET' && !crossOrigin,
  not_found: ({ path }) => path.includes('{'),
  too_large: ({ body }) => body !== undefined,
  // Also without a body in the contract: the server rejects any body that is not JSON.
  unsupported_media_type: ({ ignoresBody }) => !ignoresBody,
  too_many_requests: hasRejectingLimit,
  internal: () => true,
  unavailable: () => true,
};

/** Returns every error code of an endpoint, ordered by status. */
export function errorsOf(endpoint: Endpoint): ErrorCode[] {
  const codes = Object.keys(errorStatus) as ErrorCode[];
  return codes.filter((code) => code in (endpoint.errors ?? {}) || impliedErrors[code]?.(endpoint));
}

const EXAMPLE_PASSKEY_OPTIONS = {
  rpId: 'localhost',
  challenge: 'ZwV3mJ0o7yQ2kLr5tXn8dB1cHsGf4uPeAi6TzKqMvWE',
  allowCredentials: [{ id: 'xhUGLB0eHdlPFa8CJmYEfg', type: 'public-key' }],
  userVerification: 'preferred',
};

/**
 * Returns an example of an error response with the default message.
 *
 * @param field A field of the endpoint's body, for the example of a validation error; undefined without a body.
 */
export function exampleOf(code: ErrorCode, field: string | undefined) {
  if (code === 'invalid' && field !== undefined)
    return new HttpError(code, { fields: { [field]: 'A message about this field.' } }).body;
  if (code === 'passkey_required') return new HttpError(code, { passkey: EXAMPLE_PASSKEY_OPTIONS }).body;
  return new HttpError(code).body;
}
