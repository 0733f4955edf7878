import type { Context, Middleware } from 'koa';
import { apiDocs } from '../../api-docs/api-docs.ts';
import { VersionedLruCache } from '../cache/versioned-lru-cache.ts';
import { CachedResponse, sendCachedResponse } from '../http/cached-response.ts';
import { COMPRESSION, compress } from '../http/compress.ts';
import { assertGet } from '../http/middleware/request-line.ts';
import { sourceHash } from './content-security-policy.ts';

/** Swagger UI has icons in `data:` URLs. The only inline script is the site's, which sets the theme. */
const policy = (inlineScript: string | undefined): string =>
  [
    "default-src 'none'",
    ["script-src 'self'", ...(inlineScript === undefined ? [] : [sourceHash(inlineScript)])].join(' '),
    "style-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/**
 * Serves the API documents. They are generated on the first request.
 *
 * @param origin Public origin of the site.
 * @param colorModeScript Source of the site's inline script that sets the theme; undefined if the site is not built.
 */
export function serveApiDocs(origin: string, colorModeScript: string | undefined): Middleware {
  const docs = apiDocs(origin, colorModeScript);
  const cache = new VersionedLruCache<CachedResponse>(Object.keys(docs).length);
  const headers = { 'Content-Security-Policy': policy(colorModeScript) };
  const serve = async (ctx: Context, { type, text }: (typeof docs)[string]) => {
    assertGet(ctx);
    // Its content never changes, so it has one version.
    const response = await cache.get(
      ctx.path,
      '',
      async () =>
        new CachedResponse({
          type: `${type}; charset=utf-8`,
          bytes: await compress(Buffer.from(await text()), COMPRESSION.cached),
          cacheControl: 'public, max-age=300',
          headers,
        }),
    );
    ctx.status = 200;
    sendCachedResponse(ctx, response);
  };
  return (ctx, next) => {
    const doc = Object.hasOwn(docs, ctx.path) ? docs[ctx.path] : undefined;
    return doc ? serve(ctx, doc) : next();
  };
}
