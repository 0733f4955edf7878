import type { Context, Middleware } from 'koa';
import { VersionedLruCache } from '../cache/versioned-lru-cache.ts';
import { CachedResponse, sendCachedResponse } from '../http/cached-response.ts';
import { COMPRESSION, compress } from '../http/compress.ts';
import { HttpError } from '../http/http-error.ts';

interface Doc {
  readonly type: string;
  readonly text: () => Promise<string>;
}

/** Allows only the style sheet of the page, and the site's fonts and icon. */
const POLICY =
  "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Serves the API documents. They are generated on the first request. */
export function serveApiDocs(docs: Readonly<Record<string, Doc>>): Middleware {
  const cache = new VersionedLruCache<CachedResponse>(Object.keys(docs).length);
  const generate = async ({ type, text }: Doc) =>
    new CachedResponse({
      type: `${type}; charset=utf-8`,
      bytes: await compress(Buffer.from(await text()), COMPRESSION.cached),
      cacheControl: 'public, max-age=300',
      headers: { 'Content-Security-Policy': POLICY },
    });
  const serve = async (ctx: Context, doc: Doc) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') {
      throw new HttpError('method_not_allowed', { allow: ['GET', 'HEAD'] });
    }
    const response = await cache.get(ctx.path, '', () => generate(doc));
    ctx.status = 200;
    sendCachedResponse(ctx, response);
  };
  return (ctx, next) => {
    const doc = Object.hasOwn(docs, ctx.path) ? docs[ctx.path] : undefined;
    return doc ? serve(ctx, doc) : next();
  };
}
