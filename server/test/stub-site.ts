import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { onTestFinished } from 'vitest';
import type { PageRenderer, PageRequest, PageVariant, RenderedPage } from '../contract/index.ts';
import { startApp, type TestApp, type TestAppOptions } from './test-app.ts';

export const INLINE_SCRIPT = 'document.documentElement.dataset.theme = "dark"';
export const SCRIPT = `console.log(${JSON.stringify('the built script '.repeat(50))});\n`;

/** Writes files like the site's build to a subfolder of the given one. Returns the subfolder. */
export function writeBuiltFiles(folder: string): string {
  const dir = join(folder, 'client');
  for (const name of ['assets', 'category-pictures', 'samples'])
    mkdirSync(join(dir, name), { recursive: true });
  const files = {
    'assets/app-1234.js': SCRIPT,
    'assets/app-1234.js.br': brotliCompressSync(SCRIPT),
    'assets/app-1234.js.map': '{"sources":["secret-source.ts"]}',
    'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'share.png': 'an image',
    'category-pictures/taxes.png': 'another image',
    'samples/4-percent-rule.jpg': 'the cover of a sample',
    '.env': 'SECRET=1',
    'index.html': 'a shell that must not be served',
  };
  for (const [name, content] of Object.entries(files)) writeFileSync(join(dir, name), content);
  writeFileSync(join(folder, 'outside.txt'), 'outside');
  return dir;
}

/** Creates a renderer with a few pages. */
export function stubRenderer() {
  const requests: PageRequest[] = [];
  const html = (words: string) =>
    `<!doctype html><title>${words}</title><h1>${words}</h1>${'<p>word</p>'.repeat(200)}`;
  const pages: Readonly<Record<string, RenderedPage>> = {
    '/': { status: 200, html: html('Start'), noindex: false, isCacheable: true },
    '/my-plans': { status: 200, html: html('My plans'), noindex: true, isCacheable: true },
    '/blog': { status: 200, html: html('Blog'), noindex: false, isCacheable: true },
    '/away': { status: 503, html: html('Away'), noindex: true, isCacheable: false },
    '/half': { status: 200, html: html('Half'), noindex: false, isCacheable: true },
    '/reset-password': {
      status: 200,
      html: html('Reset Password'),
      noindex: true,
      isCacheable: true,
      isConfidential: true,
    },
    '/moved': { status: 302, html: '', location: '/my-plans?x=1#y', noindex: true, isCacheable: false },
    '/tricked': { status: 302, html: '', location: '//evil.test/x', noindex: true, isCacheable: false },
  };
  const render = async (request: PageRequest): Promise<RenderedPage> => {
    requests.push(request);
    const { pathname } = new URL(request.url);
    if (pathname === '/blog') await request.read('/api/blog-posts');
    if (pathname === '/half') await request.read('/api/blog-posts/none').catch(() => {});
    await request.queue?.(async () => {});
    if (pathname === '/broken') throw new Error('a private detail');
    return (
      pages[pathname] ?? { status: 404, html: html('404 Page Not Found'), noindex: true, isCacheable: true }
    );
  };
  return {
    requests,
    renderer: {
      inlineScripts: [INLINE_SCRIPT],
      colorModeScript: INLINE_SCRIPT,
      lastModified: { '/guides/healthcare': '2026-11-20' },
      variantOf: (path: string, search: string): PageVariant => {
        const params = new URLSearchParams(search);
        if (path === '/blog' && params.has('q')) {
          return {
            url: `/blog?q=${encodeURIComponent(params.get('q') ?? '')}`,
            values: async () => 'arbitrary',
          };
        }
        const isKnown = path in pages || path === '/broken';
        const plan = path === '/' && params.has('plan') ? '?plan=' : '';
        return { url: isKnown ? path + plan : '/*', values: async () => 'fixed' };
      },
      render,
    },
  };
}

export interface TestSite extends TestApp {
  /** Folder of its files. */
  readonly staticDir: string;
}

interface TestSiteOptions extends TestAppOptions {
  readonly renderer?: PageRenderer;
}

/** Starts the application like {@link startSite}, and closes it at the end of the test. */
export async function startSiteForTest(options?: TestSiteOptions): Promise<TestSite> {
  const site = await startSite(options);
  onTestFinished(() => site.close());
  return site;
}

/** Starts the application with the stub site. */
export async function startSite({
  renderer = stubRenderer().renderer,
  ...options
}: TestSiteOptions = {}): Promise<TestSite> {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  const staticDir = writeBuiltFiles(folder);
  const app = await startApp({ pages: { renderer, staticDir }, ...options });
  const close = async () => {
    await app.close();
    rmSync(folder, { recursive: true });
  };
  return { ...app, staticDir, close };
}
