import type { Endpoint } from '../../contract/index.ts';
import type { JsonSchema } from './json-schema.ts';
import type { Operation } from './operation.ts';

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  description: string;
  required: boolean;
  schema: JsonSchema;
  example?: string | number;
}

/** What a call can carry beside its body. */
export function parametersOf(endpoint: Endpoint, operation: Operation): Parameter[] {
  const { access, moreForAdmins, file, fails } = endpoint;
  return [
    ...inPath(endpoint, operation),
    ...(moreForAdmins || access === 'account' ? [asAdmin] : []),
    ...(file === 'image' ? [width] : []),
    ...(fails.includes('stale') ? [ifMatch] : []),
    ...(operation.etag === 'content' ? [ifNoneMatch] : []),
    ...(operation.idempotent ? [idempotencyKey] : []),
  ];
}

function inPath({ path }: Endpoint, { at }: Operation): Parameter[] {
  const name = /\{(\w+)\}/.exec(path)?.[1];
  if (name === undefined || !at) return [];
  const [value, description] = at;
  const isNumber = name === 'id';
  const schema: JsonSchema = isNumber
    ? { type: 'integer', minimum: 1 }
    : { type: 'string', pattern: String.raw`^[\w-]{1,100}$` };
  return [
    { name, in: 'path', description, required: true, schema, example: isNumber ? Number(value) : value },
  ];
}

const asAdmin: Parameter = {
  name: 'as',
  in: 'query',
  description:
    'With `admin`, the call is made as an admin, or refused. Without it, whoever has both cookies is a member.',
  required: false,
  schema: { type: 'string', enum: ['admin'] },
};

const width: Parameter = {
  name: 'w',
  in: 'query',
  description: 'A width in pixels: the answer is the narrowest copy at least that wide, else the widest.',
  required: false,
  schema: { type: 'integer', minimum: 1, maximum: 8000 },
};

const ifMatch: Parameter = {
  name: 'If-Match',
  in: 'header',
  description: 'The `ETag` of the version that was read: any other is left as it is, and the answer is 412.',
  required: false,
  schema: { type: 'string' },
  example: '"1"',
};

const ifNoneMatch: Parameter = {
  name: 'If-None-Match',
  in: 'header',
  description: 'The `ETag` of an answer that the caller has: while it holds, the answer is 304.',
  required: false,
  schema: { type: 'string' },
};

const idempotencyKey: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  description:
    'A name of the caller’s own for this one wish, 1 to 64 visible ASCII characters: sent again with the same name, the call gives what it made before.',
  required: false,
  schema: { type: 'string', pattern: '^[!-~]{1,64}$' },
  example: '3b241101-e2bb-4255-8caf-4136c566a962',
};

interface Header {
  description: string;
  required: boolean;
  schema: JsonSchema;
}

/** What a success carries beside its body. */
export function headersIn({ fromAnySite }: Endpoint, { etag, session }: Operation): Record<string, Header> {
  const text: JsonSchema = { type: 'string' };
  const tag = etag && {
    version: 'The version in quotes; `If-Match` expects it.',
    content: 'A name of the content; `If-None-Match` expects it.',
  };
  return {
    ...(fromAnySite && {
      'Access-Control-Allow-Origin': { description: 'Always `*`.', required: true, schema: text },
    }),
    ...(tag && { ETag: { description: tag[etag], required: true, schema: text } }),
    ...(session === 'starts' && {
      'Set-Cookie': { description: 'The new session.', required: true, schema: text },
    }),
    ...(session === 'ends' && {
      'Set-Cookie': {
        description: 'Takes the session back, if there was one.',
        required: false,
        schema: text,
      },
    }),
  };
}
