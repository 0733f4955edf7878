import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Middleware } from 'koa';
import { Failure } from '../http/http-error.ts';

interface GalleryPage {
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The pages of the gallery by their addresses. */
export type Gallery = ReadonlyMap<string, GalleryPage>;

const AT = '/embed/gallery/';

/**
 * They run scripts that no page of ours would, so they get an origin of their own, which is nobody's: no cookie,
 * no storage and no call of the site is within their reach. What is opened from them is not in the sandbox.
 */
const SANDBOX =
  "sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox; frame-ancestors 'none'; form-action 'none'";

const HEADERS = {
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex',
  'Referrer-Policy': 'no-referrer',
  // Browsers show no page in a sandbox that has another one.
  'Cross-Origin-Opener-Policy': 'unsafe-none',
};

/** Host pages as the widget's build has written them; none where there is no build. */
export async function loadGallery(folder: string, origin: string): Promise<Gallery> {
  const text = await readFile(join(folder, 'gallery.json'), 'utf8').catch(() => '[]');
  const pages = JSON.parse(text) as { slug: string; html: string; headers: Record<string, string> }[];
  const here = (part: string) => part.replaceAll('{cdn}', origin);
  return new Map(
    pages.map(({ slug, html, headers }) => {
      const own = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, here(value)]));
      const { 'content-security-policy': policy, ...others } = own;
      const policies = policy ? `${SANDBOX}, ${policy}` : SANDBOX;
      return [AT + slug, { html: here(html), headers: { ...others, 'Content-Security-Policy': policies } }];
    }),
  );
}

/** Everything under /embed/gallery/. The list itself is a page of the site. */
export function serveGallery(gallery: Gallery): Middleware {
  return async (ctx, next) => {
    if (!ctx.path.startsWith(AT) || ctx.path === AT) return next();
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') {
      throw new Failure('method_not_allowed', { allow: ['GET', 'HEAD'] });
    }
    const page = gallery.get(ctx.path);
    if (!page) throw new Failure('not_found');
    ctx.status = 200;
    ctx.set({ ...HEADERS, ...page.headers });
    ctx.body = page.html;
  };
}
