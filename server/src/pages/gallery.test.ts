import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signedIn } from '../../test/factories.ts';
import { startSite } from '../../test/stub-site.ts';
import type { TestApp } from '../../test/test-app.ts';

const ORIGIN = 'https://whenabouts.example';
const SANDBOX =
  "sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox; frame-ancestors 'none'; form-action 'none'";

let dir: string;
let app: TestApp;
let without: TestApp;
beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'gallery-'));
  const html = '<!doctype html><script src="{cdn}/widget/v1.js"></script>{cdn}';
  const pages = [
    { slug: 'plain', html, headers: { 'content-type': 'text/html; charset=utf-8' } },
    {
      slug: 'strict',
      html,
      headers: {
        'content-type': 'application/xhtml+xml',
        'content-security-policy': 'script-src {cdn}',
        'content-security-policy-report-only': 'img-src {cdn}',
      },
    },
  ];
  writeFileSync(join(dir, 'gallery.json'), JSON.stringify(pages));
  const env = { PUBLIC_URL: ORIGIN };
  app = await startSite({ widgetDir: dir, env });
  without = await startSite({ widgetDir: join(dir, 'nowhere'), env });
});
afterAll(async () => {
  await app.close();
  await without.close();
  rmSync(dir, { recursive: true });
});

test('a page of the gallery has an opaque origin, and is not framed, cached or indexed', async () => {
  const { status, headers, text } = await app.client().get('/embed/gallery/plain');
  expect(status).toBe(200);
  expect(text).toBe(`<!doctype html><script src="${ORIGIN}/widget/v1.js"></script>${ORIGIN}`);
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': SANDBOX,
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'cross-origin-opener-policy': 'unsafe-none',
    'cross-origin-resource-policy': 'same-origin',
  });
  expect(SANDBOX).not.toContain('allow-same-origin');
});

test('a policy of its own comes on top, and takes nothing of the sandbox away', async () => {
  const { headers } = await app.client().get('/embed/gallery/strict');
  expect(headers['content-type']).toBe('application/xhtml+xml');
  expect(headers['content-security-policy']).toBe(`${SANDBOX}, script-src ${ORIGIN}`);
  expect(headers['content-security-policy-report-only']).toBe(`img-src ${ORIGIN}`);
});

test('it has no session', async () => {
  const { client } = await signedIn(app.client());
  const [mine, anyones] = [
    await client.get('/embed/gallery/plain'),
    await app.client().get('/embed/gallery/plain'),
  ];
  expect([mine.cookies, anyones.cookies]).toEqual([[], []]);
  expect(mine.text).toBe(anyones.text);
});

test('there are no others, and nothing can be sent there', async () => {
  for (const path of ['none', '../plain', 'plain/', 'constructor']) {
    expect((await app.client().get(`/embed/gallery/${path}`)).status, path).toBe(404);
  }
  expect((await without.client().get('/embed/gallery/plain')).status).toBe(404);
  const { status, headers } = await app.client().post('/embed/gallery/plain', {});
  expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
});

test('every other page keeps the policy of the site', async () => {
  for (const path of ['/', '/embed', '/embed/gallery', '/embed/gallery/', '/embed/gallery/none']) {
    const { headers } = await app.client().get(path);
    expect(headers['content-security-policy'], path).not.toContain('sandbox');
    expect(headers['cross-origin-opener-policy'], path).toBe('same-origin');
  }
});
