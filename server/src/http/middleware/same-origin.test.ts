import { afterAll, describe, expect, test } from 'vitest';
import { PASSWORD, planBody, registerMember } from '../../../test/factories.ts';
import { rowsOf, startApp } from '../../../test/test-app.ts';

const ORIGIN = 'https://plans.example.org';
const UNSAFE = [
  ['POST', '/api/auth/login'],
  ['POST', '/api/auth/register'],
  ['POST', '/api/auth/logout'],
  ['POST', '/api/retirement-plans'],
  ['PUT', '/api/retirement-plans/1'],
  ['DELETE', '/api/retirement-plans/1'],
] as const;

const app = await startApp({ env: { PUBLIC_URL: ORIGIN } });
const local = await startApp();
afterAll(async () => {
  await app.close();
  await local.close();
});

describe.each(UNSAFE)('%s %s', (method, path) => {
  test.each([
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site' }],
    [{ 'sec-fetch-site': 'nonsense' }],
    [{ 'sec-fetch-site': 'cross-site', origin: ORIGIN }],
    [{ origin: 'https://evil.test' }],
    [{ origin: 'null' }],
    [{ origin: 'http://plans.example.org' }],
    [{ origin: 'https://plans.example.org:8443' }],
    [{ origin: 'https://plans.example.org.evil.test' }],
    [{ origin: 'http://localhost:3000' }],
  ])('is rejected with %j', async (headers) => {
    const response = await app
      .client()
      .request(path, { method, headers: headers as Record<string, string>, body: {} });
    expect(response.status).toBe(403);
    expect(response.json.code).toBe('cross_origin');
  });

  test.each([
    [{ 'sec-fetch-site': 'same-origin' }],
    [{ 'sec-fetch-site': 'none' }],
    [{ 'sec-fetch-site': 'same-origin', origin: ORIGIN }],
    [{ origin: ORIGIN }],
    [{}],
  ])('is considered with %j', async (headers) => {
    const response = await app
      .client()
      .request(path, { method, headers: headers as Record<string, string>, body: {} });
    expect(response.status).not.toBe(403);
  });
});

test('a rejected request does nothing', async () => {
  const { client } = await registerMember(app.client());
  const before = await rowsOf(app, 'plans');
  const headers = { 'sec-fetch-site': 'cross-site' };
  await client.post('/api/retirement-plans', planBody(), { headers });
  await client.post('/api/auth/logout', undefined, { headers });
  expect(await rowsOf(app, 'plans')).toEqual(before);
  expect((await client.get('/api/auth/me')).status).toBe(200);
});

test('without PUBLIC_URL, only loopback origins are accepted', async () => {
  const { email } = await registerMember(local.client());
  const { port } = new URL(local.url);
  const logIn = async (host: string, origin: string) =>
    (
      await local
        .client()
        .post('/api/auth/login', { email, password: PASSWORD }, { headers: { host, origin } })
    ).status;
  expect(await logIn(`127.0.0.1:${port}`, `http://127.0.0.1:${port}`)).toBe(200);
  expect(await logIn(`localhost:${port}`, `http://localhost:${port}`)).toBe(200);
  expect(await logIn(`localhost:${port}`, `http://127.0.0.1:${port}`)).toBe(403);
  expect(await logIn(`localhost:${port}`, 'http://localhost:1')).toBe(403);
  expect(await logIn(`evil.test:${port}`, `http://evil.test:${port}`)).toBe(403);
});

describe('reading changes nothing', () => {
  test.each(UNSAFE)('%s %s by GET and HEAD', async (_, path) => {
    const { client } = await registerMember(app.client());
    const before = await rowsOf(app, 'plans');
    for (const method of ['GET', 'HEAD']) {
      const { status } = await client.request(path, { method });
      expect([200, 404, 405]).toContain(status);
    }
    expect(await rowsOf(app, 'plans')).toEqual(before);
    expect((await client.get('/api/auth/me')).status).toBe(200);
  });

  test('a header or parameter cannot turn one method into another', async () => {
    const { client } = await registerMember(app.client());
    const { json: plan } = await client.post('/api/retirement-plans', planBody());
    const path = `/api/retirement-plans/${plan.id}`;
    for (const name of ['x-http-method-override', 'x-http-method', 'x-method-override']) {
      expect((await client.get(path, { headers: { [name]: 'DELETE' } })).status).toBe(200);
      const posted = await client.post(
        `${path}?_method=DELETE`,
        { _method: 'DELETE' },
        { headers: { [name]: 'DELETE' } },
      );
      expect(posted.status).toBe(405);
    }
    expect((await client.get(path)).status).toBe(200);
  });
});

test('no other site gets CORS headers', async () => {
  const { client } = await registerMember(app.client());
  const headers = { origin: 'https://evil.test', 'access-control-request-method': 'PUT' };
  for (const method of ['OPTIONS', 'GET']) {
    const response = await client.request('/api/retirement-plans', { method, headers });
    expect(Object.keys(response.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  }
});
