// Hostile requests: the bytes of their lines, headers and framing.
import fc from 'fast-check';
import type { EndpointName } from '../api-docs/openapi.ts';
import { type Endpoint, endpoints, isAdminRole } from '../contract/index.ts';
import { bodies, wordsIn } from './hostile-values.ts';

const from = <T>(...values: readonly T[]) => fc.constantFrom(...values);
/** Splits a list of texts without spaces. */
/** Path parameters. */
const params = from(
  ...wordsIn(
    '{plan} {post} {slug} {image} {partner} 0 -1 01 1e3 999999999 4294967296 9007199254740993 9999999999999999 18446744073709551616 x _ ñ %C3%B1 %00 %ff % %2e%2e%2f .. a%20b constructor __proto__ q8Zk3vWm0aXc5RtYhJ2nLw',
  ),
  'a b',
  '\u0000',
  'x'.repeat(100),
  'x'.repeat(101),
  'x'.repeat(5000),
);

/** Queries and fragments. */
const queries = fc.oneof(
  { weight: 3, arbitrary: fc.constant('') },
  {
    weight: 2,
    arbitrary: from(
      ...wordsIn(
        '? ?as=admin ?as=admin&as=member ?as[]=admin ?w=320 ?w=% ?w=-0 ?w=1e3 ?w=8000&w=1 ?%00=%ff ?__proto__=1&constructor=2 ?next=//evil.test #part ?a#b?c',
      ),
      `?q=${'x'.repeat(8000)}`,
      '?\\',
    ),
  },
);

const methods = from(
  ...wordsIn('GET HEAD POST PUT PATCH DELETE OPTIONS TRACE CONNECT PROPFIND QUERY M-SEARCH PRI FOO get'),
);

/** Versions of HTTP. */
const versions = fc.oneof(
  { weight: 30, arbitrary: fc.constant('HTTP/1.1') },
  { weight: 1, arbitrary: from('HTTP/1.0', 'HTTP/2.0', 'HTTP/0.9', 'http/1.1', '') },
);

/** Paths outside the endpoints: pages, files, the widget, health checks, and some that do not exist. */
const otherPaths = from(
  ...wordsIn(
    '/ /blog /my-plans /reset-password /moved /tricked /half /missing /healthz /readyz /widget/v1.js /widget/1.0.0/calculator.js /widget/frame /widget/ /embed/gallery/x /oembed?url=http://[ /feed.xml /rss.xml /sitemap.xml /robots.txt /favicon.ico /favicon.svg /assets/app-1234.js /assets/../../outside.txt /assets/%2e%2e/%2e%2e/outside.txt /index.html /.env /api /api/ //api/auth/me /api//auth/me /api/auth/me/ /API/auth/me /api/openapi.json /newsletter/unsubscribe/x /api/newsletter/unsubscribe/1-x /s/7K3M9QXZ /admin /% /%00 /%ff /%E0%A4%A //evil.test/%2f.. /a;b=c',
  ),
  '/\\evil.test',
  `/${'a/'.repeat(2000)}`,
);

/** Request targets other than paths, and paths that parsers disagree on. */
const oddTargets = from(
  ...wordsIn(
    '* a://b http:// http://[/ http://x:99999/ http://localhost/api/auth/me https://evil.test/blog?x=1 HTTP://x/% ftp://x/ javascript:alert(1) localhost:80 blog ? # // /// //[ //a@[#',
  ),
  '/a b',
  '/\u00ff',
  '',
);

/** Values of the `Host` header; undefined for a request without one. */
const hosts = fc.oneof(
  { weight: 3, arbitrary: fc.constant<string | undefined>('localhost') },
  {
    weight: 1,
    arbitrary: from<string | undefined>(
      undefined,
      '',
      '[',
      'a b',
      'x:99999',
      '%',
      '[::1]:80',
      'a@b',
      'evil.test',
      'ñ',
      'x'.repeat(300),
      'a,b',
    ),
  },
);

const tags = from(
  ...wordsIn('* "1" W/"1" "" " 1 "ñ" "9999999999" "-1" W/ , "x'),
  '"1", "2"',
  '"1"'.repeat(1000),
);
const dates = from(
  'Sun, 06 Nov 1994 08:49:37 GMT',
  'yesterday',
  '0',
  '9'.repeat(50),
  'Thu, 32 Foo 99999 99:99:99 GMT',
);

const headers = fc.array(
  fc.oneof(
    fc.tuple(from('If-Match', 'If-None-Match', 'If-Range'), tags),
    fc.tuple(from('If-Modified-Since', 'If-Unmodified-Since', 'If-Range', 'Date'), dates),
    fc.tuple(
      fc.constant('Range'),
      from('bytes=0-0', 'bytes=-1', 'bytes=5-1', 'bytes=0-,0-,0-', 'x', `bytes=${'0-,'.repeat(500)}`),
    ),
    fc.tuple(
      fc.constant('Idempotency-Key'),
      from('a', '3b241101-e2bb-4255-8caf-4136c566a962', 'ñ', 'a b', '"', 'x'.repeat(64), 'x'.repeat(65), "'"),
    ),
    fc.tuple(
      fc.constant('Content-Type'),
      from(
        'application/json',
        'application/json; charset=utf-16',
        'text/plain',
        'multipart/form-data',
        '/',
        ';',
        'application/json;;',
        'x'.repeat(1000),
      ),
    ),
    fc.tuple(fc.constant('Content-Encoding'), from('gzip', 'identity', 'br, gzip', ',')),
    fc.tuple(
      fc.constant('Accept'),
      from('*/*', 'text/html', 'application/xml;q=0.9', ';;;', 'q=', 'x'.repeat(2000)),
    ),
    fc.tuple(
      fc.constant('Accept-Encoding'),
      from('gzip', 'br;q=0', '*;q=0', 'identity;q=0', 'gzip;q=x', ',,,', ';'),
    ),
    fc.tuple(fc.constant('Accept-Language'), from('de', '*', ';q=', 'x'.repeat(500))),
    fc.tuple(
      fc.constant('Cookie'),
      from(
        ...wordsIn(
          'whenabouts whenabouts= whenabouts=% whenabouts=" whenabouts=ñ = ;;; __proto__=1 whenabouts.sig=x',
        ),
        `whenabouts=${'x'.repeat(43)}`,
        'whenabouts-admin=a; whenabouts-admin=b',
      ),
    ),
    fc.tuple(
      fc.constant('Origin'),
      from('null', 'http://localhost', 'http://evil.test', 'x', 'http://[', ''),
    ),
    fc.tuple(fc.constant('Sec-Fetch-Site'), from('same-origin', 'cross-site', 'none', 'x')),
    fc.tuple(
      fc.constant('X-Forwarded-For'),
      from('1.2.3.4', '::1', 'x', ',,,', '[::', 'fe80::1%lo', '1.2.3.4, '.repeat(200), 'x'.repeat(300), 'ñ'),
    ),
    fc.tuple(
      from('X-Forwarded-Host', 'X-Forwarded-Proto', 'Forwarded', 'X-Original-URL'),
      from('[', 'https', 'for=;', '/admin'),
    ),
    fc.tuple(fc.constant('Expect'), from('100-continue', 'x')),
    fc.tuple(fc.constant('Upgrade'), from('websocket', 'h2c', 'TLS/1.2')),
    fc.tuple(
      from('TE', 'Trailer', 'Via', 'Referer', 'User-Agent', 'Authorization'),
      from('trailers', 'x', 'ñ', 'Basic Og==', 'Bearer \u00ff'),
    ),
    fc.tuple(from('__proto__', 'constructor', 'x'.repeat(200)), from('1', 'ñ')),
  ),
  { maxLength: 3 },
);

/** Ways to announce the length of a body. */
const framings = fc.oneof(
  { weight: 12, arbitrary: fc.constant<'length' | 'chunked'>('length') },
  { weight: 3, arbitrary: fc.constant<'length' | 'chunked'>('chunked') },
);

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
  const permitted = { anyone: 'visitor', member: 'member', account: 'both' } as const;
  const existing = {
    slug: '{slug}',
    image: '{image}',
    partner: '{partner}',
    id: path.includes('plan') ? '{plan}' : '{post}',
  };
  return {
    caller: /log(?:in|out)$|register|delete-account/.test(path)
      ? 'leaving'
      : isAdminRole(access)
        ? 'admin'
        : permitted[access],
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
export const requestsWithHostileText: readonly AnyRequest[] = names.flatMap((name) => {
  const { documented = {} } = expected(name);
  const fields = Object.keys(documented).filter((field) => typeof documented[field] === 'string');
  return fields.flatMap((field) =>
    ['ñ', 'a\u0000b', '\ud800', '\u212a@example.com'].map((text) => ({
      ...documentedRequest(name),
      body: JSON.stringify({ ...documented, [field]: text }),
    })),
  );
});

/** The documented requests that change nothing, with a `Host` header that is not a host. */
export const requestsWithHostileHost: readonly AnyRequest[] = names
  .filter((name) => endpoints[name].method === 'GET')
  .flatMap((name) => ['[', 'x:99999'].map((host) => ({ ...documentedRequest(name), host })));
