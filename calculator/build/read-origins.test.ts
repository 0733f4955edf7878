import { expect, test } from 'vitest';
import { readOrigins } from './read-origins.ts';

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
