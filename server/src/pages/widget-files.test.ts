import { hash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { registerMember } from '../../test/factories.ts';
import { startSite } from '../../test/stub-site.ts';
import type { TestApp } from '../../test/test-app.ts';
import { loadWidget } from './widget-files.ts';

const SCRIPT = `console.log(${JSON.stringify('the widget '.repeat(100))});\n`;
/** Long enough that another file would be compressed. */
const PACKAGE = 'the package '.repeat(100);
const YEAR = 'public, max-age=31536000, immutable';

const PLUGIN = `<?php
/**
 * Plugin Name:       A plugin
 * Version:           1.4.0
 * Requires at least: 6.3
 * Requires PHP:      7.4
 */
const SITE = 'https://whenabouts.example';`;
const README = `Tested up to: 6.8

== Changelog ==

= 1.4.0 =
* Faster & smaller.
* Fixes.

= 1.0.0 =
* First version.
`;

/** A folder as the widget's build leaves it, with an earlier build next to it. */
function builtWidget(): string {
  const dir = mkdtempSync(join(tmpdir(), 'widget-'));
  const earlier = join(dir, '1.0.0');
  mkdirSync(earlier);
  mkdirSync(join(dir, '1.0.1'));
  mkdirSync(join(dir, 'wordpress'));
  const files = {
    'calculator.js': SCRIPT,
    'frame.js': '// the frame',
    'check.js': '// the check',
    'licenses.txt': 'a license',
    'outlook.js': '// the outlook',
    'presets.js': '// the presets',
    'saving.js': '// saving',
    'manifest.json': '{"version":"1.2.3"}',
    'secret.txt': 'a file that nobody should see',
    'npm.tgz': PACKAGE,
    'wordpress/whenabouts.php': PLUGIN,
    'wordpress/readme.txt': README,
    'wordpress/block.js.br': 'compressed',
    '1.0.0/calculator.js': '// an earlier one',
    '1.0.0/npm.tgz': 'an earlier package',
    '1.0.0/manifest.json': '{"version":"1.0.0"}',
  };
  for (const [name, content] of Object.entries(files)) writeFileSync(join(dir, name), content);
  return dir;
}

let dir: string;
let app: TestApp;
let without: TestApp;
beforeAll(async () => {
  dir = builtWidget();
  app = await startSite({ widgetDir: dir, env: { PUBLIC_URL: 'https://plans.example.org' } });
  without = await startSite({ widgetDir: join(dir, 'nowhere') });
});
afterAll(async () => {
  await app.close();
  await without.close();
  rmSync(dir, { recursive: true });
});

const foreign = { origin: 'https://partner.example', 'sec-fetch-site': 'cross-site' };

describe.each([
  [
    '/widget/v1.js',
    'text/javascript',
    'public, max-age=3600, stale-while-revalidate=604800, stale-if-error=2592000',
  ],
  [
    '/widget/check.js',
    'text/javascript',
    'public, max-age=3600, stale-while-revalidate=604800, stale-if-error=2592000',
  ],
  ['/widget/1.2.3/calculator.js', 'text/javascript', YEAR],
  ['/widget/1.2.3/outlook.js', 'text/javascript', YEAR],
  ['/widget/1.2.3/presets.js', 'text/javascript', YEAR],
  ['/widget/1.2.3/saving.js', 'text/javascript', YEAR],
  ['/widget/1.2.3/manifest.json', 'application/json', YEAR],
  [
    '/widget/licenses.txt',
    'text/plain',
    'public, max-age=3600, stale-while-revalidate=604800, stale-if-error=2592000',
  ],
  ['/widget/1.2.3/licenses.txt', 'text/plain', YEAR],
  ['/widget/1.0.0/calculator.js', 'text/javascript', YEAR],
] as const)('%s', (path, type, cacheControl) => {
  test('can be loaded by any site, with or without a checksum', async () => {
    const { status, headers } = await app.client().get(path, { headers: foreign });
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': `${type}; charset=utf-8`,
      'cache-control': cacheControl,
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'timing-allow-origin': '*',
      'x-content-type-options': 'nosniff',
    });
    expect(headers).not.toHaveProperty('access-control-allow-credentials');
  });

  test('neither sets nor reads a cookie', async () => {
    const { client } = await registerMember(app.client());
    const [mine, anyones] = [await client.get(path), await app.client().get(path)];
    expect([mine.cookies, anyones.cookies]).toEqual([[], []]);
    expect(mine.bytes).toEqual(anyones.bytes);
    expect(mine.headers.vary).toBe('Accept-Encoding');
  });
});

describe('the newest version of the embed', () => {
  const download = async (path: string, encoding: string) =>
    app.client().get(path, { headers: { 'accept-encoding': encoding } });

  test('has the same bytes at both URLs, in every encoding', async () => {
    for (const path of ['/widget/v1.js', '/widget/1.2.3/calculator.js']) {
      expect((await download(path, '')).text).toBe(SCRIPT);
      const [br, gzip] = [await download(path, 'gzip, br'), await download(path, 'gzip')];
      expect([br.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip']);
      expect(hash('sha256', brotliDecompressSync(br.bytes))).toBe(hash('sha256', SCRIPT));
      expect(hash('sha256', gunzipSync(gzip.bytes))).toBe(hash('sha256', SCRIPT));
    }
  });

  test('has a strong tag for each encoding, and is not sent again', async () => {
    const responses = [
      await download('/widget/v1.js', 'br'),
      await download('/widget/v1.js', 'gzip'),
      await download('/widget/v1.js', ''),
    ];
    const tags = responses.map(({ headers }) => String(headers.etag));
    for (const tag of tags) expect(tag).toMatch(/^"[\w-]+"$/);
    expect(new Set(tags).size).toBe(3);
    const again = await app
      .client()
      .get('/widget/v1.js', { headers: { 'accept-encoding': 'br', 'if-none-match': tags[0] ?? '' } });
    expect([again.status, again.text]).toEqual([304, '']);
    expect(again.headers).toMatchObject({ 'access-control-allow-origin': '*', etag: tags[0] });
  });

  test('does not replace an earlier one', async () => {
    expect((await app.client().get('/widget/1.0.0/calculator.js')).text).toBe('// an earlier one');
  });
});

describe('the frame', () => {
  test('can be framed by any site, and has no session', async () => {
    const { client } = await registerMember(app.client());
    const [mine, anyones] = [await client.get('/widget/frame'), await app.client().get('/widget/frame')];
    expect(mine.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(mine.headers['content-security-policy']).toContain('frame-ancestors *');
    expect(mine.headers['content-security-policy']).toContain("default-src 'none'; script-src 'self'; ");
    expect(mine.headers['x-robots-tag']).toBe('noindex');
    expect(mine.headers).not.toHaveProperty('x-frame-options');
    expect(mine.cookies).toEqual([]);
    expect(mine.text).toBe(anyones.text);
    expect(mine.text).toMatch(
      /<retirement-calculator><a href="\/calculator".*<\/a><\/retirement-calculator>/,
    );
    for (const script of ['frame.js', 'v1.js']) expect(mine.text).toContain(`src="/widget/${script}"`);
    expect(mine.text).not.toMatch(/log in|password|<form/i);
    expect((await app.client().get('/widget/frame.js')).text).toBe('// the frame');
  });

  test('describes itself to sites that embed a pasted URL with its options', async () => {
    const query = '?theme=dark&accent=%23abc&partner=%22%3E%3Cscript%3E';
    const { text } = await app.client().get(`/widget/frame${query}"'`);
    const { origin } = app.config;
    const url = `${origin}/widget/frame${query}"'`;
    const escaped = (part: string) =>
      part.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll("'", '&#39;');
    for (const [type, format] of [
      ['application/json', 'json'],
      ['text/xml', 'xml'],
    ] as const) {
      const href = `${origin}/oembed?${new URLSearchParams({ url, format })}`;
      expect(text).toContain(
        `<link rel="alternate" type="${type}+oembed" title="Retirement calculator" href="${escaped(href)}">`,
      );
    }
    expect(text).toContain(`<meta property="og:url" content="${escaped(url)}">`);
    expect(text).toContain(`<meta property="og:image" content="${origin}/share.png">`);
    expect(text.match(/<script/g)).toHaveLength(2);
  });

  test('is Spanish for a Spanish calculator only', async () => {
    const pageFor = async (query: string) => (await app.client().get(`/widget/frame${query}`)).text;
    for (const query of ['?lang=es', '?theme=dark&lang=es-MX', '?lang=ES-419']) {
      expect(await pageFor(query)).toMatch(/<html lang="es">[\s\S]*<title>Calculadora de jubilación \|/);
    }
    for (const query of ['', '?lang=en-US', '?lang=est', '?partner=es']) {
      expect(await pageFor(query)).toMatch(/<html lang="en">[\s\S]*<title>Retirement calculator \|/);
    }
  });

  test('is the only resource that other sites can frame', async () => {
    const others = [
      '/',
      '/my-plans',
      '/missing',
      '/api/auth/me',
      '/widget/v1.js',
      '/widget/frame/',
      '/healthz',
    ];
    for (const path of [
      ...others,
      '/widget/nothing',
      '/assets/app-1234.js',
      '/feed.xml',
      '/reset-password',
    ]) {
      const { headers } = await app.client().get(path);
      expect(headers['content-security-policy'], path).toContain("frame-ancestors 'none'");
    }
  });
});

test.each([
  '/widget/',
  '/widget/secret.txt',
  '/widget/calculator.js',
  '/widget/1.0.1/calculator.js',
  '/widget/1.0.0/v1.js',
  '/widget/1.0.0/licenses.txt',
  '/widget/1.2.3/check.js',
  '/widget/../secret.txt',
  '/widget/%2e%2e/manifest.json',
  '/widget/1.2.3/../manifest.json',
])('a request for %s gets 404', async (path) => {
  expect((await app.client().get(path)).status).toBe(404);
});

test('files of the embed reject POST requests', async () => {
  const response = await app.client().post('/widget/v1.js', {});
  expect([response.status, response.headers.allow]).toEqual([405, 'GET, HEAD']);
});

describe('a widget that has not been built', () => {
  test('has no files, and everything else works', async () => {
    for (const path of ['/widget/v1.js', '/widget/frame', '/widget/1.2.3/calculator.js']) {
      expect((await without.client().get(path)).status).toBe(404);
    }
    expect((await without.client().get('/')).status).toBe(200);
  });

  test.each(['{', '{}', '{"version":"../1"}', 'null', '{"version":7}'])(
    'is also one whose manifest is %j',
    async (manifest) => {
      const broken = mkdtempSync(join(tmpdir(), 'widget-'));
      writeFileSync(join(broken, 'calculator.js'), SCRIPT);
      writeFileSync(join(broken, 'manifest.json'), manifest);
      expect(await loadWidget(broken, 'https://plans.example.org')).toBeUndefined();
      rmSync(broken, { recursive: true });
    },
  );
});

test('the WordPress plugin is a zip file that names this site', async () => {
  const { status, headers, bytes } = await app.client().get('/widget/wordpress.zip');
  expect([status, headers['content-type']]).toEqual([200, 'application/zip']);
  const files = unzipSync(bytes);
  expect(Object.keys(files)).toEqual(['whenabouts/readme.txt', 'whenabouts/whenabouts.php']);
  const text = strFromU8(files['whenabouts/whenabouts.php'] ?? new Uint8Array());
  expect(text).toBe(PLUGIN.replace('https://whenabouts.example', 'https://plans.example.org'));
  expect((await without.client().get('/widget/wordpress.zip')).status).toBe(404);
});

test('WordPress reads the newest version of the plugin, its requirements and its changelog', async () => {
  const { status, headers, json } = await app.client().get('/widget/wordpress.json');
  expect([status, headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
  expect(json).toEqual({
    name: 'A plugin',
    slug: 'whenabouts',
    version: '1.4.0',
    url: 'https://plans.example.org/embed',
    package: 'https://plans.example.org/widget/wordpress.zip?version=1.4.0',
    requires: '6.3',
    requires_php: '7.4',
    tested: '6.8',
    sections: {
      changelog:
        '<h4>1.4.0</h4><ul><li>Faster &amp; smaller.</li><li>Fixes.</li></ul><h4>1.0.0</h4><ul><li>First version.</li></ul>',
    },
  });
  expect((await app.client().get(json.package.replace('https://plans.example.org', ''))).status).toBe(200);
});

test('the npm package of each version is a file of the site, and is not compressed again', async () => {
  const { status, headers, text } = await app
    .client()
    .get('/widget/1.2.3/npm.tgz', { headers: { 'accept-encoding': 'gzip, br' } });
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'application/gzip',
    YEAR,
  ]);
  expect(headers).not.toHaveProperty('content-encoding');
  expect(text).toBe(PACKAGE);
  expect((await app.client().get('/widget/1.0.0/npm.tgz')).text).toBe('an earlier package');
});
