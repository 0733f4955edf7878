import { type ErrorBody, type ErrorCode, errorStatus } from '../../contract/index.ts';

const messages: Record<ErrorCode, string> = {
  malformed: 'The request cannot be read.',
  invalid: 'Please check what you entered.',
  unauthenticated: 'Please log in.',
  cross_origin: 'Requests from other sites are not accepted.',
  not_found: 'Not found.',
  method_not_allowed: 'This method is not allowed here.',
  taken: 'Already taken.',
  limit_reached: 'There is no room for more.',
  in_use: 'This is in use, and cannot be deleted.',
  gone: 'This is no longer here.',
  stale: 'This was changed elsewhere since you opened it.',
  too_large: 'The request is too large.',
  unsupported_media_type: 'Please send JSON.',
  too_many_requests: 'Too many attempts. Please try again later.',
  internal: 'Something went wrong. Please try again.',
  unavailable: 'The service is busy. Please try again in a moment.',
};

interface FailureDetails {
  readonly message?: string;
  readonly fields?: Record<string, string>;
  readonly retryAfterSeconds?: number;
  readonly allow?: readonly string[];
  /** A secret was guessed wrong: what counts such guesses counts this one. */
  readonly wrongGuess?: boolean;
}

/** A request that cannot be granted, in the words of the contract. */
export class Failure extends Error {
  readonly code: ErrorCode;
  readonly details: FailureDetails;

  constructor(code: ErrorCode, details: FailureDetails = {}) {
    super(details.message ?? messages[code]);
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return errorStatus[this.code];
  }

  get body(): ErrorBody {
    const { fields } = this.details;
    return { code: this.code, message: this.message, ...(fields && { fields }) };
  }

  get headers(): Record<string, string> {
    const { retryAfterSeconds, allow } = this.details;
    return {
      ...(retryAfterSeconds !== undefined && { 'Retry-After': String(retryAfterSeconds) }),
      ...(allow && { Allow: allow.join(', ') }),
    };
  }
}

/** The failure that any error is to the outside: itself, a database away for now, or a fault of ours. */
export function asFailure(error: unknown, isUnavailable: (error: unknown) => boolean): Failure {
  if (error instanceof Failure) return error;
  if (isUnavailable(error)) return new Failure('unavailable', { retryAfterSeconds: 2 });
  return new Failure('internal');
}
