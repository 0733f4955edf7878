import { readFile } from 'node:fs/promises';
import { Validator } from '@seriousme/openapi-schema-validator';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Endpoint, endpoints, errorStatus } from '../contract/index.ts';
import { findMismatch, type ObservedResponse } from '../test/match-api-docs.ts';
import { startApp, type TestApp } from '../test/test-app.ts';
import { withRule } from './action-schemas.ts';
import { apiMarkdown } from './api-docs.ts';
import { openApiDocument } from './openapi.ts';
import { componentSchemas } from './schemas.ts';

const document = openApiDocument();
const operations = Object.entries(endpoints) as [name: keyof typeof endpoints, endpoint: Endpoint][];

describe('the document', () => {
  test('is a valid OpenAPI 3.1 document', async () => {
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
    expect(withRule({ type: 'string' }, { type: 'check', message: 'The message of a new rule' }, {})).toBe(
      undefined,
    );
    const nameless = { me: { ...endpoints.me, response: v.object({}) } };
    expect(() => componentSchemas(nameless).schemaOf(nameless.me.response)).toThrow('no exported name');
  });

  test('describes every field in a sentence', () => {
    for (const [name, { properties = {} }] of Object.entries(document.components.schemas)) {
      for (const [field, { description }] of Object.entries(properties)) {
        expect(description, `${name}.${field}`).toMatch(/^[A-Z\d`].*\.$/s);
      }
    }
  });
});

describe('the description', () => {
  const markdown = apiMarkdown();
  const lines = (title: string): string => markdown.split(`### ${title}\n`)[1]?.split('\n#')[0] ?? '';

  test.each([
    ['AccountExport', '- `sessions[].startedAt` (text (date-time)): Time of login. ISO 8601, UTC.'],
    ['CampaignStatus', '- `progress` (object, optional): Progress of sending; absent before the start.'],
    ['CampaignSummary', '- `progress` (object): Progress of sending.'],
    ['CampaignSummary', '- `progress.startedAt` (text (date-time)): Time of the start. ISO 8601, UTC.'],
    ['ContactBody', '- `name` (text of 2 to 100 characters): Name of the sender. One line.'],
    ['PartnerStats', '- `name` (text): Name shown to visitors.'],
    ['PostPreview', '- `publishedAt` (text): First day, in UTC, on which the post is public.\n'],
    ['PostPreview', '- `content` (text): Sanitized HTML.'],
    [
      'PostBody',
      'Blank for today. Null or absent for today in a new post, and for no change in a stored one.',
    ],
  ])('of %s is about its own fields', (title, line) => {
    expect(lines(title)).toContain(line);
  });

  test.each(['NewPlanBody', 'Plan', 'PlanBody'])(
    'of %s lists the fields of an object that may be null',
    (title) => {
      expect(lines(title)).toContain(
        '- `assumptions.planAge` (whole number from 75 to 110, optional): Age to which the money must last, above `currentAge`.',
      );
    },
  );

  test('of a path parameter has its pattern', () => {
    expect(lines('listCommonPasswords')).toContain(
      '- `prefix` (path: text like `^[0-9a-f]{3}$`): The first three hexadecimal digits of the password’s SHA-256 hash.',
    );
    expect(lines('readPost')).toContain(
      '- `slug` (path: text like `^[\\w-]{1,100}$`): The slug of the post.',
    );
  });

  test('has If-Match only where the server reads it', () => {
    const withIfMatch = operations.filter(([name]) => lines(name).includes('`If-Match` (header'));
    expect(withIfMatch.map(([name]) => name).sort()).toEqual(['updatePlan', 'updatePost']);
    expect(lines('startCampaign')).not.toContain('If-Match');
  });

  test('groups the digits of large numbers, but not of years', () => {
    expect(lines('PlanBody')).toContain(
      '- `assumptions.birthYear` (whole number from 1943 to 2100, optional)',
    );
    expect(lines('PlanBody')).toContain('- `annualIncome` (number from 20,000 to 300,000)');
  });

  test('has typographic apostrophes outside code', () => {
    const prose = markdown.replaceAll(/```.*?```|``.*?``|`.*?`/gs, '');
    expect(prose).toContain('member’s');
    expect(prose).not.toMatch(/\w'\w/);
  });
});

describe.each(operations)('the example of %s', (_name, endpoint) => {
  const { method, path, status, body, response, docs } = endpoint;
  const { param, body: sent, etag, session } = docs;

  test('is accepted by the contract unchanged, and matches the document', () => {
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

  test('of each error matches, too', () => {
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

describe('an undocumented response is detected', () => {
  const plan = endpoints.readPlan.docs.response;
  const read = (changes: Partial<ObservedResponse>) =>
    findMismatch({
      ...{ method: 'GET', path: '/api/retirement-plans/1', sent: undefined, status: 200 },
      ...{ headers: { etag: '"1"' }, json: plan },
      ...changes,
    });
  const save = (sent: unknown) =>
    read({ method: 'POST', path: '/api/retirement-plans', status: 201, sent: JSON.stringify(sent) });
  const error = (code: string) => ({ status: 404, headers: {}, json: { code, message: 'No.' } });

  test('but a documented one passes', () => {
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
    ['another path', { path: '/api/elsewhere' }, 'no row is about it'],
    ['another method', { method: 'PATCH' }, 'no row is about it'],
  ])('for %s', (_, changes, message) => {
    expect(read(changes)).toContain(message);
  });

  test('for a body that was accepted, but violates a rule', () => {
    expect(save({ ...endpoints.createPlan.docs.body, currentAge: 3 })).toContain('not one of the contract');
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

  test('serves a page without scripts, in which every link has a target', async () => {
    const { headers, text } = await app.client().get('/docs/api');
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'/,
    );
    expect(text).not.toMatch(/<script|style=| on\w+=/);
    const ids = [...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const links = [...text.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    expect(links.length).toBeGreaterThan(operations.length);
    for (const link of links) expect(ids).toContain(link);
    for (const [name] of operations) expect(text).toContain(`>${name}</h3>`);
    expect(text).toContain('<a href="https://oembed.com">oEmbed 1.0</a>');
    expect(text.replaceAll(/<code>.*?<\/code>/gs, '')).not.toContain('](');
    expect((await app.client().get('/docs/api.css')).headers['content-type']).toMatch(/^text\/css/);
  });
});

test('docs/api.md is up to date; npm run docs updates it', async () => {
  expect(await readFile(new URL('../../docs/api.md', import.meta.url), 'utf8')).toBe(apiMarkdown());
});
