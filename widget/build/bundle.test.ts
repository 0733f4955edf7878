import { expect, test } from 'vitest';
import { findIsolationViolation, findNewFunction, readOrigins } from './bundle.ts';

test.each([
  '.a{margin:1rem}',
  '.a{margin:.5rem}',
  '.a{margin:-1rem}',
  '.a{margin:1.25rem}',
  '.a{margin:calc(2px + 1REM)}',
  '.a{width:50vw}',
  '.a{height:100dvh}',
  '.a{width:10vmin}',
  ':root{color:red}',
  '@import "a.css";',
  '.a{background:url(https://example.org/a.png)}',
  '.a{background:url("/a.png")}',
  '@property --a{syntax:"*";inherits:false}',
  '@font-face{font-family:a}',
])('reports %s as a violation', (css) => {
  expect(findIsolationViolation(css)).toContain(':');
});

test.each([
  '.a{margin:1em;width:calc(100% - 8px)}',
  '.remark,.vw{color:red}',
  '.a1rem{color:red}',
  ':host{color:red}',
  '.a{background:url(data:image/png;base64,AA)}',
  '@container c (min-width:820px){.a{gap:1em}}',
])('accepts %s as isolated', (css) => {
  expect(findIsolationViolation(css)).toBeUndefined();
});

test.each(['const a=URL.parse(b)', 'a.toReversed()', 'a.toSorted(b)', 'Object.groupBy(a,b)'])(
  'reports %s as a call that old browsers cannot make',
  (code) => {
    expect(findNewFunction(code)).toMatch(/\($/);
  },
);

test.each(['JSON.parse(a)', 'new URL(a)', '[...a].reverse()', 'a.findLast(b)'])(
  'accepts %s in old browsers',
  (code) => {
    expect(findNewFunction(code)).toBeUndefined();
  },
);

test('origins are separated by commas, and without any the list is empty', () => {
  expect(readOrigins()).toEqual([]);
  expect(readOrigins('')).toEqual([]);
  expect(readOrigins('https://a.example, http://localhost:8080,')).toEqual([
    'https://a.example',
    'http://localhost:8080',
  ]);
});

test.each([
  'a.example',
  'https://a.example/',
  'https://a.example/blog',
  'https://A.example',
  'javascript:x',
  '*',
])('%s is not the origin of a page, and stops the build', (text) => {
  expect(() => readOrigins(text)).toThrow(`"${text}" is not an origin`);
});
