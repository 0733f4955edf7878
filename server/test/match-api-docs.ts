import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import * as v from 'valibot';
import { openApiDocument } from '../api-docs/openapi.ts';
import { type Endpoint, endpoints } from '../contract/index.ts';

export interface ObservedResponse {
  readonly method: string;
  readonly path: string;
  /** The request body; undefined if there was none. */
  readonly sent: string | undefined;
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly json: unknown;
}

const patterns = Object.values(endpoints).map((endpoint: Endpoint) => ({
  endpoint,
  pattern: new RegExp(`^${endpoint.path.replace(/\{\w+\}/, '[^/]+')}$`),
}));

const endpointsAt = (path: string) => patterns.filter(({ pattern }) => pattern.test(path));

const document = openApiDocument();
const ajv = new Ajv2020({ strict: false, validateFormats: false });
ajv.addSchema({ $id: 'document', components: document.components });

const validators = new Map<object, ValidateFunction>();
/** By the text of their schema: most endpoints have the same schemas of errors. */
const compiled = new Map<string, ValidateFunction>();

function validatorOf(schema: object): ValidateFunction {
  const known = validators.get(schema);
  if (known) return known;
  const text = JSON.stringify(schema).replaceAll('"#/components', '"document#/components');
  const validate = compiled.get(text) ?? ajv.compile(JSON.parse(text));
  compiled.set(text, validate);
  validators.set(schema, validate);
  return validate;
}

/** Describes how a response differs from the API docs; returns undefined if it matches. */
export function findMismatch(seen: ObservedResponse): string | undefined {
  const [path = ''] = seen.path.split('?');
  const method = seen.method === 'HEAD' ? 'GET' : seen.method;
  const endpointsHere = endpointsAt(path);
  const match = endpointsHere.find(({ endpoint }) => endpoint.method === method);
  const mismatch = match
    ? endpointMismatch(match.endpoint, seen)
    : otherMismatch(endpointsHere.length > 0, seen);
  return mismatch && `${seen.method} ${path} returned ${seen.status}: ${mismatch}`;
}

function endpointMismatch(
  endpoint: Endpoint,
  { method, status, headers, json, sent }: ObservedResponse,
): string | undefined {
  const operation = document.paths[endpoint.path]?.[endpoint.method.toLowerCase()];
  const response = operation?.responses[status];
  if (!operation || !response) return 'the document has no such status';
  const missing = Object.entries(response.headers ?? {}).find(
    ([name, { required }]) => required && headers[name.toLowerCase()] === undefined,
  );
  if (missing) return `it has no header ${missing[0]}`;
  if (headers.etag !== undefined && status < 300 && !response.headers?.ETag)
    return 'its ETag is not documented';
  if (status === endpoint.status && endpoint.body) {
    const mismatch = requestMismatch(endpoint.body, operation.requestBody, sent);
    if (mismatch) return mismatch;
  }
  if (endpoint.otherType && String(headers['content-type']).startsWith(endpoint.otherType)) return undefined;
  const schema = response.content?.['application/json']?.schema;
  if (!schema) return json === undefined ? undefined : 'the document has no body there';
  // A response to HEAD or a compressed one has no readable body.
  if (method === 'HEAD' || headers['content-encoding'] !== undefined) return undefined;
  return valueMismatch(schema, json);
}

/** Checks that the normalized body of an accepted request matches the docs. */
function requestMismatch(
  body: v.GenericSchema,
  requestBody: { content: { 'application/json': { schema: object } } } | undefined,
  sent: string | undefined,
): string | undefined {
  const parsed = v.safeParse(body, JSON.parse(sent ?? 'null'));
  if (!parsed.success || !requestBody) return 'the server has accepted a body that the contract rejects';
  return valueMismatch(
    requestBody.content['application/json'].schema,
    JSON.parse(JSON.stringify(parsed.output)),
  );
}

function valueMismatch(schema: object, value: unknown): string | undefined {
  const validate = validatorOf(schema);
  return validate(value)
    ? undefined
    : `${ajv.errorsText(validate.errors)} in ${JSON.stringify(value)?.slice(0, 500)}`;
}

/** Checks responses outside the endpoints: unknown paths, and other methods at known paths. */
function otherMismatch(isPathKnown: boolean, { method, path, status }: ObservedResponse): string | undefined {
  if (!path.startsWith('/api/') || path.startsWith('/api/openapi.json')) return undefined;
  const isPreflight = method === 'OPTIONS' && status === 204;
  const isUnsubscribeLink = status === 303 && path.startsWith('/api/newsletter/unsubscribe/');
  const expected = [503, isPathKnown ? 405 : 404];
  return expected.includes(status) || isPreflight || isUnsubscribeLink
    ? undefined
    : 'the document does not have it';
}
