import fc from 'fast-check';
import type { EndpointName } from '../api-docs/openapi.ts';
import { type Endpoint, endpoints } from '../contract/index.ts';
import { bodies } from './odd-bodies.ts';
import { framings, headers, hosts } from './odd-headers.ts';
import { methods, oddTargets, otherPaths, params, queries, versions } from './odd-request-lines.ts';

/** Ids of rows that exist in a server's database. A request refers to each by its name in braces. */
export interface Rows {
  readonly plan: string;
  readonly post: string;
  readonly slug: string;
  readonly image: string;
  readonly partner: string;
}

/** The owner of the session cookies that a request sends; `leaving` is a member whose session requests may end. */
export type Caller = 'visitor' | 'member' | 'admin' | 'both' | 'leaving';

export interface AnyRequest {
  readonly caller: Caller;
  readonly method: string;
  readonly target: string;
  readonly version: string;
  readonly host: string | undefined;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: string | undefined;
  readonly framing: 'length' | 'chunked';
}

/** Encodes a request; `cookie` is the value of the caller's `Cookie` header, empty for none. */
export function bytesOf(request: AnyRequest, rows: Rows, cookie: string): Buffer {
  const { method, target, version, host, headers, framing } = request;
  const body = request.body === undefined ? undefined : Buffer.from(withRows(request.body, rows));
  const lines = [
    `${method} ${withRows(target, rows)} ${version}`,
    ...(host === undefined ? [] : [`Host: ${host}`]),
    ...(cookie === '' ? [] : [`Cookie: ${cookie}`]),
    ...headers.map(([name, value]) => `${name}: ${withRows(value, rows)}`),
    ...(body
      ? [framing === 'chunked' ? 'Transfer-Encoding: chunked' : `Content-Length: ${body.length}`]
      : []),
    'Connection: close',
  ];
  const head = Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1');
  if (!body) return head;
  if (framing !== 'chunked') return Buffer.concat([head, body]);
  const chunk =
    body.length > 0 ? [Buffer.from(`${body.length.toString(16)}\r\n`), body, Buffer.from('\r\n')] : [];
  return Buffer.concat([head, ...chunk, Buffer.from('0\r\n\r\n')]);
}

const withRows = (text: string, rows: Rows): string =>
  text.replaceAll(/\{(plan|post|slug|image|partner)\}/g, (_, name: keyof Rows) => rows[name]);

const names = Object.keys(endpoints) as EndpointName[];
const from = <T>(...values: readonly T[]) => fc.constantFrom(...values);

const JSON_HEADER = ['Content-Type', 'application/json'] as const;
const wellFormed: fc.Arbitrary<AnyRequest['headers']> = fc.oneof(
  { weight: 4, arbitrary: fc.constant([JSON_HEADER]) },
  { weight: 3, arbitrary: headers.map((others) => [JSON_HEADER, ...others]) },
  { weight: 1, arbitrary: headers },
);

/** Returns the caller that an endpoint expects, the path parameter of an existing row, and the documented body. */
function expected(name: EndpointName): {
  caller: Caller;
  param: string;
  documented: Readonly<Record<string, unknown>> | undefined;
} {
  const { path, access, docs }: Endpoint = endpoints[name];
  const permitted = { anyone: 'visitor', member: 'member', admin: 'admin', account: 'both' } as const;
  const existing = {
    slug: '{slug}',
    image: '{image}',
    partner: '{partner}',
    id: path.includes('plan') ? '{plan}' : '{post}',
  };
  return {
    caller: /log(?:in|out)$|register|delete-account/.test(path) ? 'leaving' : permitted[access],
    param: existing[/\{(\w+)\}/.exec(path)?.[1] as keyof typeof existing] ?? 'x',
    documented: docs.body as Readonly<Record<string, unknown>> | undefined,
  };
}

/** Requests to one endpoint, mostly with the access, method and body that it expects. */
function requestTo(name: EndpointName): fc.Arbitrary<AnyRequest> {
  const { method, path }: Endpoint = endpoints[name];
  const { caller, param, documented } = expected(name);
  return fc.record({
    caller: fc.oneof(
      { weight: 8, arbitrary: fc.constant(caller) },
      { weight: 1, arbitrary: from<Caller>('visitor', 'member', 'admin', 'both') },
    ),
    method: fc.oneof(
      { weight: 8, arbitrary: fc.constant<string>(method) },
      { weight: 1, arbitrary: methods },
    ),
    target: fc
      .tuple(
        fc.oneof({ weight: 3, arbitrary: fc.constant(param) }, { weight: 1, arbitrary: params }),
        queries,
      )
      .map(([at, query]) => path.replace(/\{\w+\}/, () => at) + query),
    version: versions,
    host: hosts,
    headers: wellFormed,
    body:
      documented === undefined
        ? fc.oneof({ weight: 8, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: bodies({}) })
        : bodies(documented),
    framing: framings,
  });
}

const requestElsewhere: fc.Arbitrary<AnyRequest> = fc.record({
  caller: from<Caller>('visitor', 'member', 'admin', 'both'),
  method: fc.oneof({ weight: 4, arbitrary: fc.constant('GET') }, { weight: 2, arbitrary: methods }),
  target: fc.oneof(
    { weight: 6, arbitrary: fc.tuple(otherPaths, queries).map((parts) => parts.join('')) },
    { weight: 2, arbitrary: oddTargets },
    { weight: 2, arbitrary: fc.webPath({ size: 'small' }).map((path) => `/${path}`) },
    { weight: 1, arbitrary: params.map((param) => `/blog/${param}`) },
  ),
  version: versions,
  host: hosts,
  headers,
  body: fc.oneof({ weight: 5, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: bodies({}) }),
  framing: framings,
});

/** Nearly valid requests to every endpoint, and others to everything else. */
export const anyRequest: fc.Arbitrary<AnyRequest> = fc.oneof(
  { weight: 3, arbitrary: from(...names).chain(requestTo) },
  { weight: 1, arbitrary: requestElsewhere },
);

/** The documented request to an endpoint. */
function documentedRequest(name: EndpointName): AnyRequest {
  const { method, path }: Endpoint = endpoints[name];
  const { caller, param, documented } = expected(name);
  return {
    caller,
    method,
    target: path.replace(/\{\w+\}/, () => param),
    version: 'HTTP/1.1',
    host: 'localhost',
    headers: [JSON_HEADER],
    body: documented && JSON.stringify(documented),
    framing: 'length',
  };
}

/** The documented requests with one text replaced by one that databases or comparisons handle differently. */
export const hostileTexts: readonly AnyRequest[] = names.flatMap((name) => {
  const { documented = {} } = expected(name);
  const fields = Object.keys(documented).filter((field) => typeof documented[field] === 'string');
  return fields.flatMap((field) =>
    ['ñ', 'a\u0000b', '\ud800', '\u212a@example.com'].map((text) => ({
      ...documentedRequest(name),
      body: JSON.stringify({ ...documented, [field]: text }),
    })),
  );
});

/** The documented requests that change nothing, with a `Host` header that is no host. */
export const hostileHosts: readonly AnyRequest[] = names
  .filter((name) => endpoints[name].method === 'GET')
  .flatMap((name) => ['[', 'x:99999'].map((host) => ({ ...documentedRequest(name), host })));
