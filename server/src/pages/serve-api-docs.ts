import type { Context, Middleware } from 'koa';
import { VersionedLruCache } from '../cache/versioned-lru-cache.ts';
import { CachedResponse, sendCachedResponse } from '../http/cached-response.ts';
import { COMPRESSION, compress } from '../http/compress.ts';
import { requireGet } from '../http/require-get.ts';
import { sourceHash } from './content-security-policy.ts';

interface Doc {
  readonly type: string;
  /** Source of the only inline script that the document may run. */
  readonly inlineScript?: string | undefined;
  readonly text: () => Promise<string>;
}

/** Allows only the style sheet of the page, the site's fonts and icon, and the inline script by its hash. */
const policyFor = (inlineScript: string | undefined): string =>
  [
    "default-src 'none'",
    ...(inlineScript === undefined ? [] : [`script-src ${sourceHash(inlineScript)}`]),
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/** Serves the API documents. They are generated on the first request. */
export function serveApiDocs(docs: Readonly<Record<string, Doc>>): Middleware {
  const cache = new VersionedLruCache<CachedResponse>(Object.keys(docs).length);
  const generate = async ({ type, inlineScript, text }: Doc) =>
    new CachedResponse({
      type: `${type}; charset=utf-8`,
      bytes: await compress(Buffer.from(await text()), COMPRESSION.cached),
      cacheControl: 'public, max-age=300',
      headers: { 'Content-Security-Policy': policyFor(inlineScript) },
    });
  const serve = async (ctx: Context, doc: Doc) => {
    requireGet(ctx);
    const response = await cache.get(ctx.path, '', () => generate(doc));
    ctx.status = 200;
    sendCachedResponse(ctx, response);
  };
  return (ctx, next) => {
    const doc = Object.hasOwn(docs, ctx.path) ? docs[ctx.path] : undefined;
    return doc ? serve(ctx, doc) : next();
  };
}
