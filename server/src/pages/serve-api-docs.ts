import type { Context, Middleware } from 'koa';
import { VersionedCache } from '../cache/versioned-lru-cache.ts';
import { Prepared, sendPrepared } from '../http/cached-response.ts';
import { compressed, KEPT } from '../http/compress.ts';
import { Failure } from '../http/http-error.ts';

interface Doc {
  readonly type: string;
  readonly text: () => Promise<string>;
}

/** Its own style sheet, and nothing else: the page has no script and asks nobody. */
const POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Texts that are the same until the next version of the program, made when they are first asked for. */
export function serveApiDocs(docs: Readonly<Record<string, Doc>>): Middleware {
  const cache = new VersionedCache<Prepared>(Object.keys(docs).length);
  const make = async ({ type, text }: Doc) =>
    new Prepared({
      type: `${type}; charset=utf-8`,
      bytes: await compressed(Buffer.from(await text()), KEPT),
      cacheControl: 'public, max-age=300',
      headers: { 'Content-Security-Policy': POLICY },
    });
  const answer = async (ctx: Context, doc: Doc) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') {
      throw new Failure('method_not_allowed', { allow: ['GET', 'HEAD'] });
    }
    const prepared = await cache.get(ctx.path, '', () => make(doc));
    ctx.status = 200;
    sendPrepared(ctx, prepared);
  };
  return (ctx, next) => {
    const doc = Object.hasOwn(docs, ctx.path) ? docs[ctx.path] : undefined;
    return doc ? answer(ctx, doc) : next();
  };
}
