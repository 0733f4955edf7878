import fc from 'fast-check';
import { type Endpoint, endpoints } from '../contract/index.ts';
import type { Name } from '../api-docs/openapi.ts';

/** Ids of rows that exist in a server's database. A request refers to each by its name in braces. */
export interface Rows {
  readonly plan: string;
  readonly post: string;
  readonly slug: string;
  readonly image: string;
  readonly partner: string;
}

/** Whose session cookies a request sends; `leaving` is a member whose session requests may end. */
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

const from = <T>(...values: readonly T[]) => fc.constantFrom(...values);

/** Texts that databases, URL parsers, headers or comparisons handle in different ways. */
const texts = from(
  '',
  ' ',
  'ñ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'a\udfffb',
  '😀',
  '😀'.repeat(9),
  '😀'.repeat(60),
  'e\u0301'.repeat(80),
  '\ufb2c'.repeat(90),
  '\u0085',
  '\u2028',
  '\u200b',
  '\u202eabc',
  '\ufeff',
  '\u212a',
  'İ',
  'ß'.repeat(50),
  '\r\nX-Injected: 1',
  "' OR '1'='1",
  '\\',
  '%',
  '__proto__',
  'constructor',
  '9'.repeat(400),
  'x'.repeat(101),
  'x'.repeat(255),
  'x'.repeat(10_000),
  '2026-02-30',
  '0000-00-00',
  '2026-01-31T25:61:00Z',
  'https://[',
  'https://a@b',
  'https://x:99999/',
  'http://localhost/api/images/{image}',
  'someone@example.com',
  'SOMEONE@EXAMPLE.COM ',
  'ñ@example.com',
  'boss@example.com\u0000',
  '<p onclick=x>'.repeat(20),
  '<a>'.repeat(300),
  'data:image/png;base64,AAAA',
  '{slug}',
  '{partner}',
);

/** JSON texts of values, including some that `JSON.stringify` never writes. */
const jsonTexts = fc.oneof(
  { weight: 4, arbitrary: texts.map((text) => JSON.stringify(text)) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 30 }).map((text) => JSON.stringify(text)) },
  {
    weight: 3,
    arbitrary: from(
      'null',
      'true',
      '0',
      '-0',
      '-1',
      '1e999',
      '-1e999',
      '1e-400',
      '0.1',
      '35.00000000001',
      '9007199254740993',
      '18446744073709551616',
      '1'.repeat(400),
      '{}',
      '[]',
      '[[]]',
      '["ñ","\\u0000"]',
      '{"__proto__":{"x":1}}',
      '{"$ne":""}',
      '{"toString":1}',
      '"\\ud83d"',
      `${'['.repeat(15)}${']'.repeat(15)}`,
      `${'['.repeat(100)}${']'.repeat(100)}`,
    ),
  },
  { weight: 1, arbitrary: fc.json({ maxDepth: 3 }) },
  { weight: 1, arbitrary: fc.double().map(String) },
);

type Field = readonly [name: string, text: string];

/** A body from the documentation with up to two fields changed, removed, repeated or added. */
function changedBody(example: object): fc.Arbitrary<string> {
  const fields = Object.entries(example);
  const added = fc.oneof(from('__proto__', 'constructor', 'id', 'accountId', 'role', 'version'), texts);
  const addition = fc.tuple(added, jsonTexts).map((field) => (all: readonly Field[]) => [...all, field]);
  const changes = fields.map(([name, value]) => {
    const text = typeof value === 'object' && value ? fc.oneof(changedBody(value), jsonTexts) : jsonTexts;
    return fc.tuple(text, from('change', 'change', 'change', 'change', 'repeat', 'remove')).map(
      ([other, how]) =>
        (all: readonly Field[]) =>
          all.flatMap((field): Field[] => {
            if (field[0] !== name) return [field];
            if (how === 'remove') return [];
            return how === 'repeat' ? [[name, other], field] : [[name, other]];
          }),
    );
  });
  const change = fc.oneof(addition, ...changes, ...changes);
  const start = fields.map(([name, value]): Field => [name, JSON.stringify(value)]);
  return fc.array(change, { maxLength: 2 }).map((steps) => {
    const result = steps.reduce<readonly Field[]>((all, step) => step(all), start);
    return `{${result.map(([name, text]) => `${JSON.stringify(name)}:${text}`).join(',')}}`;
  });
}

const bodies = (example: object): fc.Arbitrary<string | undefined> =>
  fc.oneof(
    { weight: 12, arbitrary: changedBody(example) },
    { weight: 1, arbitrary: jsonTexts },
    {
      weight: 1,
      arbitrary: from(
        undefined,
        '',
        '{',
        '{}{}',
        '\ufeff{}',
        'a=b&c=d',
        'x'.repeat(70_000),
        JSON.stringify({ a: 'x'.repeat(60_000) }),
      ),
    },
  );

const words = from(
  '{plan}',
  '{post}',
  '{slug}',
  '{image}',
  '{partner}',
  '0',
  '-1',
  '01',
  '1e3',
  '999999999',
  '4294967296',
  '9007199254740993',
  '9999999999999999',
  '18446744073709551616',
  'x',
  '_',
  'ñ',
  '%C3%B1',
  '%00',
  '%ff',
  '%',
  '%2e%2e%2f',
  '..',
  'a b',
  'a%20b',
  '\u0000',
  'constructor',
  '__proto__',
  'q8Zk3vWm0aXc5RtYhJ2nLw',
  'x'.repeat(100),
  'x'.repeat(101),
  'x'.repeat(5000),
);

const queries = fc.oneof(
  { weight: 3, arbitrary: fc.constant('') },
  {
    weight: 2,
    arbitrary: from(
      '?',
      '?as=admin',
      '?as=admin&as=member',
      '?as[]=admin',
      '?w=320',
      '?w=%',
      '?w=-0',
      '?w=1e3',
      '?w=8000&w=1',
      '?%00=%ff',
      '?__proto__=1&constructor=2',
      '?next=//evil.test',
      `?q=${'x'.repeat(8000)}`,
      '#part',
      '?a#b?c',
      '?\\',
    ),
  },
);

const methods = from(
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'CONNECT',
  'PROPFIND',
  'QUERY',
  'M-SEARCH',
  'PRI',
  'FOO',
  'get',
);

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
  '*',
  '"1"',
  'W/"1"',
  '"1", "2"',
  '""',
  '"',
  '1',
  '"ñ"',
  '"9999999999"',
  '"-1"',
  '"1"'.repeat(1000),
  'W/',
  ',',
  '"x',
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
        'whenabouts',
        'whenabouts=',
        'whenabouts=%',
        'whenabouts="',
        'whenabouts=ñ',
        `whenabouts=${'x'.repeat(43)}`,
        '=',
        ';;;',
        'whenabouts-admin=a; whenabouts-admin=b',
        '__proto__=1',
        'whenabouts.sig=x',
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

const framings = fc.oneof(
  { weight: 12, arbitrary: fc.constant<AnyRequest['framing']>('length') },
  { weight: 3, arbitrary: fc.constant<AnyRequest['framing']>('chunked') },
);

const versions = fc.oneof(
  { weight: 30, arbitrary: fc.constant('HTTP/1.1') },
  { weight: 1, arbitrary: from('HTTP/1.0', 'HTTP/2.0', 'HTTP/0.9', 'http/1.1', '') },
);

const JSON_HEADER = ['Content-Type', 'application/json'] as const;
const wellFormed: fc.Arbitrary<AnyRequest['headers']> = fc.oneof(
  { weight: 4, arbitrary: fc.constant([JSON_HEADER]) },
  { weight: 3, arbitrary: headers.map((others) => [JSON_HEADER, ...others]) },
  { weight: 1, arbitrary: headers },
);

/** Requests to one endpoint, mostly with the access, method and body that it expects. */
function requestTo(name: Name): fc.Arbitrary<AnyRequest> {
  const { method, path, access, docs }: Endpoint = endpoints[name];
  const body = docs.body as object | undefined;
  const permitted = {
    anyone: 'visitor',
    member: 'member',
    admin: 'admin',
    account: 'both',
  } as const;
  const caller: Caller = /log(?:in|out)$|register|delete-account/.test(path) ? 'leaving' : permitted[access];
  const word = /\{(\w+)\}/.exec(path)?.[1];
  const here = {
    slug: '{slug}',
    image: '{image}',
    partner: '{partner}',
    id: path.includes('plan') ? '{plan}' : '{post}',
  };
  const known = here[word as keyof typeof here] ?? 'x';
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
      .tuple(fc.oneof({ weight: 3, arbitrary: fc.constant(known) }, { weight: 1, arbitrary: words }), queries)
      .map(([at, query]) => path.replace(/\{\w+\}/, () => at) + query),
    version: versions,
    host: hosts,
    headers: wellFormed,
    body:
      body === undefined
        ? fc.oneof({ weight: 8, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: bodies({}) })
        : bodies(body),
    framing: framings,
  });
}

/** Paths outside the endpoints: pages, files, the widget, health checks, and some that do not exist. */
const otherPaths = from(
  '/',
  '/blog',
  '/my-plans',
  '/reset-password',
  '/moved',
  '/tricked',
  '/half',
  '/missing',
  '/healthz',
  '/readyz',
  '/widget/v1.js',
  '/widget/1.0.0/calculator.js',
  '/widget/frame',
  '/widget/',
  '/embed/gallery/x',
  '/oembed?url=http://[',
  '/feed.xml',
  '/rss.xml',
  '/sitemap.xml',
  '/robots.txt',
  '/favicon.ico',
  '/favicon.svg',
  '/assets/app-1234.js',
  '/assets/../../outside.txt',
  '/assets/%2e%2e/%2e%2e/outside.txt',
  '/index.html',
  '/.env',
  '/api',
  '/api/',
  '//api/auth/me',
  '/api//auth/me',
  '/api/auth/me/',
  '/API/auth/me',
  '/api/openapi.json',
  '/newsletter/unsubscribe/x',
  '/api/newsletter/unsubscribe/1-x',
  '/s/7K3M9QXZ',
  '/admin',
  '/%',
  '/%00',
  '/%ff',
  '/%E0%A4%A',
  '//evil.test/%2f..',
  '/\\evil.test',
  '/a;b=c',
  `/${'a/'.repeat(2000)}`,
);

const oddTargets = from(
  '*',
  'a://b',
  'http://',
  'http://[/',
  'http://x:99999/',
  'http://localhost/api/auth/me',
  'https://evil.test/blog?x=1',
  'HTTP://x/%',
  'ftp://x/',
  'javascript:alert(1)',
  'localhost:80',
  'blog',
  '?',
  '#',
  '//',
  '///',
  '//[',
  '//a@[#',
  '/a b',
  '/\u00ff',
  '',
);

const requestElsewhere: fc.Arbitrary<AnyRequest> = fc.record({
  caller: from<Caller>('visitor', 'member', 'admin', 'both'),
  method: fc.oneof({ weight: 4, arbitrary: fc.constant('GET') }, { weight: 2, arbitrary: methods }),
  target: fc.oneof(
    { weight: 6, arbitrary: fc.tuple(otherPaths, queries).map((parts) => parts.join('')) },
    { weight: 2, arbitrary: oddTargets },
    { weight: 2, arbitrary: fc.webPath({ size: 'small' }).map((path) => `/${path}`) },
    { weight: 1, arbitrary: words.map((word) => `/blog/${word}`) },
  ),
  version: versions,
  host: hosts,
  headers,
  body: fc.oneof({ weight: 5, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: bodies({}) }),
  framing: framings,
});

/** Nearly valid requests to every endpoint, and others to everything else. */
export const anyRequest: fc.Arbitrary<AnyRequest> = fc.oneof(
  { weight: 3, arbitrary: from(...(Object.keys(endpoints) as Name[])).chain(requestTo) },
  { weight: 1, arbitrary: requestElsewhere },
);
