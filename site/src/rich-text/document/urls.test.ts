import { expect, test } from 'vitest';
import { parseLinkUrl, safeHref, safeSrc } from './urls.ts';

test.each([
  'https://example.com/a?b#c',
  'HTTP://EXAMPLE.COM',
  'mailto:ada@example.com',
  'tel:+1555',
  '/blog/a-post',
  '#end',
  'notes/two:three',
])('safeHref accepts %s', (url) => {
  expect(safeHref(` ${url} `)).toBe(url);
});

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'file:///etc/passwd',
  'blob:https://example.com/1',
  '//example.com',
  '/\\example.com',
  '',
  '  ',
  null,
  undefined,
  7,
])('safeHref rejects %j', (url) => {
  expect(safeHref(url)).toBeNull();
});

test.each([
  ['example.com', 'https://example.com'],
  [' www.example.com/a?b ', 'https://www.example.com/a?b'],
  ['ada@example.com', 'mailto:ada@example.com'],
  ['mailto:ada@example.com', 'mailto:ada@example.com'],
  ['tel:+1555', 'tel:+1555'],
  ['http://example.com', 'http://example.com'],
  ['/calculator', '/calculator'],
  ['#end', '#end'],
])('parseLinkUrl completes %j as %j', (typed, url) => {
  expect(parseLinkUrl(typed)).toBe(url);
});

test.each([
  '',
  'nonsense',
  'two words',
  'javascript:alert(1)',
  'https://',
  'https://exa mple.com',
  '//example.com',
  'ftp://example.com',
])('parseLinkUrl rejects %j', (typed) => {
  expect(parseLinkUrl(typed)).toBeNull();
});

const STORED = '/api/images/q1w2e3r4t5y6u7i8o9p0-_';

test.each(['https://example.com/a.png?b', 'HTTPS://example.com/', STORED, `${STORED}?w=640`])(
  'safeSrc accepts %s',
  (url) => {
    expect(safeSrc(` ${url} `)).toBe(url);
  },
);

test.each([
  'http://example.com/a.png',
  'a.png',
  '/a.png',
  '//example.com/a.png',
  '/api/images/1',
  `${STORED}/../../auth`,
  `${STORED}?w=x`,
  'data:image/png;base64,AA',
  'blob:https://example.com/1',
  'javascript:alert(1)',
  'https://a b',
  'https://',
  '',
  null,
])('safeSrc rejects %j', (url) => {
  expect(safeSrc(url)).toBeNull();
});
