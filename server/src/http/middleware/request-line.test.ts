import { afterAll, describe, expect, test } from 'vitest';
import { sendRaw } from '../../../test/raw-request.ts';
import { startSite } from '../../../test/stub-site.ts';

const app = await startSite();
afterAll(() => app.close());

const send = (method: string, target: string, host = 'localhost') =>
  sendRaw(app.url, `${method} ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);

const INVALID = ['a://b', 'http://', 'http://[/', 'https://x:99999/', 'ftp://x/', '*'];

describe.each(['GET', 'POST', 'OPTIONS'])('%s with a target that cannot be parsed', (method) => {
  test.each(INVALID)('%s gets 400 with all headers, and a line in the log', async (target) => {
    app.log.splice(0);
    const { status, headers, body } = await send(method, target);
    expect(status).toBe(400);
    expect(headers).toMatchObject({
      'x-request-id': expect.stringMatching(/^[\w-]{36}$/),
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'content-type': 'text/html; charset=utf-8',
    });
    expect(body).toContain('<h1>The request target is not valid.</h1>');
    await expect.poll(() => app.log.length).toBe(1);
    expect(JSON.parse(app.log[0] ?? '')).toMatchObject({
      level: 30,
      request: headers['x-request-id'],
      method,
      path: '(invalid)',
      status: 400,
    });
  });
});

test.each([
  ['http://elsewhere.test/healthz?a=b', 200],
  ['HTTP://elsewhere.test:80/api/auth/me', 401],
  ['https://elsewhere.test', 200],
  ['//elsewhere.test/healthz', 404],
  ['/healthz#part', 200],
  ['//a@[#', 404],
  ['/healthz?%', 200],
  ['/%', 404],
] as const)('the target %s gets the response of its path: %i', async (target, status) => {
  expect((await send('GET', target)).status).toBe(status);
});

describe.each(['[', 'a b', 'x:99999', '%', 'a@[', 'ñ', '/', ''])('the host %j', (host) => {
  test.each([
    ['GET', '/api/images/x', 404],
    ['GET', '/api/images/x?w=320', 404],
    ['GET', '/api/images?as=admin', 401],
    ['GET', '/api/blog-posts', 200],
    ['POST', '/api/auth/logout', 204],
    ['GET', '/', 200],
    ['GET', '/blog?category=taxes', 200],
    ['GET', '/healthz', 200],
  ])('does not change the response to %s %s', async (method, target, status) => {
    expect((await send(method, target, host)).status).toBe(status);
  });
});
