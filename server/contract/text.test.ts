import * as v from 'valibot';
import { expect, test } from 'vitest';
import { validationErrors } from '../test/validation-errors.ts';
import { line, textBlock } from './text.ts';

test('a line of text is normalized, and rejects characters that databases treat differently', () => {
  expect(v.parse(line(10), '  e\u0301 ')).toBe('\u00e9');
  for (const text of ['a\0', 'a\nb', '\ud800', '\u0085', 'x'.repeat(11)])
    expect(v.is(line(10), text)).toBe(false);
});

test('line and paragraph separators in a line of text become spaces', () => {
  expect(v.parse(line(10), 'a\u2028b\u2029c\u2028')).toBe('a b c');
});

test('a line of text of the maximum length may be sent decomposed', () => {
  expect(v.parse(line(10), '\u03b1\u0313\u0300\u0345'.repeat(10))).toBe('\u1f82'.repeat(10));
  expect(validationErrors(line(10), 'e\u0301'.repeat(11))).toEqual({
    '': 'Please use at most 10 characters.',
  });
});

test('a text has at most 30 combining marks in a row', () => {
  const marks = '\u0301'.repeat(30);
  for (const schema of [line(100), textBlock(100)]) {
    expect(v.is(schema, `e${marks}e${marks}`)).toBe(true);
    expect(validationErrors(schema, `e${marks}\u0316`)).toEqual({ '': 'Please remove repeated accents.' });
  }
});
