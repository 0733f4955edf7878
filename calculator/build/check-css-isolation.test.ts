import { expect, test } from 'vitest';
import { findIsolationViolation } from './check-css-isolation.ts';

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
