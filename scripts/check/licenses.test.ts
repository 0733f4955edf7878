import { expect, test } from 'vitest';
import { isAllowedLicense } from './licenses.ts';

test.each([
  'MIT',
  'MIT OR GPL-3.0-only',
  '(MIT OR GPL-3.0-only)',
  'MIT AND OFL-1.1',
  '(GPL-2.0-only OR MIT) AND ISC',
  'MIT AND (CC0-1.0 OR WTFPL)',
])('the license %s is allowed', (expression) => {
  expect(isAllowedLicense(expression)).toBe(true);
});

test.each([
  'GPL-3.0-only',
  'LGPL-3.0-or-later',
  'MIT AND GPL-2.0-only',
  '(MIT OR ISC) AND GPL-2.0-only',
  'MIT AND (GPL-2.0-only OR WTFPL)',
  'GPL-2.0-only WITH Classpath-exception-2.0',
  'SEE LICENSE IN LICENSE.txt',
  'none',
  'UNLICENSED',
])('the license %s is not allowed', (expression) => {
  expect(isAllowedLicense(expression)).toBe(false);
});
