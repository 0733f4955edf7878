import type { IncomingMessage } from 'node:http';
import type { Middleware } from 'koa';
import sirv from 'sirv';
import { DAY_S, YEAR_S } from '../durations.ts';
import { assertGet } from '../http/assert-get.ts';
import { decodePath, isApi } from '../http/paths.ts';
import { cards } from './card/cards.ts';
import { generatedFiles } from './generated-files.ts';
import { type HtmlOptions, htmlPages } from './html-pages.ts';
import type { Pages } from './renderer.ts';

interface PageOptions extends HtmlOptions {
  /** Called before a card is drawn. Throws if the client has had too many. */
  readonly limitCards: (request: IncomingMessage) => Promise<unknown>;
}

/** Serves generated files, files of the build and rendered pages: everything but the API. */
export function servePages(pages: Pages, options: PageOptions): Middleware {
  const files = pages.middleware ?? staticFiles(pages.staticDir);
  const generated = generatedFiles(options.data, options.origin, pages.renderer.lastModified);
  const card = cards(options.origin, options.limitCards);
  const html = htmlPages(pages, options);
  return async (ctx, next) => {
    if (isApi(ctx.path)) return next();
    assertGet(ctx);
    return generated(ctx, () => card(ctx, () => files(ctx, () => html(ctx, async () => {}))));
  };
}

/** Files with a content hash in their names. */
const HASHED = /^\/assets\//;
const ICON = /^\/favicon\.(?:ico|svg)$/;
/** Images for other origins: icons (a sandboxed page has an opaque origin), link previews, and newsletters in webmail. */
const OPEN_IMAGE =
  /^\/(?:favicon\.(?:ico|svg)|share\.png|category-pictures\/[a-z-]+\.png|samples\/[a-z0-9-]+\.jpg)$/;
/** Files that have no URL: source maps, and compressed copies, which only the Accept-Encoding header selects. */
const HIDDEN = /\.(?:map|br|gz|html)$/i;

/** Serves the files of the site's build. They are listed once at the start, so no request can read outside the folder. */
function staticFiles(folder: string): Middleware {
  const serve = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    extensions: [],
    setHeaders: (res, path) => {
      res.setHeader('Cache-Control', cacheControl(path));
      if (OPEN_IMAGE.test(path)) res.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
      // sirv does not know the type of these files.
      if (path.endsWith('.ico')) res.setHeader('Content-Type', 'image/x-icon');
    },
  });
  return (ctx, next) => {
    if (HIDDEN.test(decodePath(ctx.path)) || ctx.path.endsWith('/')) return next();
    // Ranges are not needed, and would be ambiguous with compressed copies.
    delete ctx.req.headers.range;
    return new Promise<void>((resolve, reject) => {
      ctx.res.once('close', resolve);
      // A new build may have removed the file: only this response fails, and the server keeps running.
      ctx.res.once('pipe', (file) => file.once('error', () => ctx.res.destroy()));
      ctx.respond = false;
      ctx.res.statusCode = 200;
      serve(ctx.req, ctx.res, () => {
        ctx.res.off('close', resolve);
        ctx.respond = true;
        ctx.res.statusCode = 404;
        next().then(resolve, reject);
      });
    });
  };
}

function cacheControl(path: string): string {
  if (HASHED.test(path)) return `public, max-age=${YEAR_S}, immutable`;
  return ICON.test(path) ? `public, max-age=${DAY_S}` : 'no-cache';
}

/**
 * Redirects GET and HEAD requests for which `targetOf` returns a path. The response is not cached, and the target gets no
 * `Referer` header, because paths may contain secrets.
 */
export function redirect(targetOf: (path: string) => string | undefined): Middleware {
  return (ctx, next) => {
    const target = ctx.method === 'GET' || ctx.method === 'HEAD' ? targetOf(ctx.path) : undefined;
    if (target === undefined) return next();
    ctx.status = 303;
    ctx.set({ Location: target, 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' });
    return undefined;
  };
}
