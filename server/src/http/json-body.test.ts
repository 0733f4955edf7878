import { once } from 'node:events';
import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { planBody, signedIn } from '../../test/factories.ts';
import { startApp } from '../../test/test-app.ts';

const PLANS = '/api/retirement-plans';

const app = await startApp();
const { client: member } = await signedIn(app.client());
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

  test('of a form is rejected even where no body is expected', async () => {
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await member.post('/api/auth/logout', 'a=b', { headers: type })).status).toBe(415);
    expect((await member.get('/api/auth/me')).status).toBe(200);
  });

  test('that is compressed is rejected', async () => {
    expect((await send(gzipSync(json), { 'content-encoding': 'gzip' })).status).toBe(415);
  });

  test.each([
    ['nothing', ''],
    ['half', json.slice(0, -5)],
    ['two', json + json],
    ['a byte order mark', `\uFEFF${json}`],
    ['UTF-16', Buffer.from(json, 'utf16le')],
    [
      'a byte that is no UTF-8',
      Buffer.concat([Buffer.from('{"name":"'), Buffer.from([0xff]), Buffer.from('"}')]),
    ],
    [
      'an overlong form',
      Buffer.concat([Buffer.from('{"name":"'), Buffer.from([0xc0, 0xaf]), Buffer.from('"}')]),
    ],
    ['NaN', json.replace('35', 'NaN')],
    ['a comment', `${json} // x`],
  ])('that is %s is malformed', async (_, body) => {
    const response = await send(body);
    expect(response.status).toBe(400);
    expect(response.json).toEqual({ code: 'malformed', message: 'The body is not valid JSON.' });
  });

  test('the last of duplicate keys wins', async () => {
    const twice = json.replace('{', '{"name":"first",');
    expect((await send(twice)).json.name).toBe('By the sea');
  });

  test.each([10, 1_000_000])('more than twenty levels are rejected, even %i thousand', async (levels) => {
    const deep = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
    expect((await send(deep(20))).json.code).toBe('invalid');
    expect((await send(deep(Math.min(levels * 21, 30_000)))).json.code).toBe('malformed');
    expect((await send(planBody({ name: '['.repeat(60) }))).status).toBe(201);
    expect((await app.client().get('/healthz')).status).toBe(200);
  });
});

describe('a body has at most 64 KB', () => {
  const answerTo = async (head: string, body: string | undefined) => {
    const { hostname, port } = new URL(app.url);
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    const cookie = [...member.jar].map(([name, value]) => `${name}=${value}`).join('; ');
    socket.write(
      `POST ${PLANS} HTTP/1.1\r\nHost: ${hostname}\r\nCookie: ${cookie}\r\nContent-Type: application/json\r\n${head}\r\n\r\n`,
    );
    if (body) socket.write(body);
    const [data] = await once(socket, 'data');
    socket.destroy();
    return String(data);
  };

  test('a larger one is rejected by its Content-Length', async () => {
    const response = await answerTo('Content-Length: 70000', undefined);
    expect(response).toMatch(/^HTTP\/1\.1 413 /);
    expect(response).toMatch(/^Connection: close/im);
    expect(response).toContain('"too_large"');
  });

  test('one without Content-Length is rejected at the limit', async () => {
    const chunk = 'x'.repeat(70_000);
    const response = await answerTo(
      'Transfer-Encoding: chunked',
      `${chunk.length.toString(16)}\r\n${chunk}\r\n`,
    );
    expect(response).toMatch(/^HTTP\/1\.1 413 /);
  });

  test('just below the limit is read', async () => {
    const filled = JSON.stringify({ ...planBody(), note: 'x'.repeat(65_000) });
    expect((await send(filled)).status).toBe(201);
  });
});
