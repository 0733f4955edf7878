import { defaultInputs } from '@whenabouts/core';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { validationErrors } from '../test/validation-errors.ts';
import {
  authMessages,
  Email,
  type Endpoint,
  ErrorBody,
  endpoints,
  errorStatus,
  line,
  Password,
  PlanBody,
  planMessages,
  RegisterBody,
  textBlock,
} from './index.ts';

describe('the table of endpoints', () => {
  const rows: readonly Endpoint[] = Object.values(endpoints);

  test('names each method and path once', () => {
    const names = rows.map(({ method, path }) => `${method} ${path}`);
    expect(new Set(names).size).toBe(names.length);
  });

  test('GET has no body and no rate limit, and a response has a schema unless it is empty or a file', () => {
    for (const { method, path, body, status, response, file, rateLimits } of rows) {
      // Pages of any site may call oEmbed, which has a limit of its own.
      if (method === 'GET')
        expect([body, rateLimits]).toEqual([
          undefined,
          path === '/oembed' ? ['OEMBED_REQUESTS_PER_ADDRESS'] : 'none',
        ]);
      expect(response === undefined).toBe(status === 204 || file !== undefined);
    }
  });

  test('has a status for each code, and a shape for each failure', () => {
    for (const [code, status] of Object.entries(errorStatus)) {
      expect(status).toBeGreaterThanOrEqual(400);
      expect(v.is(ErrorBody, { code, message: 'x', fields: { name: 'x' } })).toBe(true);
    }
    expect(v.is(ErrorBody, { code: 'other', message: 'x' })).toBe(false);
  });
});

describe('an e-mail', () => {
  test.each([
    [' Ada@Example.ORG ', 'ada@example.org'],
    ["o'neil+tag@mail.example.co.uk", "o'neil+tag@mail.example.co.uk"],
  ])('%j is kept as %j', (typed, kept) => {
    expect(v.parse(Email, typed)).toBe(kept);
  });

  test.each([
    '',
    'ada',
    '@x.org',
    'ada@',
    'ada@x',
    'a b@x.org',
    'ada@-x.org',
    '.ada@x.org',
    `${'a'.repeat(249)}@x.org`,
  ])('%j is none', (typed) => {
    expect(validationErrors(Email, typed)).toEqual({ '': authMessages.email });
  });

  test('is validated in linear time', () => {
    expect(v.is(Email, `${'a.'.repeat(50_000)}@`)).toBe(false);
  });
});

test('a password is counted in bytes', () => {
  expect(validationErrors(Password, 'é'.repeat(128))).toEqual({});
  expect(validationErrors(Password, 'é'.repeat(129))).toEqual({ '': authMessages.passwordLong });
  expect(validationErrors(Password, 'short')).toEqual({ '': authMessages.passwordShort });
});

test('different passwords are reported at the second one', () => {
  const body = { email: 'a@b.org', password: 'one password', confirmPassword: 'another' };
  expect(validationErrors(RegisterBody, body)).toEqual({ confirmPassword: authMessages.passwordsDiffer });
});

test('a plan is a name and inputs in range; all errors are returned at once', () => {
  expect(validationErrors(PlanBody, { name: 'x', ...defaultInputs })).toEqual({});
  expect(
    validationErrors(PlanBody, { name: ' ', ...defaultInputs, currentAge: 17, expectedReturn: '7' }),
  ).toEqual({
    name: planMessages.nameRequired,
    currentAge: expect.any(String),
    expectedReturn: expect.any(String),
  });
});

test('a line of text is normalized, and rejects characters that databases treat differently', () => {
  expect(v.parse(line(10), '  e\u0301 ')).toBe('\u00e9');
  for (const text of ['a\0', 'a\nb', '\ud800', '\u0085', 'x'.repeat(11)])
    expect(v.is(line(10), text)).toBe(false);
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

test('each field has its first message, whatever its name', () => {
  const schema = v.object({ __proto__: v.string('first') } as never);
  expect(validationErrors(schema, {})).not.toEqual({});
  expect(validationErrors(v.object({ constructor: v.string('missing') }), { constructor: 1 })).toEqual({
    constructor: 'missing',
  });
});
