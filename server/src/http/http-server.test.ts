import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import Koa from 'koa';
import { afterEach, expect, test } from 'vitest';
import { type Endpoint, endpoints } from '../../contract/index.ts';
import { createLog } from '../log.ts';
import { createHttpServer } from './http-server.ts';
import { handleErrors } from './middleware/error-handler.ts';
import { type RouteOptions, route } from './route.ts';
import { createUnreadResponses } from './unread-responses.ts';

const DEADLINE_MS = 300;

/** An upload that is never done, at a server that knows its deadline. */
const upload: Endpoint = {
  ...endpoints.uploadImage,
  access: 'anyone',
  rateLimits: 'none',
  timeoutMs: DEADLINE_MS,
};
const options: RouteOptions = {
  rateLimiterOf: () => undefined,
  trustProxy: 0,
  deadline: DEADLINE_MS,
  queueHashing: (handle) => handle(),
  unreadResponses: createUnreadResponses(),
};
const app = new Koa();
app.use(handleErrors(createLog('silent'), () => false));
app.use(route(upload, () => new Promise<never>(() => {}), options));
const server = createHttpServer(app.callback(), { longestDeadlineMs: DEADLINE_MS });
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

test('a request that exceeds its deadline gets a 503, not a closed connection', async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}${upload.path}`;
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ data: 'A'.repeat(1_000_000) });
  const responses = await Promise.all(
    Array.from({ length: 10 }, () => fetch(url, { method: 'POST', headers, body })),
  );
  for (const { status, headers } of responses) {
    expect([status, headers.get('retry-after')]).toEqual([503, '2']);
  }
});

test('a connection outlives the deadline of every endpoint', () => {
  const { timeout } = createHttpServer(app.callback());
  for (const { timeoutMs = 0 } of Object.values<Endpoint>(endpoints)) {
    expect(timeout).toBeGreaterThan(timeoutMs);
  }
});

test('an idle connection stays open for 75 seconds by default, longer than those of most proxies', async () => {
  const announced = async (listening: Server) => {
    listening.listen(0, '127.0.0.1');
    await once(listening, 'listening');
    const response = await fetch(`http://127.0.0.1:${(listening.address() as AddressInfo).port}/`);
    await response.text();
    listening.closeAllConnections();
    listening.close();
    return response.headers.get('keep-alive');
  };
  expect(await announced(createHttpServer(app.callback()))).toBe('timeout=75');
  expect(await announced(createHttpServer(app.callback(), { keepAliveSeconds: 620 }))).toBe('timeout=620');
});

test('an idle connection stays open for seconds after the announced timeout', async () => {
  server.keepAliveTimeout = 1;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  const request = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';
  for (const pauseMs of [0, 2_000]) {
    await wait(pauseMs);
    socket.write(request);
    const [response] = await once(socket, 'data', { signal: AbortSignal.timeout(10_000) });
    expect(String(response)).toMatch(/^HTTP/);
  }
  socket.destroy();
});
