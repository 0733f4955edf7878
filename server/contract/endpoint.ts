import type * as v from 'valibot';
import type { ErrorCode } from './errors.ts';
import type { RateLimitName } from './rate-limits.ts';
import type { AdminRole } from './roles.ts';

type AnySchema = v.GenericSchema;

/** Size limit of the body of a request, if its endpoint has no other. */
export const DEFAULT_BODY_BYTES = 64 * 1024;

/** Definition of one API endpoint. The server enforces it, the site calls it, and the API docs describe it. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** `{id}` is a number; other parameters are text, such as a slug. */
  readonly path: `/${string}`;
  readonly summary: string;
  /**
   * The session that a caller needs: a member's, an admin's with this role or one above it, or for `account` that of a
   * member or of any admin.
   */
  readonly access: 'anyone' | 'member' | 'account' | AdminRole;
  /** Open to anyone, with more data for admins. */
  readonly moreForAdmins?: true;
  /** Callable from pages of any site; handled without a session even if there is one. */
  readonly crossOrigin?: true;
  /** The rate limits that count requests; `none` only for cheap endpoints. */
  readonly rateLimits: readonly RateLimitName[] | 'none';
  /** A rate limit of the same account whose counter a successful request resets. */
  readonly clearsRateLimit?: RateLimitName;
  /**
   * A successful request shows that the client belongs to the owner of the account. If the email address is confirmed
   * then, the client's network is known to the account (see `rateLimitEffects.unknownNetworks`).
   */
  readonly provesOwner?: true;
  /** The path parameter is a secret, which must not be logged. */
  readonly secretParam?: true;
  /** Hashes a password, which is slow: the server limits how many such requests run at once. */
  readonly hashesPassword?: true;
  /** Time limit in milliseconds, if the server's default does not fit. */
  readonly timeoutMs?: number;
  readonly body?: AnySchema;
  /** Size limit of the body in bytes; by default {@link DEFAULT_BODY_BYTES}. */
  readonly bodyBytes?: number;
  /** Accepts a body of any type and ignores it. */
  readonly ignoresBody?: true;
  readonly status: 200 | 201 | 204;
  /** Body of a successful response; absent for 204 and for files. */
  readonly response?: AnySchema;
  /** Media type of a successful response if the caller does not request JSON. */
  readonly otherType?: 'text/xml';
  /** A successful response is a file of this kind instead of JSON. */
  readonly file?: 'image' | 'zip';
  /** Errors of this endpoint beyond those that all endpoints share, and what each means here. */
  readonly errors?: Readonly<Partial<Record<ErrorCode, string>>>;
  readonly docs: EndpointDocs;
}

/** Returns an endpoint's path up to its parameter. */
export const pathPrefix = ({ path }: Pick<Endpoint, 'path'>): string => path.split('{', 1)[0] ?? '';

export type BodyOf<E extends Endpoint> = E extends { body: infer S extends AnySchema }
  ? v.InferInput<S>
  : undefined;

/** Body that a handler receives, validated and normalized. */
export type ParsedBodyOf<E extends Endpoint> = E extends { body: infer S extends AnySchema }
  ? v.InferOutput<S>
  : undefined;

export type ResponseOf<E extends Endpoint> = E extends { response: infer S extends AnySchema }
  ? v.InferOutput<S>
  : undefined;

type DeepReadonly<T> = T extends readonly (infer Item)[]
  ? readonly DeepReadonly<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: DeepReadonly<T[Key]> }
    : T;

/** Docs whose examples match the endpoint's schemas; parts that the endpoint needs are required. */
type DocsOf<E extends Endpoint> = EndpointDocs & {
  readonly body?: DeepReadonly<BodyOf<E>>;
  readonly response?: DeepReadonly<ResponseOf<E>>;
} & (E extends { body: object } ? { readonly body: unknown } : unknown) &
  (E extends { response: object } ? { readonly response: unknown } : unknown) &
  (E['path'] extends `${string}{${string}` ? { readonly param: EndpointDocs['param'] } : unknown);

/** Constraint on endpoint definitions that type-checks every example. */
export type Documented<Definitions extends Readonly<Record<string, Endpoint>>> = {
  readonly [Name in keyof Definitions]: Endpoint & { readonly docs: DocsOf<Definitions[Name]> };
};

/** Chapters of the API docs, in order. */
export const chapters = {
  Accounts: 'Registration, login, and the member’s own data.',
  Plans:
    'Saved plans: a name, the six inputs of the calculator, and the assumptions of the outlook that the member changed.',
  'Results from partners':
    'How a result of the widget on a partner’s page gets to a member’s plans if it does not fit in a link.',
  Embedding: 'How a site that supports oEmbed shows the calculator in place of its URL.',
  Blog: 'Published posts.',
  Images: 'Images of members and admins. Anyone with an image’s URL can see it.',
  'Contact and newsletter': 'Messages to the people who run the site, and its newsletter.',
  Admins: 'For the people who run the site.',
} as const;

export type Chapter = keyof typeof chapters;

interface EndpointDocs {
  readonly chapter: Chapter;
  /** Details beyond the summary, in Markdown. */
  readonly details?: string;
  /** Meaning of the response's ETag: the version of the resource, or a hash of the response. */
  readonly etag?: 'version' | 'content';
  /** Effect of success on the caller's session. */
  readonly session?: 'starts' | 'ends';
  /** Supports the `Idempotency-Key` header. */
  readonly idempotent?: true;
  /** Example and description of the path parameter, and its pattern if it is narrower than usual. */
  readonly param?: readonly [example: string, description: string, pattern?: string];
  /** Query parameters that only this endpoint has, by name. */
  readonly query?: Readonly<Record<string, QueryParameterDocs>>;
  readonly body?: unknown;
  readonly response?: unknown;
}

interface QueryParameterDocs {
  readonly description: string;
  readonly example: string;
  readonly required?: true;
}
