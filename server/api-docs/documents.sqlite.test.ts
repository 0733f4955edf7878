import { Validator } from '@seriousme/openapi-schema-validator';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Endpoint, endpoints, errorStatus } from '../contract/index.ts';
import { findMismatch, type ObservedResponse } from '../test/match-api-docs.ts';
import { startApp, type TestApp } from '../test/test-app.ts';
import { openApiDocument } from './openapi.ts';
import { componentSchemas, type JsonSchema, withRule } from './schemas.ts';

const document = openApiDocument();
const operations = Object.entries(endpoints) as [name: keyof typeof endpoints, endpoint: Endpoint][];

describe('the document', () => {
  test('is a valid OpenAPI 3.0 document', async () => {
    expect(await new Validator().validate(structuredClone(document))).toEqual({ valid: true });
  });

  test('lists every endpoint, and nothing else', () => {
    const documented = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(
        ([method, { operationId }]) => `${operationId}: ${method.toUpperCase()} ${path}`,
      ),
    );
    expect(documented.sort()).toEqual(
      operations.map(([name, { method, path }]) => `${name}: ${method} ${path}`).sort(),
    );
  });

  test('rejects rules and schemas that it cannot describe', () => {
    expect(withRule({ type: 'string' }, { type: 'check' }, {})).toBe(undefined);
    const nameless = { me: { ...endpoints.me, response: v.object({}) } };
    expect(() => componentSchemas(nameless).schemaOf(nameless.me.response)).toThrow('no exported name');
  });

  test('describes every field in a sentence', () => {
    const check = ({ properties = {}, items, anyOf = [] }: JsonSchema, path: string): void => {
      for (const [field, property] of Object.entries(properties)) {
        expect(property.description, `${path}.${field}`).toMatch(/^[A-Z\d`].*\.$/s);
        check(property, `${path}.${field}`);
      }
      for (const part of [...(items ? [items] : []), ...anyOf]) check(part, path);
    };
    for (const [name, schema] of Object.entries(document.components.schemas)) check(schema, name);
  });
});

describe('the OpenAPI document', () => {
  const { schemas } = document.components;
  const operation = (name: string) =>
    Object.values(document.paths)
      .flatMap(Object.values)
      .find(({ operationId }) => operationId === name);
  const parameters = (name: string) =>
    (operation(name)?.parameters ?? []) as { name: string; in: string; schema: JsonSchema }[];

  test.each([
    ['Time of login.', schemas.AccountExport?.properties?.sessions?.items, 'startedAt'],
    ['Progress of sending; absent before the start.', schemas.CampaignStatus, 'progress'],
    ['Progress of sending.', schemas.CampaignSummary, 'progress'],
    ['Name of the sender. One line.', schemas.ContactBody, 'name'],
    ['Name shown to visitors.', schemas.PartnerStats, 'name'],
    ['Sanitized HTML.', schemas.PostPreview, 'content'],
  ])('describes a field by its schema: %s', (text, schema, field) => {
    expect(schema?.properties?.[field]?.description).toBe(text);
  });

  test('has the pattern of a path parameter', () => {
    expect(parameters('listCommonPasswords')[0]?.schema.pattern).toBe('^[0-9a-f]{3}$');
    expect(parameters('readPost')[0]?.schema.pattern).toBe(String.raw`^[\w-]{1,100}$`);
  });

  test('has If-Match only where the server reads it', () => {
    const withIfMatch = operations.filter(([name]) =>
      parameters(name).some((parameter) => parameter.name === 'If-Match'),
    );
    expect(withIfMatch.map(([name]) => name).sort()).toEqual(['updateDraft', 'updatePlan', 'updatePost']);
  });
});

describe.each(operations)('%s', (_name, endpoint) => {
  const { method, path, status, body, response, docs } = endpoint;
  const { param, body: sent, etag, session } = docs;

  test('has an example that the contract accepts unchanged and that matches the document', () => {
    const seen: ObservedResponse = {
      method,
      path: path.replace(/\{\w+\}/, param?.[0] ?? ''),
      sent: JSON.stringify(sent),
      status,
      headers: {
        'access-control-allow-origin': '*',
        ...(etag && { etag: '"1"' }),
        ...(session === 'starts' && { 'set-cookie': ['x'] }),
      },
      json: docs.response,
    };
    expect(findMismatch(seen)).toBe(undefined);
    if (body) expect(v.parse(body, sent)).toMatchObject(sent as object);
    if (response) expect(v.parse(response, docs.response)).toEqual(docs.response);
  });

  test('has an example of each error that matches its schema', () => {
    const { responses = {} } = document.paths[path]?.[method.toLowerCase()] ?? {};
    const errors = Object.entries(responses).filter(([code]) => Number(code) >= 400);
    expect(errors.length).toBeGreaterThan(1);
    for (const [code, { content }] of errors) {
      for (const [errorCode, { value }] of Object.entries(content?.['application/json']?.examples ?? {})) {
        expect(errorStatus[errorCode as keyof typeof errorStatus]).toBe(Number(code));
        const headers = { 'retry-after': '1' };
        expect(
          findMismatch({ method, path, sent: undefined, status: Number(code), headers, json: value }),
        ).toBe(undefined);
      }
    }
  });
});

describe('the check of responses against the document', () => {
  const plan = endpoints.readPlan.docs.response;
  const read = (changes: Partial<ObservedResponse>) =>
    findMismatch({
      method: 'GET',
      path: '/api/retirement-plans/1',
      sent: undefined,
      status: 200,
      headers: { etag: '"1"' },
      json: plan,
      ...changes,
    });
  const save = (sent: unknown) =>
    read({ method: 'POST', path: '/api/retirement-plans', status: 201, sent: JSON.stringify(sent) });
  const error = (code: string) => ({ status: 404, headers: {}, json: { code, message: 'No.' } });

  test('accepts a documented response', () => {
    expect(read({})).toBe(undefined);
    expect(read(error('not_found'))).toBe(undefined);
    expect(save(endpoints.createPlan.docs.body)).toBe(undefined);
    expect(read({ method: 'PATCH', ...error('not_found'), status: 405 })).toBe(undefined);
  });

  test.each([
    ['a status', { status: 409 }, 'no such status'],
    ['an error code', error('gone'), 'must be equal to one of'],
    ['a field of another kind', { json: { ...plan, version: '1' } }, 'must be number'],
    ['a missing field', { json: { ...plan, version: undefined } }, "required property 'version'"],
    ['no ETag', { headers: {} }, 'no header ETag'],
    ['an ETag', { path: '/api/retirement-plans', json: [plan] }, 'ETag is not documented'],
    ['a body', { method: 'DELETE', status: 204, headers: {} }, 'no body there'],
    ['another path', { path: '/api/elsewhere' }, 'the document does not have it'],
    ['another method', { method: 'PATCH' }, 'the document does not have it'],
  ])('detects %s that is not documented', (_, changes, message) => {
    expect(read(changes)).toContain(message);
  });

  test('detects a body that was accepted, but violates a rule', () => {
    expect(save({ ...endpoints.createPlan.docs.body, currentAge: 3 })).toContain(
      'a body that the contract rejects',
    );
  });
});

describe('the server', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.close());

  test('serves the document, cacheable for five minutes', async () => {
    const found = await app.client().get('/api/openapi.json');
    expect(found.json).toEqual(JSON.parse(JSON.stringify(document)));
    expect(found.headers['cache-control']).toBe('public, max-age=300');
    const headers = { 'if-none-match': String(found.headers.etag) };
    expect((await app.client().get('/api/openapi.json', { headers })).status).toBe(304);
    expect((await app.client().post('/api/openapi.json')).status).toBe(405);
  });
});
