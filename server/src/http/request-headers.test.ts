import { expect, test } from 'vitest';
import { acceptedVersions } from './request-headers.ts';

test.each([
  ['', 'any'],
  ['*', 'any'],
  ['"7", "1"', [7, 1]],
  ['W/"1"', [1]],
  ['1', []],
  ['"one"', []],
  ['"01"', []],
  ['"1" or 1=1', []],
])('If-Match: %s accepts the versions %j', (header, versions) => {
  expect(acceptedVersions(header)).toEqual(versions);
});
