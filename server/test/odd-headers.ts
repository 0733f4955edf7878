import fc from 'fast-check';

const from = <T>(...values: readonly T[]) => fc.constantFrom(...values);

/** Values of the `Host` header; undefined for a request without one. */
export const hosts = fc.oneof(
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

export const headers = fc.array(
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

/** Ways to announce the length of a body. */
export const framings = fc.oneof(
  { weight: 12, arbitrary: fc.constant<'length' | 'chunked'>('length') },
  { weight: 3, arbitrary: fc.constant<'length' | 'chunked'>('chunked') },
);
