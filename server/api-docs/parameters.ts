import type { Endpoint } from '../contract/index.ts';
import type { JsonSchema } from './schemas.ts';

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  description: string;
  required: boolean;
  schema: JsonSchema;
  example?: string | number;
}

/** Returns the parameters of an operation: path, query and headers. */
export function describeParameters(endpoint: Endpoint): Parameter[] {
  const { access, moreForAdmins, file, docs } = endpoint;
  return [
    ...inPath(endpoint),
    ...inQuery(docs.query ?? {}),
    ...(moreForAdmins || access === 'account' ? [asAdmin] : []),
    ...(file === 'image' ? [width, format] : []),
    ...(readsIfMatch(endpoint) ? [ifMatch] : []),
    ...(docs.etag === 'content' ? [ifNoneMatch] : []),
    ...(docs.idempotent ? [idempotencyKey] : []),
  ];
}

/** Returns true if the operation compares the version of the resource with the `If-Match` header. */
function readsIfMatch({ errors, docs }: Endpoint): boolean {
  return errors?.stale !== undefined && docs.etag === 'version';
}

function inPath({ path, docs: { param } }: Endpoint): Parameter[] {
  const name = /\{(\w+)\}/.exec(path)?.[1];
  if (name === undefined || !param) return [];
  const [value, description, pattern = String.raw`^[\w-]{1,100}$`] = param;
  const isNumber = name === 'id';
  const schema: JsonSchema = isNumber ? { type: 'integer', minimum: 1 } : { type: 'string', pattern };
  return [
    { name, in: 'path', description, required: true, schema, example: isNumber ? Number(value) : value },
  ];
}

function inQuery(query: NonNullable<Endpoint['docs']['query']>): Parameter[] {
  return Object.entries(query).map(([name, { description, example, required = false }]) => ({
    name,
    in: 'query',
    description,
    required,
    schema: { type: 'string' },
    example,
  }));
}

const asAdmin: Parameter = {
  name: 'as',
  in: 'query',
  description:
    'With `admin`, the request needs an admin session. Without it, a request with both cookies is a member’s.',
  required: false,
  schema: { type: 'string', enum: ['admin'] },
};

const width: Parameter = {
  name: 'w',
  in: 'query',
  description: 'Width in pixels: returns the smallest copy at least that wide, or else the widest.',
  required: false,
  schema: { type: 'integer', minimum: 1, maximum: 8000 },
};

const format: Parameter = {
  name: 'format',
  in: 'query',
  description: 'With `jpeg`, a WebP file is converted to JPEG, on white and without animation.',
  required: false,
  schema: { type: 'string', enum: ['jpeg'] },
};

const ifMatch: Parameter = {
  name: 'If-Match',
  in: 'header',
  description: 'The `ETag` of the version to replace. If the current version differs, the response is 412.',
  required: false,
  schema: { type: 'string' },
  example: '"1"',
};

const ifNoneMatch: Parameter = {
  name: 'If-None-Match',
  in: 'header',
  description: 'The `ETag` of a cached response. If it still matches, the response is 304.',
  required: false,
  schema: { type: 'string' },
};

const idempotencyKey: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  description:
    'A key chosen by the caller, 1 to 64 visible ASCII characters. A retry with the same key returns the resource created first, whatever its body. A key belongs to the account, and lasts as long as the resource. Posts and drafts share their keys: with the key of a draft, a request to publish returns the draft, which a PUT publishes.',
  required: false,
  schema: { type: 'string', pattern: '^[!-~]{1,64}$' },
  example: '3b241101-e2bb-4255-8caf-4136c566a962',
};

interface Header {
  description: string;
  required: boolean;
  schema: JsonSchema;
}

const textHeader = (description: string, required = true): Header => ({
  description,
  required,
  schema: { type: 'string' },
});

const etags = {
  version: 'The version in quotes, for `If-Match`.',
  content: 'A hash of the content, for `If-None-Match`.',
} as const;

/** Returns the headers of a successful response. */
export function describeHeaders({ crossOrigin, docs: { etag, session } }: Endpoint): Record<string, Header> {
  return {
    ...(crossOrigin && { 'Access-Control-Allow-Origin': textHeader('Always `*`.') }),
    ...(etag && { ETag: textHeader(etags[etag]) }),
    ...(session === 'starts' && { 'Set-Cookie': textHeader('The new session.') }),
    ...(session === 'ends' && {
      'Set-Cookie': textHeader('Removes the session cookie, if there was one.', false),
    }),
  };
}
