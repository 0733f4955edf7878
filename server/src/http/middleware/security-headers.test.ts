import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, test } from 'vitest';
import { planBody, registerMember } from '../../../test/factories.ts';
import { startSite } from '../../../test/stub-site.ts';

const ORIGIN = 'https://plans.example.org';

const app = await startSite({ env: { PUBLIC_URL: ORIGIN } });
const plain = await startSite();
afterAll(async () => {
  await app.close();
  await plain.close();
});

const responses = [
  ['GET', '/', 200],
  ['GET', '/blog', 200],
  ['GET', '/docs/api', 200],
  ['GET', '/missing', 404],
  ['GET', '/broken', 500],
  ['GET', '/assets/app-1234.js', 200],
  ['GET', '/assets/none.js', 404],
  ['POST', '/', 405],
  ['TRACE', '/', 405],
  ['GET', '/healthz', 200],
  ['GET', '/readyz', 200],
  ['GET', '/api', 404],
  ['GET', '/api/nothing', 404],
  ['GET', '/api/auth/me', 401],
  ['POST', '/api/auth/login', 415],
  ['PATCH', '/api/auth/login', 405],
  ['TRACE', '/api/auth/me', 405],
  ['GET', '/api/retirement-plans', 401],
  ['GET', '/api/admin/check-auth', 401],
  ['POST', '/api/admin/login', 415],
  ['POST', '/api/test-email', 401],
] as const;

describe.each(responses)('%s %s (%i)', (method, path, status) => {
  test('has the security headers', async () => {
    const { headers, status: actual } = await app.client().request(path, { method });
    expect(actual).toBe(status);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-resource-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    });
    if (String(headers['content-type']).startsWith('text/html'))
      expect(headers['cache-control']).toMatch(/(?:^|, )no-transform$/);
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('server');
  });

  test('has no HSTS header without TLS', async () => {
    expect((await plain.client().request(path, { method })).headers).not.toHaveProperty(
      'strict-transport-security',
    );
  });
});

test('a 304 has the security headers', async () => {
  const { headers } = await app.client().get('/');
  const again = await app.client().get('/', { headers: { 'if-none-match': String(headers.etag) } });
  expect(again.status).toBe(304);
  expect(again.headers['x-content-type-options']).toBe('nosniff');
  expect(again.headers['content-security-policy']).toBe(headers['content-security-policy']);
});

describe('private responses', () => {
  test('are not stored, at any endpoint of the API', async () => {
    const { client } = await registerMember(plain.client());
    await client.post('/api/retirement-plans', planBody());
    for (const path of ['/api/auth/me', '/api/retirement-plans', '/api/nothing', '/api']) {
      const { headers } = await client.get(path);
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['content-type']).toBe('application/json; charset=utf-8');
      expect(headers['content-security-policy']).toBe(
        "default-src 'none'; img-src 'self'; frame-ancestors 'none'",
      );
    }
  });

  test.each(['/api/auth/me/x.css', '/api/retirement-plans/x.css', '/api/auth/me%2fx.css', '/my-plans/x.css'])(
    'are not at %s, although it looks like a file',
    async (path) => {
      const { client, email } = await registerMember(plain.client());
      await client.post('/api/retirement-plans', planBody({ name: 'my canary plan' }));
      const response = await client.get(path);
      expect(response.status).toBe(404);
      expect(response.text).not.toContain(email);
      expect(response.text).not.toContain('canary');
    },
  );
});

test.each([
  ['headers', `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(17_000)}\r\n\r\n`],
  ['an address', `GET /${'x'.repeat(17_000)} HTTP/1.1\r\nHost: x\r\n\r\n`],
])('%s of more than 16 KB are rejected unread', async (_what, head) => {
  const { hostname, port } = new URL(app.url);
  const socket = connect(Number(port), hostname);
  socket.end(head);
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 431 /);
  expect((await app.client().get('/healthz')).status).toBe(200);
});

describe('methods', () => {
  test.each(['PATCH', 'PUT', 'DELETE', 'PROPFIND', 'TRACE', 'LINK'])(
    '%s is rejected where it has no meaning',
    async (method) => {
      const response = await app.client().request('/api/auth/me', { method });
      expect(response.status).toBe(405);
      expect(response.headers.allow).toContain('GET');
    },
  );

  test.each([
    ['DELETE', '/api/retirement-plans', ['GET', 'HEAD', 'POST']],
    ['PROPFIND', '/api/retirement-plans', ['GET', 'HEAD', 'POST']],
    ['TRACE', '/api/auth/login', ['POST']],
    ['LINK', '/', ['GET', 'HEAD']],
    ['TRACE', '/missing', ['GET', 'HEAD']],
    ['DELETE', '/healthz', ['GET', 'HEAD']],
    ['PROPFIND', '/readyz', ['GET', 'HEAD']],
  ])('a 405 for %s %s names the methods of the path', async (method, path, allowed) => {
    const response = await app.client().request(path, { method });
    expect(response.status).toBe(405);
    expect(String(response.headers.allow).split(', ').sort()).toEqual(allowed);
  });

  test('CONNECT and unknown methods end the connection', async () => {
    for (const line of ['CONNECT evil.test:443 HTTP/1.1', 'FROBNICATE / HTTP/1.1']) {
      const { hostname, port } = new URL(app.url);
      const socket = connect(Number(port), hostname);
      socket.end(`${line}\r\nHost: ${hostname}\r\n\r\n`);
      expect(await text(socket)).not.toMatch(/^HTTP\/1\.1 2/);
    }
    expect((await app.client().get('/healthz')).status).toBe(200);
  });

  test('HEAD returns the headers of GET, without the body', async () => {
    const { client } = await registerMember(plain.client());
    for (const path of ['/', '/api/auth/me', '/api/retirement-plans']) {
      const [get, head] = [await client.get(path), await client.request(path, { method: 'HEAD' })];
      expect(head.status).toBe(get.status);
      expect(head.text).toBe('');
    }
  });
});
