import { createHash } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { type Endpoint, endpoints } from '../../contract/index.ts';
import { INLINE_SCRIPT, startSite, startSiteForTest } from '../../test/stub-site.ts';
import { startApp } from '../../test/test-app.ts';

const OTHER_DIRECTIVES =
  "style-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const appWithSite = await startSite();
const appWithoutSite = await startApp();
afterAll(async () => {
  await appWithSite.close();
  await appWithoutSite.close();
});

test('the only inline script of the API reference sets the theme', async () => {
  const { text, headers } = await appWithSite.client().get('/docs/api');
  const inline = text.match(/<script>.*?<\/script>/gs);
  expect(inline).toEqual([`<script>${INLINE_SCRIPT}</script>`]);
  const hash = createHash('sha256').update(INLINE_SCRIPT).digest('base64');
  expect(headers['content-security-policy']).toBe(
    `default-src 'none'; script-src 'self' 'sha256-${hash}'; ${OTHER_DIRECTIVES}`,
  );
});

test('the API reference has a canonical URL and tags for link previews', async () => {
  const published = await startSiteForTest({ env: { PUBLIC_URL: 'https://plans.example.org' } });
  const { text } = await published.client().get('/docs/api');
  const url = 'https://plans.example.org/docs/api';
  expect(text).toContain(`<link rel="canonical" href="${url}">`);
  for (const [name, content] of [
    ['og:title', 'Whenabouts API'],
    ['og:url', url],
    ['og:image', 'https://plans.example.org/share.png'],
  ]) {
    expect(text).toContain(`<meta property="${name}" content="${content}">`);
  }
  expect(text).toContain('<meta name="twitter:card" content="summary_large_image">');
});

test('without the site, the API reference has no inline script', async () => {
  const { text, headers } = await appWithoutSite.client().get('/docs/api');
  expect(text).not.toContain('<script>');
  expect(headers['content-security-policy']).toBe(
    `default-src 'none'; script-src 'self'; ${OTHER_DIRECTIVES}`,
  );
});

test('the API reference links to every operation', async () => {
  const { text } = await appWithSite.client().get('/docs/api');
  const links = [...text.matchAll(/<a href="#\/([^"]+)">(\S+ \S+)<\/a>/g)];
  expect(links.map(([, hash = '', operation]) => `${decodeURIComponent(hash)}: ${operation}`).sort()).toEqual(
    Object.entries<Endpoint>(endpoints)
      .map(([name, { docs, method, path }]) => `${docs.chapter}/${name}: ${method} ${path}`)
      .sort(),
  );
});

test('every file that the API reference loads is served with its type', async () => {
  const client = appWithSite.client();
  for (const file of ['reference.js', 'reference.css', 'swagger-ui.js', 'swagger-ui.css']) {
    const { status, headers } = await client.get(`/docs/api/${file}`);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe(
      `text/${file.endsWith('.css') ? 'css' : 'javascript'}; charset=utf-8`,
    );
  }
});
