import { PRODUCT_NAME } from '@whenabouts/core';
import {
  chapters,
  DEFAULT_BODY_BYTES,
  type Documented,
  type Endpoint,
  type Endpoints,
  type ErrorCode,
  endpoints,
  errorStatus,
  isAdminRole,
  type RateLimit,
  rateLimitEffects,
  rateLimits,
  rolesInWords,
} from '../contract/index.ts';
import { isForAdmins, sessionCookies } from '../src/http/middleware/session.ts';
import { errorsOf, exampleOf, meanings } from './errors.ts';
import { introduction } from './introduction.ts';
import { describeHeaders, describeParameters } from './parameters.ts';
import { componentSchemas, type JsonSchema } from './schemas.ts';

export type EndpointName = keyof Endpoints;

/** The endpoints in the order of the chapters; the type checks every example against its schema. */
const documented: Documented<Endpoints> = endpoints;

const cookies = sessionCookies(false);
const cookiesWithTls = sessionCookies(true);
const securitySchemes = {
  member: {
    type: 'apiKey',
    in: 'cookie',
    name: cookies.member.key,
    description: `Session of a member, set by \`login\` and \`register\`. With TLS its name is \`${cookiesWithTls.member.key}\`.`,
  },
  admin: {
    type: 'apiKey',
    in: 'cookie',
    name: cookies.admin.key,
    description: `Session of an admin, set by \`adminLogin\`. With TLS its name is \`${cookiesWithTls.admin.key}\`.`,
  },
} as const;

/** Returns the contract as an OpenAPI 3.0 document. Swagger UI takes more than three times as long for one of 3.1. */
export function openApiDocument() {
  const { schemas, schemaOf } = componentSchemas(endpoints);
  const paths: Record<string, Record<string, OperationObject>> = {};
  for (const name of Object.keys(documented) as EndpointName[]) {
    const endpoint: Endpoint = documented[name];
    const method = endpoint.method.toLowerCase();
    paths[endpoint.path] = { ...paths[endpoint.path], [method]: operationObject(name, endpoint, schemaOf) };
  }
  return {
    openapi: '3.0.3',
    info: {
      title: `${PRODUCT_NAME} API`,
      version: '1',
      description: introduction,
      license: { name: 'MIT' },
    },
    servers: [{ url: '/', description: 'The server that serves this document.' }],
    tags: Object.entries(chapters).map(([tag, description]) => ({ name: tag, description })),
    paths,
    components: { schemas, securitySchemes },
  };
}

type OperationObject = ReturnType<typeof operationObject>;

function operationObject(name: EndpointName, endpoint: Endpoint, schemaOf: SchemaOf) {
  const { chapter, body: example, etag } = endpoint.docs;
  const parameters = describeParameters(endpoint);
  const responses: Record<string, ResponseObject> = {
    [endpoint.status]: successResponse(endpoint, schemaOf),
    ...(etag === 'content' && { 304: { description: 'The content still matches `If-None-Match`.' } }),
    ...errorResponses(endpoint),
  };
  return {
    operationId: name,
    summary: endpoint.summary,
    description: describeEndpoint(endpoint),
    tags: [chapter],
    security: describeSecurity(endpoint),
    ...(isAdminRole(endpoint.access) && { 'x-role': endpoint.access }),
    ...(parameters.length > 0 && { parameters }),
    ...(endpoint.body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: schemaOf(endpoint.body), example } },
      },
    }),
    responses,
  };
}

type SchemaOf = ReturnType<typeof componentSchemas>['schemaOf'];

interface ResponseObject {
  description: string;
  headers?: ReturnType<typeof describeHeaders>;
  content?: Record<string, Content>;
}

interface Content {
  schema: JsonSchema;
  example?: unknown;
  examples?: Record<string, { value: unknown }>;
}

function describeEndpoint(endpoint: Endpoint): string {
  const { access, crossOrigin, bodyBytes, docs } = endpoint;
  const limits = rateLimitText(endpoint.rateLimits);
  return [
    docs.details,
    isAdminRole(access) && `Needs the session of ${rolesInWords[access]}.`,
    crossOrigin && 'Pages of any site may call it (`Access-Control-Allow-Origin: *`). Cookies are ignored.',
    bodyBytes && `The body may be up to ${sizeText(bodyBytes)}.`,
    limits.length > 0 && `Rate limits: ${limits.join('; ')}.`,
  ]
    .filter(Boolean)
    .join('\n\n');
}

export function rateLimitText(names: Endpoint['rateLimits']): string[] {
  return names === 'none' ? [] : names.map((name) => describeRateLimit(rateLimits[name]));
}

function describeRateLimit({ limit, description, window, per, exceeded }: RateLimit): string {
  const scope = per === 'site' ? 'in total' : `per ${per}`;
  const effect = exceeded ? ` (beyond that, ${rateLimitEffects[exceeded]})` : '';
  return `${limit} ${description} in ${window} ${scope}${effect}`;
}

const sizeText = (bytes: number): string =>
  bytes >= 2 ** 20 ? `${bytes / 2 ** 20} MB` : `${bytes / 1024} kB`;

/** Returns the sessions that an endpoint accepts, each as an alternative; an empty list if it reads none. */
function describeSecurity(endpoint: Endpoint) {
  const { access, moreForAdmins, crossOrigin, docs } = endpoint;
  const member: Record<string, never[]> = { member: [] };
  const admin: Record<string, never[]> = { admin: [] };
  const anonymous: Record<string, never[]> = {};
  if (access === 'member') return [member];
  if (isAdminRole(access)) return [admin];
  if (access === 'account') return [member, admin];
  // A logout without a session succeeds.
  if (docs.session === 'ends') return [anonymous, isForAdmins(endpoint) ? admin : member];
  return moreForAdmins && !crossOrigin ? [anonymous, admin] : [];
}

function successResponse(endpoint: Endpoint, schemaOf: SchemaOf): ResponseObject {
  const { status, response, otherType, file, docs } = endpoint;
  const content: Record<string, Content> | undefined = response
    ? {
        'application/json': { schema: schemaOf(response), example: docs.response },
        ...(otherType && { [otherType]: { schema: { type: 'string' } } }),
      }
    : file && { [file === 'zip' ? 'application/zip' : 'image/*']: { schema: {} } };
  const headers = describeHeaders(endpoint);
  return {
    description: { 200: 'Success.', 201: 'Created.', 204: 'No content.' }[status],
    ...(Object.keys(headers).length > 0 && { headers }),
    ...(content && { content }),
  };
}

function errorResponses(endpoint: Endpoint): Record<string, ResponseObject> {
  const codes = errorsOf(endpoint);
  // The example of a validation error needs a field; any field of the body will do.
  const [field] = Object.keys(endpoint.docs.body ?? {});
  const meaning = (code: ErrorCode) =>
    code === 'too_large'
      ? `The body is larger than ${sizeText(endpoint.bodyBytes ?? DEFAULT_BODY_BYTES)}.`
      : (endpoint.errors?.[code] ?? meanings[code]);
  return Object.fromEntries(
    [...new Set(codes.map((code) => errorStatus[code]))].map((status) => {
      const ofStatus = codes.filter((code) => errorStatus[code] === status);
      const response: ResponseObject = {
        description: ofStatus.map((code) => `\`${code}\`: ${meaning(code)}`).join('\n\n'),
        ...((status === 429 || status === 503) && { headers: { 'Retry-After': retryAfter(status) } }),
        content: {
          'application/json': {
            schema: {
              allOf: [
                { $ref: '#/components/schemas/ErrorBody' },
                { type: 'object', properties: { code: { enum: ofStatus } } },
              ],
            },
            examples: Object.fromEntries(ofStatus.map((code) => [code, { value: exampleOf(code, field) }])),
          },
        },
      };
      return [status, response];
    }),
  );
}

function retryAfter(status: number) {
  const schema: JsonSchema = { type: 'integer', minimum: 1 };
  return { description: 'Seconds to wait before a retry.', required: status === 429, schema };
}
