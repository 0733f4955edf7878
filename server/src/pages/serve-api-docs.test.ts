import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { INLINE_SCRIPT, startSite } from '../../test/stub-site.ts';
import { startApp, type TestApp } from '../../test/test-app.ts';

const REST =
  "style-src 'self'; font-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

let site: TestApp;
let withoutSite: TestApp;
beforeAll(async () => {
  site = await startSite();
  withoutSite = await startApp();
});
afterAll(async () => {
  await site.close();
  await withoutSite.close();
});

test('the API reference runs the script that sets the theme, and no other', async () => {
  const { text, headers } = await site.client().get('/docs/api');
  expect(text.match(/<script\b.*?<\/script>/gs)).toEqual([`<script>${INLINE_SCRIPT}</script>`]);
  const hash = createHash('sha256').update(INLINE_SCRIPT).digest('base64');
  expect(headers['content-security-policy']).toBe(`default-src 'none'; script-src 'sha256-${hash}'; ${REST}`);
});

test('without the site, the API reference runs no script', async () => {
  const { text, headers } = await withoutSite.client().get('/docs/api');
  expect(text).not.toContain('<script');
  expect(headers['content-security-policy']).toBe(`default-src 'none'; ${REST}`);
});

test('other API documents run no script', async () => {
  for (const path of ['/api/openapi.json', '/docs/api.css']) {
    expect((await site.client().get(path)).headers['content-security-policy']).toBe(
      `default-src 'none'; ${REST}`,
    );
  }
});
