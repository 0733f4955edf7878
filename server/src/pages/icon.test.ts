import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { stubRenderer } from '../../test/stub-site.ts';
import { startApp } from '../../test/test-app.ts';

const ICON_LINK = '<link rel="icon" href="/favicon.svg" type="image/svg+xml">';

const widgetDir = mkdtempSync(join(tmpdir(), 'widget-'));
writeFileSync(join(widgetDir, 'manifest.json'), '{"version":"1.2.3"}');
for (const name of ['calculator.js', 'frame.js']) writeFileSync(join(widgetDir, name), '');
const pages = {
  renderer: stubRenderer().renderer,
  staticDir: fileURLToPath(new URL('../../../site/public', import.meta.url)),
};
const app = await startApp({ pages, widgetDir });
const late = await startApp({ pages, eventLoopLag: { isLate: () => true } });
afterAll(async () => {
  await app.close();
  await late.close();
  rmSync(widgetDir, { recursive: true });
});

test('/favicon.ico is an icon with three images, and a request with its ETag gets 304', async () => {
  const { status, headers, bytes } = await app.client().get('/favicon.ico');
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('image/x-icon');
  // The header of an icon file with three images.
  expect(bytes.subarray(0, 6)).toEqual(Buffer.from([0, 0, 1, 0, 3, 0]));
  const again = await app.client().get('/favicon.ico', {
    headers: { 'if-none-match': String(headers.etag) },
  });
  expect(again.status).toBe(304);
});

test.each(['/favicon.ico', '/favicon.svg'])('%s is cached, and open to pages in a sandbox', async (path) => {
  const { headers } = await app.client().get(path);
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=86400',
    'cross-origin-resource-policy': 'cross-origin',
  });
});

test.each([
  ['the API reference', () => app, 'GET', '/docs/api', 200],
  ['the frame of the widget', () => app, 'GET', '/widget/frame', 200],
  ['an error page', () => app, 'GET', '/broken', 500],
  ['the page for a wrong method', () => app, 'POST', '/', 405],
  ['the page for an unknown file of the widget', () => app, 'GET', '/widget/none', 404],
  ['the page of an overloaded server', () => late, 'GET', '/', 503],
] as const)('%s links the icon, and its policy lets it in', async (_page, appOf, method, path, status) => {
  const { status: answered, text, headers } = await appOf().client().request(path, { method });
  expect(answered).toBe(status);
  expect(text).toContain(ICON_LINK);
  expect(headers['content-security-policy']).toContain("img-src 'self'");
});

test('JSON responses allow the favicon', async () => {
  const { headers } = await app.client().get('/api/nothing');
  expect(headers['content-security-policy']).toContain("img-src 'self'");
});
