import * as v from 'valibot';

/**
 * Every way a request can fail, with the status it answers. Whoever faces the reader chooses the
 * sentence by the code; the message is a plain English default for those who have none.
 */
export const errorStatus = {
  malformed: 400,
  invalid: 400,
  unauthenticated: 401,
  cross_origin: 403,
  not_found: 404,
  method_not_allowed: 405,
  taken: 409,
  limit_reached: 409,
  in_use: 409,
  gone: 410,
  stale: 412,
  too_large: 413,
  unsupported_media_type: 415,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/** The body of every answer that is not a success. */
export const ErrorBody = v.object({
  code: v.picklist(Object.keys(errorStatus) as ErrorCode[]),
  message: v.string(),
  /** For `invalid` and `taken`: what is wrong, by field of the request's body. */
  fields: v.optional(v.record(v.string(), v.string())),
});

export type ErrorBody = v.InferOutput<typeof ErrorBody>;
