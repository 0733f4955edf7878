import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { messagesByField } from './body.ts';
import type { Endpoint } from './endpoint.ts';
import { endpoints } from './endpoints.ts';
import { ErrorBody } from './error-body.ts';
import { type ErrorCode, errorStatus } from './errors.ts';

const rows: [name: string, endpoint: Endpoint][] = Object.entries(endpoints);

test('no two endpoints share method and path', () => {
  const addresses = rows.map(([, { method, path }]) => `${method} ${path}`);
  expect(new Set(addresses).size).toBe(rows.length);
});

describe.each(rows)('%s', (_name, endpoint) => {
  test('has an access policy, a rate limit and a summary', () => {
    expect(['anyone', 'member', 'admin', 'account']).toContain(endpoint.access);
    expect(endpoint.rateLimits.length).toBeGreaterThan(0);
    expect(endpoint.summary).toMatch(/^[A-Z].*[^.]$/);
  });

  test('lives under /api, without a trailing slash', () => {
    // The URL of oEmbed is in the pages of others.
    if (endpoint.path === '/oembed') return;
    expect(endpoint.path).toMatch(/^\/api(?:\/(?:[a-z][a-z-]*|\{[a-z]+\}))+$/);
  });

  test('has a response schema exactly when its status allows a body', () => {
    expect(endpoint.response === undefined && endpoint.file === undefined).toBe(endpoint.status === 204);
  });

  test('ignores bodies of GET and HEAD', () => {
    if (endpoint.method === 'GET' || endpoint.method === 'DELETE') expect(endpoint.body).toBeUndefined();
  });

  test('endpoints that check a password or write a row have a rate limit', () => {
    const writes = endpoint.body !== undefined || endpoint.method === 'DELETE';
    if (writes) expect(endpoint.rateLimits).not.toBe('none');
  });

  test('has only errors that have a status', () => {
    for (const code of Object.keys(endpoint.errors)) expect(errorStatus).toHaveProperty(code);
  });
});

describe('the body of an error', () => {
  test.each(Object.entries(errorStatus))('%s returns %s', (code, status) => {
    expect(status).toBeGreaterThanOrEqual(400);
    expect(v.is(ErrorBody, { code, message: 'A sentence.' })).toBe(true);
  });

  test('may name the fields', () => {
    expect(v.is(ErrorBody, { code: 'invalid', message: 'A sentence.', fields: { email: 'Wrong.' } })).toBe(
      true,
    );
  });

  test('has no code that is not in the table', () => {
    expect(v.is(ErrorBody, { code: 'teapot' as ErrorCode, message: 'A sentence.' })).toBe(false);
  });
});

describe('messages by field', () => {
  const schema = v.object({
    name: v.pipe(v.string('text'), v.minLength(3, 'short'), v.regex(/^[a-z]+$/, 'letters')),
    inner: v.object({ list: v.array(v.number('number')) }),
  });
  const of = (input: unknown) => messagesByField(v.safeParse(schema, input).issues ?? []);

  test('the first message of a field is the one returned', () => {
    expect(of({ name: '1', inner: { list: [] } })).toEqual({ name: 'short' });
  });

  test('a path is written with dots', () => {
    expect(of({ name: 'abc', inner: { list: [1, 'x'] } })).toEqual({ 'inner.list.1': 'number' });
  });

  test('a field may have the name of an inherited property', () => {
    const odd = v.object({ toString: v.number('number') });
    expect(messagesByField(v.safeParse(odd, { toString: 'x' }).issues ?? [])).toEqual({ toString: 'number' });
  });
});
