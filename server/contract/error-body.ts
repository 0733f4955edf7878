import * as v from 'valibot';
import { described } from './described.ts';
import { type ErrorCode, errorStatus } from './errors.ts';
import { PasskeyOptions } from './webauthn.ts';

/** The body of every error response. */
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
