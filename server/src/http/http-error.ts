import { type ErrorBody, type ErrorCode, errorStatus, type PasskeyOptions } from '../../contract/index.ts';

const messages: Record<ErrorCode, string> = {
  malformed: 'The request cannot be read.',
  invalid: 'Please check what you entered.',
  unauthenticated: 'Please log in.',
  passkey_required: 'Use your passkey to finish logging in.',
  forbidden: 'You do not have the right to do this.',
  cross_origin: 'Requests from other sites are not accepted.',
  email_unconfirmed: 'Please confirm your email address first.',
  other_account: 'This link is for another account.',
  not_found: 'Not found.',
  method_not_allowed: 'This method is not allowed here.',
  taken: 'Already taken.',
  limit_reached: 'You have reached the limit.',
  in_use: 'This is in use, and cannot be deleted.',
  last_owner: 'This is the only owner. Make another person an owner first.',
  gone: 'This is no longer here.',
  stale: 'This was changed elsewhere since you opened it.',
  too_large: 'The request is too large.',
  unsupported_media_type: 'Please send JSON.',
  too_many_requests: 'Too many attempts. Please try again later.',
  internal: 'Something went wrong. Please try again.',
  not_implemented: 'This is not supported.',
  unavailable: 'The service is busy. Please try again in a moment.',
};

interface HttpErrorDetails {
  readonly message?: string;
  readonly fields?: Record<string, string>;
  /** Options for the browser, with `passkey_required`. */
  readonly passkey?: PasskeyOptions;
  readonly retryAfterSeconds?: number;
  readonly allow?: readonly string[];
  /** A wrong password or code, which counts toward the limit of failed attempts. */
  readonly isFailedAttempt?: boolean;
}

export class HttpError extends Error {
  readonly code: ErrorCode;
  readonly details: HttpErrorDetails;

  constructor(code: ErrorCode, details: HttpErrorDetails = {}) {
    super(details.message ?? messages[code]);
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return errorStatus[this.code];
  }

  get body(): ErrorBody {
    const { fields, passkey } = this.details;
    return { code: this.code, message: this.message, ...(fields && { fields }), ...(passkey && { passkey }) };
  }

  get headers(): Record<string, string> {
    const { retryAfterSeconds, allow } = this.details;
    return {
      ...(retryAfterSeconds !== undefined && { 'Retry-After': String(retryAfterSeconds) }),
      ...(allow && { Allow: allow.join(', ') }),
    };
  }
}

/** Returns the error for a field of a form. Its message does not repeat the text, because a page shows both. */
export const invalidFormField = (
  field: string,
  text: string,
  details: Pick<HttpErrorDetails, 'isFailedAttempt'> = {},
): HttpError => new HttpError('invalid', { fields: { [field]: text }, ...details });

export const invalidField = (
  field: string,
  message: string,
  details: Pick<HttpErrorDetails, 'isFailedAttempt'> = {},
): HttpError => new HttpError('invalid', { message, fields: { [field]: message }, ...details });

/** Returns an HttpError unchanged; converts an outage to `unavailable`, and any other error to `internal`. */
export function toHttpError(error: unknown, isUnavailable: (error: unknown) => boolean): HttpError {
  if (error instanceof HttpError) return error;
  if (isUnavailable(error)) return new HttpError('unavailable', { retryAfterSeconds: 2 });
  return new HttpError('internal');
}
