import { createHash } from 'node:crypto';
import type { Context, Middleware } from 'koa';
import { LRUCache } from 'lru-cache';
import { CACHE_BRIEFLY, isOutage, type PublicData, UNKNOWN_REVISION } from '../cache/public-data.ts';
import { encodingFor, TAG_LENGTH } from '../http/cached-response.ts';
import { COMPRESSION, compress } from '../http/compress.ts';
import { NO_TRANSFORM } from '../http/middleware/security-headers.ts';
import { canonicalPath, isPagePath } from '../http/paths.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import type { Pages, RenderedPage } from './renderer.ts';

const MAX_CACHED_BYTES = 64 * 2 ** 20;
/** Trusted Types policies: for a post's content, and for the editor and its clipboard. */
const SITE_TYPES = ['dompurify'] as const;
const ADMIN_TYPES = ['rich-text', 'ProseMirrorClipboard', ...SITE_TYPES] as const;

export interface HtmlOptions {
  /** Public origin of the site. */
  readonly origin: string;
  readonly sessionCookie: string;
  readonly adminCookie: string;
  /** True to leave out the testimonials and user counts. */
  readonly hideClaims: boolean;
  /** Data that pages show. */
  readonly data: PublicData;
}

interface CachedPage {
  readonly page: RenderedPage;
  readonly etag: string;
  readonly bytes: Readonly<Record<'br' | 'gzip' | 'identity', Buffer>>;
  /** Revision of the posts that the page shows; undefined if it shows none. */
  readonly revision: string | undefined;
  /** True if the page shows posts and is complete. */
  readonly showsPosts: boolean;
}

/** Serves pages rendered on the server. They contain no private data, so all visitors share the cached pages. */
export function htmlPages(
  { renderer, development }: Pages,
  { origin, sessionCookie, adminCookie, hideClaims, data }: HtmlOptions,
): Middleware {
  const policies = {
    site: contentSecurityPolicy({ inlineScripts: renderer.inlineScripts, trustedTypes: SITE_TYPES }),
    admin: contentSecurityPolicy({ inlineScripts: renderer.inlineScripts, trustedTypes: ADMIN_TYPES }),
    embed: contentSecurityPolicy({
      inlineScripts: renderer.inlineScripts,
      trustedTypes: SITE_TYPES,
      framesWidget: true,
    }),
  };
  const cache = new LRUCache<string, CachedPage>({
    maxSize: MAX_CACHED_BYTES,
    sizeCalculation: ({ bytes: { br, gzip, identity } }) => br.length + gzip.length + identity.length,
  });

  const cachedOrRendered = async (ctx: Context): Promise<CachedPage> => {
    const hasSession = ctx.cookies.get(sessionCookie) !== undefined;
    const hasAdminSession = ctx.cookies.get(adminCookie) !== undefined;
    // Pages contain the year in which they are rendered, and calculate with it.
    const pageKey = `${new Date().getFullYear()} ${hasSession} ${hasAdminSession} ${ctx.path}`;
    const { search, hasValues } = relevantQuery(ctx, renderer);
    const key = `${pageKey}${search}`;
    const cached = hasValues ? undefined : cache.get(key);
    if (cached && (await isCurrent(cached, data))) return cached;
    const reading = trackReads(data);
    const page = await renderer.render({
      url: origin + ctx.path + search,
      hasSession,
      hasAdminSession,
      hideClaims,
      read: reading.read,
    });
    // During an outage, the last page is better than an error.
    if (cached && reading.outage()) return cached;
    if (cached) cache.delete(key);
    const isPlain = !hasValues && isPagePath(ctx.path);
    const isComplete = page.cacheable && !page.confidential && !reading.failed() && !development;
    const isCacheable = isComplete && isPlain;
    const revision = reading.revision();
    const rendered = {
      ...(await compressPage(page, isCacheable ? COMPRESSION.cached : COMPRESSION.once)),
      revision,
      showsPosts: isComplete && revision !== undefined,
    };
    if (isCacheable) cache.set(key, rendered);
    return rendered;
  };

  return async (ctx) => {
    const canonical = canonicalPath(ctx.path);
    if (canonical !== undefined && canonical !== ctx.path) {
      redirectTo(ctx, canonical + ctx.search);
      return;
    }
    const rendered = await cachedOrRendered(ctx);
    if (development) ctx.remove('Content-Security-Policy');
    else ctx.set('Content-Security-Policy', policies[areaOf(ctx.path)]);
    sendPage(ctx, rendered, origin);
  };
}

/** Redirects to the canonical URL of a page. The path may contain a secret. */
function redirectTo(ctx: Context, location: string): void {
  ctx.status = 301;
  ctx.set({ Location: location, 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' });
}

/** Sends a page, or a 304 if the browser has it already. */
function sendPage(ctx: Context, { page, etag, bytes, showsPosts }: CachedPage, origin: string): void {
  ctx.status = page.status;
  if (page.location !== undefined) ctx.set('Location', localPath(page.location, origin));
  if (page.noindex) ctx.set('X-Robots-Tag', 'noindex');
  if (page.status === 503) ctx.set('Retry-After', '2');
  ctx.set('Content-Type', 'text/html; charset=utf-8');
  const isForAnyone = showsPosts && ctx.headers.cookie === undefined;
  const caching = page.confidential ? 'no-store' : isForAnyone ? CACHE_BRIEFLY : 'no-cache';
  ctx.set('Cache-Control', `${caching}, ${NO_TRANSFORM}`);
  if (page.confidential) ctx.set('Referrer-Policy', 'no-referrer');
  else ctx.set('ETag', etag);
  ctx.vary('Accept-Encoding, Cookie');
  if (page.status === 200 && ctx.fresh) {
    ctx.status = 304;
    return;
  }
  const encoding = encodingFor(ctx, bytes);
  if (encoding !== 'identity') ctx.set('Content-Encoding', encoding);
  ctx.body = bytes[encoding];
}

interface RelevantQuery {
  readonly search: string;
  /** True if the page depends on values of parameters: their number is unlimited, so the page is not cached. */
  readonly hasValues: boolean;
}

/**
 * Returns the query without parameters that the page ignores, such as `utm_source`, and without values of parameters of
 * which only the presence matters: pages are rendered and cached by this query.
 */
function relevantQuery(
  { path, search }: Context,
  { parametersOf, valuelessParameters = [] }: Pages['renderer'],
): RelevantQuery {
  if (search === '') return { search, hasValues: false };
  const names = parametersOf(path);
  const given = [...new URLSearchParams(search)].filter(([name]) => names.includes(name));
  const query = new URLSearchParams(given);
  for (const name of valuelessParameters) if (query.has(name)) query.set(name, '');
  return {
    search: query.size === 0 ? '' : `?${query}`,
    hasValues: given.some(([name]) => !valuelessParameters.includes(name)),
  };
}

/** Returns the area of a path. Other spellings of it were redirected. */
function areaOf(path: string): 'site' | 'admin' | 'embed' {
  if (/^\/admin(?:\/|$)/.test(path)) return 'admin';
  return path === '/embed' ? 'embed' : 'site';
}

/** Decodes a path; returns invalid encodings unchanged. */
export function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Returns a redirect target within the site; `/` for any other URL. */
function localPath(location: string, origin: string): string {
  const url = URL.parse(location, origin);
  return url?.origin === origin ? url.pathname + url.search + url.hash : '/';
}

async function compressPage(
  page: RenderedPage,
  quality: number,
): Promise<Pick<CachedPage, 'page' | 'etag' | 'bytes'>> {
  const identity = Buffer.from(page.html);
  // Weak, because the same page has three encodings.
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, TAG_LENGTH)}"`;
  return { page, etag, bytes: await compress(identity, quality) };
}

/** Returns true if the posts have not changed, or if the database is unavailable. */
async function isCurrent({ revision }: CachedPage, data: PublicData): Promise<boolean> {
  return revision === undefined || revision === (await data.revision().catch(() => revision));
}

/** Wraps the reads of one page, and records the revision and failures. */
function trackReads(data: PublicData) {
  let revision: string | undefined;
  let failed = false;
  let outage = false;
  const readRevision = () =>
    data.revision().catch((error: unknown) => {
      if (isOutage(error)) return UNKNOWN_REVISION;
      throw error;
    });
  return {
    // The revision is read first, so that a change during the reads makes the page stale.
    read: async (path: string): Promise<unknown> => {
      try {
        revision ??= await readRevision();
        return await data.read(path);
      } catch (error) {
        failed = true;
        outage ||= isOutage(error);
        throw error;
      }
    },
    revision: () => revision,
    failed: () => failed,
    /** Returns true if a read failed because the database is unavailable. */
    outage: () => outage,
  };
}
