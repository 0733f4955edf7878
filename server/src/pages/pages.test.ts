import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { afterAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { PageRequest } from '../../contract/index.ts';
import { registerMember } from '../../test/factories.ts';
import { spellingOf } from '../../test/spellings.ts';
import { INLINE_SCRIPT, SCRIPT, startSite, startSiteForTest, stubRenderer } from '../../test/stub-site.ts';
import { startAppForTest } from '../../test/test-app.ts';

const { requests, renderer } = stubRenderer();

const app = await startSite({ renderer, env: { PUBLIC_URL: 'https://plans.example.org' } });
const visitor = app.client();
afterAll(() => app.close());

const accept = (encoding: string) => ({ headers: { 'accept-encoding': encoding } });

describe('a page', () => {
  test('is rendered on the server, with the URL that visitors use', async () => {
    const response = await visitor.get('/?year=2026', { headers: { host: 'evil.test' } });
    expect(response.status).toBe(200);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.text).toContain('<h1>Start</h1>');
    expect(requests.at(-1)).toMatchObject({ url: 'https://plans.example.org/', hasSession: false });
  });

  test('knows whether there may be a session, and nothing more', async () => {
    const { client } = await registerMember(app.client());
    await client.get('/my-plans');
    expect(requests.at(-1)).toMatchObject({ url: 'https://plans.example.org/my-plans', hasSession: true });
    expect((await visitor.get('/my-plans')).headers.vary).toBe('Accept-Encoding, Cookie');
    expect(requests.at(-1)?.hasSession).toBe(false);
  });

  test('is cached, and a query that it ignores does not matter', async () => {
    await visitor.get('/');
    const before = requests.length;
    await Promise.all([visitor.get('/'), visitor.get('/'), visitor.request('/', { method: 'HEAD' })]);
    for (const query of ['?a=1', '?a=2&a=3', '?utm_source=x&utm_medium=y', '?q=1', '?%', '?'])
      await visitor.get(`/${query}`);
    expect(requests).toHaveLength(before);
  });

  test('is rendered again after New Year, because pages contain the year', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    await visitor.get('/my-plans');
    const before = requests.length;
    vi.setSystemTime(new Date(new Date().getFullYear() + 1, 0, 1));
    for (let n = 0; n < 2; n++) await visitor.get('/my-plans');
    expect(requests).toHaveLength(before + 1);
  });

  test('is rendered with the part of the query that it depends on, and cached', async () => {
    const before = requests.length;
    for (const query of ['utm_source=x&q=two%20words&page=2', 'q=two+words&a=1'])
      await visitor.get(`/blog?${query}`);
    expect(requests).toHaveLength(before + 1);
    expect(new URL(requests.at(-1)?.url ?? '').search).toBe('?q=two%20words');
  });

  test('that is missing is rendered once for all paths', async () => {
    const before = requests.length;
    for (const path of ['/no/1', '/no-2', '/No.3', '/4?q=5', '/%zz']) {
      const { status, headers } = await visitor.get(path);
      expect([status, headers['x-robots-tag']], path).toEqual([404, 'noindex']);
    }
    expect(requests.length - before).toBeLessThanOrEqual(1);
  });

  test('stays cached while a visitor makes up values', async () => {
    const site = stubRenderer();
    const large = 'x'.repeat(2 ** 22);
    const render = async (request: PageRequest) => {
      const page = await site.renderer.render(request);
      return request.url.includes('?q=') ? { ...page, html: large } : page;
    };
    const client = (await startSiteForTest({ renderer: { ...site.renderer, render } })).client();
    await client.get('/');
    for (let n = 0; n < 20; n++) await client.get(`/blog?q=${n}`);
    const before = site.requests.length;
    await client.get('/');
    expect(site.requests).toHaveLength(before);
  });

  test('with made-up values is rejected while many of them are rendered, and others are not', async () => {
    let release = () => {};
    const isBlocked = new Promise<void>((resolve) => {
      release = resolve;
    });
    const site = stubRenderer();
    const render = (request: PageRequest) => {
      const { queue } = request;
      if (!queue) return site.renderer.render(request);
      return site.renderer.render({
        ...request,
        queue: (work) => queue(() => isBlocked.then(work)),
      });
    };
    const client = (await startSiteForTest({ renderer: { ...site.renderer, render } })).client();
    const flood = Array.from({ length: 60 }, (_, n) => client.get(`/blog?q=${n}`));
    const rejected = await Promise.race(flood);
    expect([rejected.status, rejected.headers['retry-after']]).toEqual([503, '2']);
    expect((await client.get('/blog')).status).toBe(200);
    expect((await client.get('/my-plans')).status).toBe(200);
    release();
    const statuses = (await Promise.all(flood)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(51);
    expect((await client.get('/blog?q=later')).status).toBe(200);
  });

  test('is rendered once, however many spellings of its path are requested', async () => {
    const site = stubRenderer();
    const client = (await startSiteForTest({ renderer: site.renderer })).client();
    await fc.assert(
      fc.asyncProperty(spellingOf('/my-plans'), async (path) => {
        const { status, headers } = await client.get(`${path}?utm_source=x`);
        if (path === '/my-plans') expect(status).toBe(200);
        else expect([status, headers.location]).toEqual([301, '/my-plans?utm_source=x']);
        expect((await client.get('/my-plans?utm_source=x')).status).toBe(200);
      }),
      { numRuns: 100 },
    );
    expect(site.requests).toHaveLength(1);
  });

  test('is rendered once for all plans that it opens', async () => {
    await visitor.get('/?plan=1');
    const before = requests.length;
    for (const query of ['plan=2', 'plan=x', 'plan=3&plan=4', 'a=1&plan=5', 'plan'])
      expect((await visitor.get(`/?${query}`)).status).toBe(200);
    expect(requests).toHaveLength(before);
    expect(new URL(requests.at(-1)?.url ?? '').search).toBe('?plan=');
  });

  test('with a secret in its path is redirected to the same secret', async () => {
    for (const path of [
      '/PARTNER-stats//aB%2d_9/',
      '/x/../partner-stats/aB-_9',
      '/partner%2Dstats/%61B-_9',
    ]) {
      const { status, headers } = await visitor.get(path);
      expect([status, headers.location], path).toEqual([301, '/partner-stats/aB-_9']);
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    }
  });

  test('is not redirected to another site or to a path that no page has', async () => {
    for (const path of [
      '//evil.test/',
      '/%5cevil.test',
      '/\\\\evil.test',
      '/%2f%2fevil.test',
      '/a%0d%0ab',
      '/A.b',
      '/s/',
    ])
      expect((await visitor.get(path)).headers.location ?? '/', path).not.toMatch(/evil|\s|\.b/);
  });

  test("of the admin area has the editor's policies", async () => {
    const policyOf = async (path: string) => (await visitor.get(path)).headers['content-security-policy'];
    for (const path of ['/admin', '/admin/blogs/new', '/admin/no%2Fpage']) {
      expect(await policyOf(path)).toContain('trusted-types rich-text ProseMirrorClipboard dompurify');
    }
    for (const path of ['/', '/administration', '/%zz']) {
      expect(await policyOf(path)).toMatch(/trusted-types dompurify$/);
    }
  });

  test('about the embed may show it in a frame, and no other page may show any', async () => {
    const frames = async (path: string) => {
      const policy = String((await visitor.get(path)).headers['content-security-policy']);
      expect(policy).toContain("frame-ancestors 'none'");
      return /frame-src [^;]*/.exec(policy)?.[0];
    };
    for (const path of ['/embed', '/embed?theme=dark']) {
      expect(await frames(path), path).toBe("frame-src 'self'");
    }
    for (const path of ['/', '/embed/more', '/embedded', '/admin/embed', '/api/embed']) {
      expect(await frames(path), path).toBeUndefined();
    }
  });

  test('with a secret in its URL is rendered without it, not cached by browsers, and sends no Referer', async () => {
    for (const path of ['/reset-password', '/reset-password?email=a@b.com&token=x']) {
      const { status, headers } = await visitor.get(path);
      expect(status).toBe(200);
      expect(requests.at(-1)?.url).toBe('https://plans.example.org/reset-password');
      expect(headers).toMatchObject({
        'cache-control': 'no-store, no-transform',
        'referrer-policy': 'no-referrer',
      });
      expect(headers).not.toHaveProperty('etag');
    }
  });

  test('has the status that the renderer returns, and X-Robots-Tag if it is missing', async () => {
    const missing = await visitor.get('/no/such/page');
    expect(missing.status).toBe(404);
    expect(missing.text).toContain('404 Page Not Found');
    expect(missing.headers['x-robots-tag']).toBe('noindex');
    expect((await visitor.get('/')).headers['x-robots-tag']).toBeUndefined();
  });

  test('redirects to other pages of this site, and never to another site', async () => {
    const moved = await visitor.get('/moved');
    expect([moved.status, moved.headers.location]).toEqual([302, '/my-plans?x=1#y']);
    expect((await visitor.get('/tricked')).headers.location).toBe('/');
  });

  test('has Retry-After if it is rendered without its content', async () => {
    const { status, headers, text } = await visitor.get('/away');
    expect([status, headers['retry-after']]).toEqual([503, '2']);
    expect(text).toContain('<h1>Away</h1>');
  });

  test('is a plain error page without details if the renderer throws', async () => {
    const response = await visitor.get('/broken');
    expect(response.status).toBe(500);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.text).toContain('<h1>Something went wrong. Please try again.</h1>');
    expect(response.text).not.toContain('detail');
    expect(app.log.join('')).toContain('a private detail');
  });

  test('is sent in the smallest encoding that the browser accepts', async () => {
    const plain = await visitor.get('/', accept('identity'));
    const brotli = await visitor.get('/', accept('gzip, br'));
    const gzip = await visitor.get('/', accept('gzip'));
    expect([plain, brotli, gzip].map(({ headers }) => headers['content-encoding'])).toEqual([
      undefined,
      'br',
      'gzip',
    ]);
    expect(brotliDecompressSync(brotli.bytes)).toEqual(plain.bytes);
    expect(gunzipSync(gzip.bytes)).toEqual(plain.bytes);
    expect(brotli.bytes.length).toBeLessThan(plain.bytes.length / 4);
    expect(new Set([plain, brotli, gzip].map(({ headers }) => headers.etag)).size).toBe(1);
  });

  test('is revalidated, and not sent again while it is the same', async () => {
    const { headers } = await visitor.get('/');
    expect(headers['cache-control']).toBe('no-cache, no-transform');
    const again = await visitor.get('/', { headers: { 'if-none-match': String(headers.etag) } });
    expect([again.status, again.text]).toEqual([304, '']);
  });

  test('with posts is cacheable briefly without a cookie, and gets 304 with its ETag', async () => {
    const short = 'public, max-age=10, stale-while-revalidate=50, no-transform';
    const { client } = await registerMember(app.client());
    for (const path of ['/blog', '/blog?category=taxes']) {
      const { headers } = await visitor.get(path);
      expect(headers).toMatchObject({ 'cache-control': short, vary: 'Accept-Encoding, Cookie' });
      expect(headers).not.toHaveProperty('set-cookie');
      const again = await visitor.get(path, { headers: { 'if-none-match': String(headers.etag) } });
      expect([again.status, again.text, again.headers['cache-control']]).toEqual([304, '', short]);
      expect((await client.get(path)).headers['cache-control']).toBe('no-cache, no-transform');
      const withAny = await app.client().get(path, { headers: { cookie: 'other=1' } });
      expect(withAny.headers['cache-control']).toBe('no-cache, no-transform');
    }
  });

  test('with missing data is not cached', async () => {
    expect((await visitor.get('/half')).headers['cache-control']).toBe('no-cache, no-transform');
    expect((await visitor.get('/no/such/page')).headers['cache-control']).toBe('no-cache, no-transform');
  });

  test('runs only its own scripts', async () => {
    const policy = String((await visitor.get('/')).headers['content-security-policy']);
    const hash = createHash('sha256').update(INLINE_SCRIPT).digest('base64');
    expect(policy.split('; ')).toEqual([
      "default-src 'none'",
      `script-src 'self' 'sha256-${hash}'`,
      "style-src 'self'",
      "style-src-attr 'unsafe-inline'",
      "img-src 'self' https: blob:",
      "font-src 'self'",
      "connect-src 'self'",
      "manifest-src 'self'",
      "worker-src 'self'",
      "form-action 'self'",
      "base-uri 'none'",
      "object-src 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types dompurify',
    ]);
  });

  test('gets 405 for methods other than GET and HEAD', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
      const response = await visitor.request('/', { method });
      expect([response.status, response.headers.allow]).toEqual([405, 'GET, HEAD']);
    }
  });
});

describe('a built file', () => {
  test('with a content hash in its name is cached permanently', async () => {
    const response = await visitor.get('/assets/app-1234.js');
    expect(response.status).toBe(200);
    expect(response.text).toBe(SCRIPT);
    expect(response.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript',
      'x-content-type-options': 'nosniff',
      vary: 'Accept-Encoding',
    });
  });

  test('is sent compressed', async () => {
    const response = await visitor.get('/assets/app-1234.js', accept('br'));
    expect(response.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(response.bytes).toString()).toBe(SCRIPT);
  });

  test('without a content hash is revalidated', async () => {
    const response = await visitor.get('/share.png');
    expect(response.headers['cache-control']).toBe('no-cache');
    const again = await visitor.get('/share.png', {
      headers: { 'if-none-match': String(response.headers.etag) },
    });
    expect(again.status).toBe(304);
  });

  test('that is an image of emails or link previews can be shown by other sites', async () => {
    for (const path of ['/share.png', '/category-pictures/taxes.png', '/samples/4-percent-rule.jpg']) {
      const { status, headers } = await visitor.get(path);
      expect([status, headers['cross-origin-resource-policy']], path).toEqual([200, 'cross-origin']);
    }
    const { headers } = await visitor.get('/assets/app-1234.js');
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
  });

  test('is sent whole', async () => {
    const response = await visitor.get('/assets/app-1234.js', { headers: { range: 'bytes=5-9' } });
    expect([response.status, response.text]).toEqual([200, SCRIPT]);
  });

  test('fails only its own request if a new build has removed it', async () => {
    const site = await startSiteForTest({ renderer });
    rmSync(join(site.staticDir, 'favicon.svg'));
    await expect(site.client().get('/favicon.svg')).rejects.toThrow();
    expect((await site.client().get('/assets/app-1234.js')).status).toBe(200);
  });

  test('can be requested with HEAD', async () => {
    const response = await visitor.request('/assets/app-1234.js', { method: 'HEAD' });
    expect([response.status, response.text]).toEqual([200, '']);
  });
});

describe('unknown paths', () => {
  test.each([
    '/assets/app-1234.js.map',
    '/assets/app-1234.js.br',
    '/assets/app-1234.js.b%72',
    '/assets/app-1234.js%2emap',
    '/.env',
    '/.git/config',
    '/index.html',
    '/../outside.txt',
    '/%2e%2e/outside.txt',
    '/..%2foutside.txt',
    '/..%5coutside.txt',
    '/assets/..%2f..%2foutside.txt',
    '/assets/../../outside.txt',
    '/%00',
    '/assets/%zz',
    '//evil.test/',
  ])('the path %s is not found, and shows no file', async (path) => {
    const response = await visitor.get(path);
    expect(response.status).toBe(404);
    expect(response.text).not.toMatch(/SECRET|secret-source|shell that nobody|^outside/);
  });

  test('an unknown path of the API returns JSON', async () => {
    for (const path of ['/api', '/api/', '/api/nothing', '/api/auth']) {
      const response = await visitor.get(path);
      expect([response.status, response.json]).toEqual([404, { code: 'not_found', message: 'Not found.' }]);
    }
  });
});

test('the former gallery of host pages redirects to the page about the embed', async () => {
  for (const path of ['/embed/gallery', '/embed/gallery/', '/embed/gallery/plain-page']) {
    const { status, headers } = await visitor.get(path);
    expect([status, headers.location], path).toEqual([303, '/embed']);
  }
  expect((await visitor.get('/embed/gallery-of-others')).status).toBe(404);
});

test('in development, nothing is cached, and the dev middleware runs first', async () => {
  const stub = stubRenderer();
  const atWork = await startAppForTest({
    pages: {
      renderer: stub.renderer,
      staticDir: '/nowhere',
      development: true,
      middleware: async (ctx, next) => {
        if (ctx.path === '/src/entry.tsx') ctx.body = 'source';
        else await next();
      },
    },
  });
  const client = atWork.client();
  expect((await client.get('/src/entry.tsx')).text).toBe('source');
  await client.get('/');
  const response = await client.get('/');
  expect(response.headers['content-security-policy']).toBeUndefined();
  expect(stub.requests).toHaveLength(2);
});
