import * as v from 'valibot';
import { described } from './schemas.ts';
import { PasskeyOptions } from './webauthn.ts';

/**
 * Error codes and their status. Clients choose their own text by code; the message of the response is a default in
 * plain English.
 */
export const errorStatus = {
  malformed: 400,
  invalid: 400,
  unauthenticated: 401,
  passkey_required: 401,
  forbidden: 403,
  cross_origin: 403,
  email_unconfirmed: 403,
  other_account: 403,
  not_found: 404,
  method_not_allowed: 405,
  taken: 409,
  limit_reached: 409,
  in_use: 409,
  last_owner: 409,
  gone: 410,
  stale: 412,
  too_large: 413,
  unsupported_media_type: 415,
  too_many_requests: 429,
  internal: 500,
  not_implemented: 501,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;

export const ErrorBody = v.object({
  code: described(v.picklist(Object.keys(errorStatus) as ErrorCode[]), 'Error code, for programs.'),
  message: described(v.string(), 'Message for people.'),
  /** For `invalid` and `taken`: messages by field of the request body. */
  fields: v.optional(described(v.record(v.string(), v.string()), 'Messages by field of the request body.')),
  passkey: v.optional(
    described(PasskeyOptions, 'For `passkey_required`: the options for `navigator.credentials.get()`.'),
  ),
});

export type ErrorBody = v.InferOutput<typeof ErrorBody>;
