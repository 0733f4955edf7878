import { readFile } from 'node:fs/promises';
import type { Context, Middleware } from 'koa';
import { openApiDocument } from '../../api-docs/openapi.ts';
import { referencePage } from '../../api-docs/reference-page.ts';
import { VersionedLruCache } from '../cache/versioned-lru-cache.ts';
import { assertGet } from '../http/assert-get.ts';
import { CachedResponse, sendCachedResponse } from '../http/cached-response.ts';
import { COMPRESSION, compress } from '../http/compress.ts';
import { sourceHash } from './content-security-policy.ts';

/** Returns the Content-Security-Policy. Swagger UI has icons in `data:` URLs; the only inline script sets the theme. */
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
    // The version is always empty: a document does not change while the server runs.
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

interface ApiDoc {
  readonly type: string;
  readonly text: () => Promise<string>;
}

const readText = (url: string) => () => readFile(new URL(url, import.meta.url), 'utf8');

/**
 * Returns the API documents by URL path: the OpenAPI document, the page of the reference, and the files that it loads.
 *
 * @param origin Public origin of the site.
 * @param colorModeScript Source of the site's inline script that sets the theme; undefined if the site is not built.
 */
const apiDocs = (origin: string, colorModeScript: string | undefined): Readonly<Record<string, ApiDoc>> => ({
  '/api/openapi.json': { type: 'application/json', text: async () => JSON.stringify(openApiDocument()) },
  '/docs/api': { type: 'text/html', text: async () => referencePage(origin, colorModeScript) },
  '/docs/api/reference.js': { type: 'text/javascript', text: readText('../../api-docs/reference.js') },
  '/docs/api/reference.css': { type: 'text/css', text: readText('../../api-docs/reference.css') },
  '/docs/api/swagger-ui.js': {
    type: 'text/javascript',
    text: readText(import.meta.resolve('swagger-ui-dist/swagger-ui-bundle.js')),
  },
  '/docs/api/swagger-ui.css': {
    type: 'text/css',
    text: readText(import.meta.resolve('swagger-ui-dist/swagger-ui.css')),
  },
});
