import { expect, test } from 'vitest';
import { findSlowRegexes } from './linear-regexes.ts';

test.each([
  [
    'const LINES = /\\s*[\\r\\n]+\\s*/g;',
    'x.ts:1: /\\s*[\\r\\n]+\\s*/g is vulnerable (2nd degree polynomial)',
  ],
  ['text.replace(/T.*$/, "");', 'x.ts:1: /T.*$/ is vulnerable (2nd degree polynomial)'],
  ['v.regex(/^(a+)+$/);', 'x.ts:1: /^(a+)+$/ is vulnerable (exponential)'],
  ['new RegExp(text);', 'x.ts:1: write the regular expression as a literal, so that it can be checked'],
])('the check of regular expressions reports %s', async (source, line) => {
  expect(await findSlowRegexes('x.ts', source)).toEqual([line]);
});

test.each([
  'const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;',
  '// Not linear: it sees only our own text.\ntext.replace(/T.*$/, "");',
  'const text = "/T.*$/";',
])('the check of regular expressions accepts %s', async (source) => {
  expect(await findSlowRegexes('x.ts', source)).toEqual([]);
});

test('the check of regular expressions requires a reason for an exemption', async () => {
  expect(await findSlowRegexes('x.ts', '// Not linear:\ntext.replace(/T.*$/, "");')).toHaveLength(1);
});
