import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import Koa from 'koa';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { planBody, registerMember } from '../../../test/factories.ts';
import { startSite } from '../../../test/stub-site.ts';
import { rowsOf } from '../../../test/test-app.ts';
import { readJson } from '../json-body.ts';
import { limitBodyTime } from './body-timeout.ts';
import { closeAfterEarlyResponse } from './close-after-early-response.ts';

const PLANS = '/api/retirement-plans';
const MB = 2 ** 20;
const loop = { late: false };

const dir = mkdtempSync(join(tmpdir(), 'bodies-'));
writeFileSync(join(dir, 'calculator.js'), '// the calculator');
writeFileSync(join(dir, 'manifest.json'), '{"version":"1.0.0"}');
const app = await startSite({ widgetDir: dir, eventLoopLag: { isLate: () => loop.late } });
afterAll(async () => {
  await app.close();
  rmSync(dir, { recursive: true });
});

function open(url: string): Socket {
  const { hostname, port } = new URL(url);
  // Ignore errors of sending the rest once the server has closed the connection.
  return connect(Number(port), hostname).on('error', () => {});
}

const head = (method: string, path: string, length: number | 'chunked', headers: readonly string[] = []) => {
  const framing = length === 'chunked' ? 'Transfer-Encoding: chunked' : `Content-Length: ${length}`;
  const lines = ['Host: x', 'Content-Type: application/json', framing, ...headers];
  return `${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`;
};

/** Sends until all of it is sent or the connection is closed; returns the number of bytes that the system took. */
async function sendAll(socket: Socket, bytes: number): Promise<number> {
  const chunk = Buffer.alloc(64 * 1024, ' ');
  while (socket.writable && socket.bytesWritten - socket.writableLength < bytes) {
    if (!socket.write(chunk)) await Promise.race([once(socket, 'drain'), once(socket, 'close')]);
  }
  return socket.bytesWritten - socket.writableLength;
}

describe('a response to a request whose body is not read closes the connection', () => {
  test.each([
    ['POST', PLANS, 401, []],
    ['POST', '/api/images', 401, []],
    ['POST', PLANS, 403, ['Sec-Fetch-Site: cross-site']],
    ['POST', '/api/nothing', 404, []],
    ['PATCH', PLANS, 405, []],
    ['POST', '/api/auth/login', 413, []],
    ['POST', '/api/auth/login', 415, ['Content-Encoding: gzip']],
    ['GET', '/api/blog-posts', 200, []],
    ['GET', '/api/nothing', 404, []],
    ['POST', '/api/newsletter/unsubscribe/1-x', 404, []],
    ['GET', '/healthz', 200, []],
    ['POST', '/', 405, []],
    ['GET', '/', 200, []],
    ['GET', '/widget/v1.js', 200, []],
    ['GET', '/assets/app-1234.js', 200, []],
    ['TRACE', '/', 405, []],
  ] as const)('after %s %s (%i)', async (method, path, status, headers) => {
    const socket = open(app.url);
    const received = buffer(socket);
    socket.write(head(method, path, 200 * MB, headers));
    const sent = await sendAll(socket, 200 * MB);
    const text = (await received).toString();
    expect(text).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(text).toMatch(/^connection: close\r$/im);
    // The rest is in the buffers of the system.
    expect(sent).toBeLessThan(64 * MB);
  });

  test('the connection closes after a rejected request (503)', async () => {
    loop.late = true;
    try {
      const socket = open(app.url);
      const received = buffer(socket);
      socket.write(head('POST', PLANS, 200 * MB));
      expect(await sendAll(socket, 200 * MB)).toBeLessThan(64 * MB);
      expect((await received).toString()).toMatch(/^HTTP\/1\.1 503 [\s\S]*^connection: close\r$/im);
    } finally {
      loop.late = false;
    }
  });

  test('the connection closes after a body of unknown length', async () => {
    const socket = open(app.url);
    const received = buffer(socket);
    socket.write(`${head('POST', PLANS, 'chunked')}fffffff\r\n`);
    expect(await sendAll(socket, 200 * MB)).toBeLessThan(64 * MB);
    expect((await received).toString()).toMatch(/^HTTP\/1\.1 401 [\s\S]*^connection: close\r$/im);
  });
});

test.each([
  [PLANS, 401],
  ['/api/auth/login', 413],
])('a client that sends 7 MB to %s before it reads gets the whole response (%i)', async (path, status) => {
  const socket = open(app.url);
  const failures: Error[] = [];
  socket.on('error', (error) => failures.push(error));
  socket.pause();
  socket.write(head('POST', path, 7 * MB));
  expect(await sendAll(socket, 7 * MB)).toBeGreaterThanOrEqual(7 * MB);
  const text = (await buffer(socket)).toString();
  expect(text).toMatch(new RegExp(`^HTTP/1\\.1 ${status} [\\s\\S]*\\r\\n\\r\\n\\{.*\\}$`));
  expect(failures).toEqual([]);
});

test('no further request on the connection is processed', async () => {
  const { client } = await registerMember(app.client());
  const { id } = (await client.post(PLANS, planBody())).json;
  const cookie = `Cookie: whenabouts=${client.jar.get('whenabouts')}`;
  const socket = open(app.url);
  const received = buffer(socket);
  socket.write(head('POST', '/api/nothing', 3));
  await once(socket, 'readable');
  app.log.splice(0);
  socket.write(`{ }DELETE ${PLANS}/${id} HTTP/1.1\r\nHost: x\r\n${cookie}\r\n\r\n`);
  expect((await received).toString().match(/HTTP\/1\.1/g)).toHaveLength(1);
  expect((await rowsOf(app, 'plans')).map((row) => Number(row.id))).toContain(id);
});

test('after a small body that was not read, the connection stays open', async () => {
  const socket = open(app.url);
  const received = buffer(socket);
  const body = JSON.stringify({ note: 'nobody reads this' });
  const last = 'GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';
  const [first, second] = ['/api/auth/logout', '/api/nothing'].map(
    (path) => head('POST', path, body.length) + body,
  );
  socket.write(`${first}${second}${last}`);
  const statuses = (await received).toString().match(/(?<=HTTP\/1\.1 )\d+/g);
  expect(statuses).toEqual(['204', '404', '200']);
});

describe('a client that sends its body byte by byte', () => {
  let server: Server;
  let socket: Socket;
  const answered = vi.fn();

  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const koa = new Koa()
      .use(closeAfterEarlyResponse)
      .use(limitBodyTime)
      .use(async (ctx) => {
        if (ctx.path === '/never') await new Promise(() => {});
        if (ctx.path === '/small') ctx.body = await readJson(ctx.req);
        if (ctx.path === '/large') ctx.body = await readJson(ctx.req, 7 * MB);
        ctx.status = 200;
        answered();
      });
    koa.silent = true;
    server = createServer({ keepAliveTimeout: 0 }, koa.callback()).listen(0, '127.0.0.1');
    await once(server, 'listening');
    socket = open(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    socket.resume();
    answered.mockClear();
  });
  afterEach(() => {
    vi.useRealTimers();
    socket.destroy();
    server.closeAllConnections();
    server.close();
  });

  const seconds = async (path: string, count: number) => {
    socket.write(head('POST', path, 20));
    await once(server, 'request');
    for (let passed = 0; passed < count; passed += 4) {
      if (socket.writable) await new Promise((written) => socket.write(' ', written));
      vi.advanceTimersByTime(4000);
    }
  };

  test.each(['/small', '/never'])('is cut off after 12 seconds (%s)', async (path) => {
    const closed = new Promise((resolve) => socket.once('close', resolve));
    await seconds(path, 12);
    await closed;
  });

  test('has 5 seconds after a response that did not wait for the body', async () => {
    const { port } = server.address() as AddressInfo;
    const halfOpen = connect({ port, allowHalfOpen: true }).on('error', () => {});
    halfOpen.write(head('POST', '/at-once', 20));
    const [request] = (await once(server, 'request')) as [IncomingMessage];
    expect(String(await once(halfOpen, 'data'))).toMatch(/^connection: close\r$/im);
    await once(halfOpen.resume(), 'end');
    vi.advanceTimersByTime(4000);
    expect(request.socket.destroyed).toBe(false);
    vi.advanceTimersByTime(1000);
    expect(request.socket.destroyed).toBe(true);
    halfOpen.destroy();
  });

  test('may take as long as the request on endpoints with large bodies', async () => {
    await seconds('/large', 40);
    expect(socket.destroyed).toBe(false);
    socket.write('{}        ');
    await expect.poll(() => answered.mock.calls.length).toBe(1);
  });

  test('leaves no timer behind when the body has arrived', async () => {
    socket.write(`${head('POST', '/small', 2)}{}`);
    await once(socket, 'data');
    expect(answered).toHaveBeenCalledOnce();
    expect(vi.getTimerCount()).toBe(0);
  });
});
