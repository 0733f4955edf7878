import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import type { Endpoint } from './endpoint.ts';
import { endpoints } from './endpoints.ts';
import { ErrorBody, type ErrorCode, errorStatus } from './errors.ts';
import { adminRoles } from './roles.ts';
import { messagesByField } from './schemas.ts';

/** Limits of endpoints that only read, by path. */
const limitsOfReads = new Map([
  // Pages of any site may call oEmbed.
  ['/oembed', ['OEMBED_REQUESTS_PER_ADDRESS']],
  // Reads all data of an account.
  ['/api/auth/export', ['EXPORTS_PER_MEMBER']],
  ['/api/admin/posts/export', ['EXPORTS_PER_MEMBER']],
  ['/api/admin/posts/export-json', ['EXPORTS_PER_MEMBER']],
]);

const rows: [name: string, endpoint: Endpoint][] = Object.entries(endpoints);

test('no two endpoints share method and path', () => {
  const operations = rows.map(([, { method, path }]) => `${method} ${path}`);
  expect(new Set(operations).size).toBe(rows.length);
});

describe.each(rows)('%s', (_name, endpoint) => {
  const { method, path, body, status, response, file, rateLimits } = endpoint;

  test('has an access policy, a rate limit and a summary', () => {
    expect(['anyone', 'member', 'account', ...adminRoles]).toContain(endpoint.access);
    expect(rateLimits.length).toBeGreaterThan(0);
    expect(endpoint.summary).toMatch(/^[A-Z].*[^.]$/);
  });

  test('is under /api, without a trailing slash', () => {
    // Pages of other sites contain the URL of oEmbed.
    if (path === '/oembed') return;
    expect(path).toMatch(/^\/api(?:\/(?:[a-z][a-z-]*|\{[a-z]+\}))+$/);
  });

  test('has a response schema exactly when its status allows a body', () => {
    expect(response === undefined && file === undefined).toBe(status === 204);
    expect(response === undefined || file === undefined).toBe(true);
  });

  test('has a body only with POST and PUT, and a rate limit exactly when it writes or reads very much', () => {
    if (method === 'GET' || method === 'DELETE') expect(body).toBeUndefined();
    if (body !== undefined || method === 'DELETE') expect(rateLimits).not.toBe('none');
    if (method === 'GET') expect(rateLimits).toEqual(limitsOfReads.get(path) ?? 'none');
  });
});

/** Returns the schemas of all objects in a schema, at any depth. */
function objectsIn(schema: unknown): v.GenericSchema[] {
  if (Array.isArray(schema)) return schema.flatMap(objectsIn);
  if (typeof schema !== 'object' || schema === null) return [];
  const { type, entries, pipe, wrapped, item, options } = schema as Record<string, unknown>;
  const parts = [Object.values(entries ?? {}), pipe ?? [], wrapped, item, options];
  return [...(type === 'object' && !pipe ? [schema as v.GenericSchema] : []), ...parts.flatMap(objectsIn)];
}

test('no object in a request can be an array', () => {
  const objects = rows.flatMap(([, { body }]) => objectsIn(body));
  expect(objects.length).toBeGreaterThan(40);
  for (const schema of objects) {
    for (const list of [[], [1]]) expect(v.is(schema, list)).toBe(false);
  }
  const { assumptions } = endpoints.createPlan.body.entries as Record<string, v.GenericSchema>;
  for (const value of [[], [1], { outlookInputs: [] }, { partner: [1] }, { cashFlows: [[]] }])
    expect(v.is(assumptions as v.GenericSchema, value)).toBe(false);
  expect(v.is(assumptions as v.GenericSchema, { outlookInputs: {} })).toBe(true);
});

describe('the body of an error', () => {
  test.each(Object.entries(errorStatus))('has the code %s with status %s', (code, status) => {
    expect(status).toBeGreaterThanOrEqual(400);
    expect(v.is(ErrorBody, { code, message: 'A sentence.' })).toBe(true);
    expect(v.is(ErrorBody, { code, message: 'A sentence.', fields: { email: 'Wrong.' } })).toBe(true);
  });

  test('accepts only codes of the contract', () => {
    expect(v.is(ErrorBody, { code: 'teapot' as ErrorCode, message: 'A sentence.' })).toBe(false);
  });
});

describe('messages by field', () => {
  const schema = v.object({
    name: v.pipe(v.string('text'), v.minLength(3, 'short'), v.regex(/^[a-z]+$/, 'letters')),
    inner: v.object({ list: v.array(v.number('number')) }),
  });
  const messagesOf = (input: unknown) => messagesByField(v.safeParse(schema, input).issues ?? []);

  test('the first message of a field is the one returned', () => {
    expect(messagesOf({ name: '1', inner: { list: [] } })).toEqual({ name: 'short' });
  });

  test('a path is written with dots', () => {
    expect(messagesOf({ name: 'abc', inner: { list: [1, 'x'] } })).toEqual({ 'inner.list.1': 'number' });
  });

  test('a field may have the name of an inherited property', () => {
    const odd = v.object({ toString: v.number('number') });
    expect(messagesByField(v.safeParse(odd, { toString: 'x' }).issues ?? [])).toEqual({ toString: 'number' });
  });
});
