import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context, Middleware } from 'koa';
import { pagePolicy } from './content-policy.ts';
import type { Pages } from './pages.ts';
import type { RenderedPage } from './renderer.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Quality for a page that is kept, and for one that is made for a single answer. */
const KEPT = 9;
const ONCE = 4;
const MAX_KEPT = 500;

export interface HtmlOptions {
  /** The address that visitors use. */
  readonly origin: string;
  readonly sessionCookie: string;
}

interface PreparedPage {
  readonly page: RenderedPage;
  readonly etag: string;
  readonly bytes: Readonly<Record<'br' | 'gzip' | 'identity', Buffer>>;
}

/** Pages rendered on the server. They hold nothing private, so one copy serves everyone. */
export function htmlPages(
  { renderer, development }: Pages,
  { origin, sessionCookie }: HtmlOptions,
): Middleware {
  const policy = pagePolicy({ inlineScripts: renderer.inlineScripts, trustedTypes: [] });
  const kept = new Map<string, PreparedPage>();

  const prepare = async (ctx: Context): Promise<PreparedPage> => {
    const hasSession = ctx.cookies.get(sessionCookie) !== undefined;
    const key = `${hasSession} ${ctx.path}`;
    const found = ctx.search === '' ? kept.get(key) : undefined;
    if (found) {
      // The order of the map is the order of use: what is asked least makes room first.
      kept.delete(key);
      kept.set(key, found);
      return found;
    }
    const page = await renderer.render({ url: origin + ctx.path + ctx.search, hasSession });
    const keep = page.cacheable && !page.confidential && ctx.search === '' && !development;
    const prepared = await compressed(page, keep ? KEPT : ONCE);
    if (keep) kept.set(key, prepared);
    for (const oldest of kept.keys()) {
      if (kept.size <= MAX_KEPT) break;
      kept.delete(oldest);
    }
    return prepared;
  };

  return async (ctx) => {
    const { page, etag, bytes } = await prepare(ctx);
    ctx.status = page.status;
    if (page.location !== undefined) ctx.set('Location', ownPath(page.location, origin));
    if (page.noindex) ctx.set('X-Robots-Tag', 'noindex');
    if (development) ctx.remove('Content-Security-Policy');
    else ctx.set('Content-Security-Policy', policy);
    ctx.set('Content-Type', 'text/html; charset=utf-8');
    if (page.confidential) ctx.set({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' });
    else ctx.set({ 'Cache-Control': 'no-cache', ETag: etag });
    ctx.vary('Accept-Encoding, Cookie');
    if (page.status === 200 && ctx.fresh) {
      ctx.status = 304;
      return;
    }
    // Asked one by one, because browsers name gzip first but read the smaller br as gladly.
    const encoding = (['br', 'gzip'] as const).find((known) => ctx.acceptsEncodings(known)) ?? 'identity';
    if (encoding !== 'identity') ctx.set('Content-Encoding', encoding);
    ctx.body = bytes[encoding];
  };
}

/** A redirect never leaves the site, whatever made the address. */
function ownPath(location: string, origin: string): string {
  const url = URL.parse(location, origin);
  return url?.origin === origin ? url.pathname + url.search + url.hash : '/';
}

async function compressed(page: RenderedPage, quality: number): Promise<PreparedPage> {
  const identity = Buffer.from(page.html);
  const [br, gz] = await Promise.all([
    compressBrotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
    compressGzip(identity, { level: quality }),
  ]);
  // Weak: the same page in three encodings.
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  return { page, etag, bytes: { br, gzip: gz, identity } };
}
