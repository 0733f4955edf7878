import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Middleware } from 'koa';
import { HttpError } from '../http/http-error.ts';
import { requireGet } from '../http/require-get.ts';

interface GalleryPage {
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Pages of the gallery by path. */
export type Gallery = ReadonlyMap<string, GalleryPage>;

const PREFIX = '/embed/gallery/';

/**
 * The pages run scripts that other pages must not run, so they are sandboxed without an origin: they have no cookies, no
 * storage and no access to the API. Pages opened from them are not sandboxed.
 */
const SANDBOX =
  "sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox; frame-ancestors 'none'; form-action 'none'";

const HEADERS = {
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex',
  'Referrer-Policy': 'no-referrer',
  // Browsers do not show sandboxed pages with another value.
  'Cross-Origin-Opener-Policy': 'unsafe-none',
};

/** Loads the example pages of the widget's build; returns an empty map if there is no build. */
export async function loadGallery(folder: string, origin: string): Promise<Gallery> {
  const text = await readFile(join(folder, 'gallery.json'), 'utf8').catch(() => '[]');
  const pages = JSON.parse(text) as { slug: string; html: string; headers: Record<string, string> }[];
  const withOrigin = (text: string) => text.replaceAll('{cdn}', origin);
  return new Map(
    pages.map(({ slug, html, headers }) => {
      const given = Object.fromEntries(
        Object.entries(headers).map(([name, value]) => [name, withOrigin(value)]),
      );
      const { 'content-security-policy': policy, ...others } = given;
      const policies = policy ? `${SANDBOX}, ${policy}` : SANDBOX;
      return [
        PREFIX + slug,
        { html: withOrigin(html), headers: { ...others, 'Content-Security-Policy': policies } },
      ];
    }),
  );
}

/** Serves the pages under /embed/gallery/. The list itself is a page of the site. */
export function serveGallery(gallery: Gallery): Middleware {
  return async (ctx, next) => {
    if (!ctx.path.startsWith(PREFIX) || ctx.path === PREFIX) return next();
    requireGet(ctx);
    const page = gallery.get(ctx.path);
    if (!page) throw new HttpError('not_found');
    ctx.status = 200;
    ctx.set({ ...HEADERS, ...page.headers });
    ctx.body = page.html;
  };
}
