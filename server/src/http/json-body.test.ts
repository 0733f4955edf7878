import { once } from 'node:events';
import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { planBody, registerMember } from '../../test/factories.ts';
import { startApp } from '../../test/test-app.ts';

const PLANS = '/api/retirement-plans';

const app = await startApp();
const { client: member } = await registerMember(app.client());
afterAll(() => app.close());

const send = (body: unknown, headers: Record<string, string> = {}) => member.post(PLANS, body, { headers });
const json = JSON.stringify(planBody());

describe('a body', () => {
  test.each(['application/json', 'application/json; charset=utf-8', 'Application/JSON;charset="UTF-8"'])(
    'of the type %s is read',
    async (type) => {
      expect((await send(json, { 'content-type': type })).status).toBe(201);
    },
  );

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/json; charset=utf-16',
    'application/json-patch+json',
    'text/json',
    '',
  ])('of the type %j is rejected', async (type) => {
    const response = await send(json, { 'content-type': type });
    expect(response.status).toBe(415);
    expect(response.json.code).toBe('unsupported_media_type');
  });

  test('is rejected if it is a form’s, even where no body is expected', async () => {
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await member.post('/api/auth/logout', 'a=b', { headers: type })).status).toBe(415);
    expect((await member.get('/api/auth/me')).status).toBe(200);
  });

  test('is rejected if it is compressed', async () => {
    expect((await send(gzipSync(json), { 'content-encoding': 'gzip' })).status).toBe(415);
  });

  test.each([
    ['nothing', ''],
    ['half', json.slice(0, -5)],
    ['two', json + json],
    ['a byte order mark', `\uFEFF${json}`],
    ['UTF-16', Buffer.from(json, 'utf16le')],
    ['a byte that is no UTF-8', Buffer.from('{"name":"\xff"}', 'latin1')],
    ['an overlong form', Buffer.from('{"name":"\xc0\xaf"}', 'latin1')],
    ['NaN', json.replace('35', 'NaN')],
    ['a comment', `${json} // x`],
  ])('that is %s is malformed', async (_, body) => {
    const response = await send(body);
    expect(response.status).toBe(400);
    expect(response.json).toEqual({ code: 'malformed', message: 'The body is not valid JSON.' });
  });

  test('with a duplicate key has the last of its values', async () => {
    const twice = json.replace('{', '{"name":"first",');
    expect((await send(twice)).json.name).toBe('By the sea');
  });

  test.each([
    [20, { code: 'invalid' }],
    [21, { code: 'malformed', message: 'The body is nested more than 20 levels deep.' }],
    [30_000, { code: 'malformed', message: 'The body is nested more than 20 levels deep.' }],
  ])('of %i levels is rejected with %j', async (levels, error) => {
    expect((await send('['.repeat(levels) + ']'.repeat(levels))).json).toMatchObject(error);
  });

  test('may have many brackets in a string', async () => {
    expect((await send(planBody({ name: '['.repeat(60) }))).status).toBe(201);
  });
});

describe('the limit of 64 KB', () => {
  const responseTo = async (head: string, body: string | undefined) => {
    const { hostname, port } = new URL(app.url);
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    socket.write(
      `POST ${PLANS} HTTP/1.1\r\nHost: ${hostname}\r\nCookie: ${member.cookie}\r\nContent-Type: application/json\r\n${head}\r\n\r\n`,
    );
    if (body) socket.write(body);
    const [data] = await once(socket, 'data');
    socket.destroy();
    return String(data);
  };

  test('rejects a larger body by its Content-Length', async () => {
    const response = await responseTo('Content-Length: 70000', undefined);
    expect(response).toMatch(/^HTTP\/1\.1 413 /);
    expect(response).toMatch(/^Connection: close/im);
    expect(response).toContain('"too_large"');
  });

  test('rejects a body without Content-Length as soon as it is exceeded', async () => {
    const chunk = 'x'.repeat(70_000);
    const response = await responseTo(
      'Transfer-Encoding: chunked',
      `${chunk.length.toString(16)}\r\n${chunk}\r\n`,
    );
    expect(response).toMatch(/^HTTP\/1\.1 413 /);
  });

  test('accepts a body just below it', async () => {
    const filled = JSON.stringify({ ...planBody(), note: 'x'.repeat(65_000) });
    expect((await send(filled)).status).toBe(201);
  });
});
