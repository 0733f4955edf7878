import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { registerMember } from '../../../test/factories.ts';
import { startSite } from '../../../test/stub-site.ts';
import { rowsOf } from '../../../test/test-app.ts';

const PLANS = '/api/retirement-plans';
const loop = { late: false };
const dir = mkdtempSync(join(tmpdir(), 'overload-'));
writeFileSync(join(dir, 'calculator.js'), '// the calculator');
writeFileSync(join(dir, 'frame.js'), '// the frame');
writeFileSync(join(dir, 'check.js'), '// the check');
writeFileSync(join(dir, 'manifest.json'), '{"version":"1.0.0"}');
const app = await startSite({ widgetDir: dir, eventLoopLag: { isLate: () => loop.late } });
beforeEach(() => {
  loop.late = false;
});
afterAll(async () => {
  await app.close();
  rmSync(dir, { recursive: true });
});

describe('under overload, the server', () => {
  test.each(['GET', 'POST'])('returns 503 to API requests with %s', async (method) => {
    const { client } = await registerMember(app.client());
    loop.late = true;
    const response = await client.request(PLANS, { method, body: {} });
    expect(response.status).toBe(503);
    expect(response.headers).toMatchObject({
      'retry-after': '2',
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
      'x-content-type-options': 'nosniff',
    });
    expect(response.json).toEqual({ code: 'unavailable', message: expect.stringMatching(/busy/) });
    expect(await rowsOf(app, 'plans')).toEqual([]);
    loop.late = false;
    expect((await client.get(PLANS)).status).toBe(200);
  });

  test('returns an HTML page to visitors', async () => {
    loop.late = true;
    const response = await app.client().get('/');
    expect([response.status, response.headers['retry-after']]).toEqual([503, '2']);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.text).toContain('<h1>The service is busy.');
  });

  test.each(['/healthz', '/readyz', '/assets/app-1234.js', '/widget/v1.js'])(
    'still serves %s',
    async (path) => {
      loop.late = true;
      expect((await app.client().get(path)).status).toBe(200);
    },
  );

  test('logs fewer lines than rejected requests', async () => {
    const loggedRequests = () =>
      app.log
        .filter((line) => line.includes('requests were rejected'))
        .map((line) => JSON.parse(line).requests);
    const sum = () => loggedRequests().reduce((all, requests) => all + requests, 0);
    loop.late = true;
    for (let request = 0; request < 100; request++) await app.client().get('/');
    await expect.poll(sum).toBeGreaterThanOrEqual(100);
    expect(loggedRequests().length).toBeLessThan(20);
  });
});
