import { PRODUCT_NAME } from '@whenabouts/core';
import { type Endpoint, type ErrorCode, endpoints, errorStatus } from '../../contract/index.ts';
import { accountOperations } from './account-operations.ts';
import { exampleOf, failuresOf, meanings } from './failures.ts';
import { introduction } from './introduction.ts';
import type { JsonSchema } from './json-schema.ts';
import { type Chapter, chapters, type Operation, type Operations } from './operation.ts';
import { adminOperations, imageOperations, letterOperations } from './other-operations.ts';
import { headersIn, parametersOf } from './parameters.ts';
import { partnerOperations, planOperations } from './plan-operations.ts';
import { postOperations } from './post-operations.ts';
import { componentSchemas } from './schemas.ts';
import { throttleWords } from './throttles.ts';

export type Name = keyof Operations;

/** In the order in which the document tells of them. */
export const operations: Operations = {
  ...accountOperations,
  ...planOperations,
  ...partnerOperations,
  ...postOperations,
  ...imageOperations,
  ...letterOperations,
  ...adminOperations,
};

const BODY_BYTES = 64 * 1024;

/** The members' and the admins' cookie; over TLS their names begin with `__Host-`. */
const securitySchemes = {
  member: {
    type: 'apiKey',
    in: 'cookie',
    name: 'whenabouts',
    description:
      'The session of a member, from `login` or `register`. Over TLS it is called `__Host-whenabouts`.',
  },
  admin: {
    type: 'apiKey',
    in: 'cookie',
    name: 'whenabouts-admin',
    description:
      'The session of an admin, from `adminLogin`. Over TLS it is called `__Host-whenabouts-admin`.',
  },
} as const;

/** The contract as an OpenAPI 3.1 document. */
export function openApiDocument() {
  const { schemas, schemaOf } = componentSchemas(endpoints);
  const paths: Record<string, Record<string, OperationObject>> = {};
  for (const name of Object.keys(operations) as Name[]) {
    const endpoint: Endpoint = endpoints[name];
    const method = endpoint.method.toLowerCase();
    paths[endpoint.path] = { ...paths[endpoint.path], [method]: operationObject(name, endpoint, schemaOf) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${PRODUCT_NAME} API`,
      version: '1',
      summary: 'Accounts, saved retirement plans, posts and images.',
      description: introduction(),
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'The server that this document comes from.' }],
    tags: Object.entries(chapters).map(([tag, description]) => ({ name: tag as Chapter, description })),
    paths,
    components: { schemas, securitySchemes },
  };
}

export type OpenApiDocument = ReturnType<typeof openApiDocument>;
export type OperationObject = ReturnType<typeof operationObject>;

function operationObject(name: Name, endpoint: Endpoint, schemaOf: SchemaOf) {
  const operation: Operation = operations[name];
  const { chapter, body: example } = operation;
  const parameters = parametersOf(endpoint, operation);
  return {
    operationId: name as string,
    summary: endpoint.summary,
    description: describe(endpoint, operation),
    tags: [chapter],
    security: securityOf(endpoint, operation),
    ...(parameters.length > 0 && { parameters }),
    ...(endpoint.body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: schemaOf(endpoint.body), example } },
      },
    }),
    responses: {
      [endpoint.status]: success(endpoint, operation, schemaOf),
      ...(operation.etag === 'content' && {
        304: { description: 'What `If-None-Match` names is still what there is.' } as Answer,
      }),
      ...failures(endpoint, operation),
    } as Record<string, Answer>,
  };
}

type SchemaOf = ReturnType<typeof componentSchemas>['schemaOf'];

interface Answer {
  description: string;
  headers?: ReturnType<typeof headersIn>;
  content?: Record<string, Content>;
}

interface Content {
  schema: JsonSchema;
  example?: unknown;
  examples?: Record<string, { value: unknown }>;
}

function describe(endpoint: Endpoint, { details }: Operation): string {
  const words = throttleWords[endpoint.throttle];
  return [
    details,
    endpoint.fromAnySite &&
      'Pages of any site may call it (`Access-Control-Allow-Origin: *`). No cookie is read.',
    endpoint.bodyBytes && `The body may have up to ${sizeInWords(endpoint.bodyBytes)}.`,
    words.length > 0 && `Limits: ${words.join('; ')}.`,
  ]
    .filter(Boolean)
    .join('\n\n');
}

const sizeInWords = (bytes: number): string =>
  bytes >= 2 ** 20 ? `${bytes / 2 ** 20} MB` : `${bytes / 1024} kB`;

function securityOf({ access, moreForAdmins, fromAnySite, path }: Endpoint, { session }: Operation) {
  const member: Record<string, never[]> = { member: [] };
  const admin: Record<string, never[]> = { admin: [] };
  const nobody: Record<string, never[]> = {};
  if (access === 'member') return [member];
  if (access === 'admin') return [admin];
  if (access === 'account') return [member, admin];
  if (session === 'ends') return [nobody, path.startsWith('/api/admin/') ? admin : member];
  return moreForAdmins && !fromAnySite ? [nobody, admin] : [];
}

function success(endpoint: Endpoint, operation: Operation, schemaOf: SchemaOf): Answer {
  const { status, answer, file } = endpoint;
  const content: Record<string, Content> | undefined = answer
    ? { 'application/json': { schema: schemaOf(answer), example: operation.answer } }
    : file && { 'image/*': { schema: {} } };
  const headers = headersIn(endpoint, operation);
  return {
    description: { 200: 'Done.', 201: 'Made.', 204: 'Done; there is nothing to say.' }[status],
    ...(Object.keys(headers).length > 0 && { headers }),
    ...(content && { content }),
  };
}

/** The answers of failure by their statuses: several codes may share one. */
function failures(endpoint: Endpoint, { body, fails }: Operation): Record<string, Answer> {
  const codes = failuresOf(endpoint);
  const field = Object.keys(body ?? {})[0];
  const meaning = (code: ErrorCode) =>
    code === 'too_large'
      ? `The body has more than ${sizeInWords(endpoint.bodyBytes ?? BODY_BYTES)}.`
      : (fails[code] ?? meanings[code]);
  return Object.fromEntries(
    [...new Set(codes.map((code) => errorStatus[code]))].map((status) => {
      const here = codes.filter((code) => errorStatus[code] === status);
      const answer: Answer = {
        description: here.map((code) => `\`${code}\`: ${meaning(code)}`).join('\n\n'),
        ...((status === 429 || status === 503) && { headers: { 'Retry-After': retryAfter(status) } }),
        content: {
          'application/json': {
            schema: {
              allOf: [
                { $ref: '#/components/schemas/ErrorBody' },
                { type: 'object', properties: { code: { enum: here } } },
              ],
            },
            examples: Object.fromEntries(here.map((code) => [code, { value: exampleOf(code, field) }])),
          },
        },
      };
      return [status, answer];
    }),
  );
}

function retryAfter(status: number) {
  const schema: JsonSchema = { type: 'integer', minimum: 1 };
  return { description: 'In how many seconds to come again.', required: status === 429, schema };
}
