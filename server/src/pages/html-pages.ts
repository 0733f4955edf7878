import type { Context, Middleware } from 'koa';
import { LRUCache } from 'lru-cache';
import type { PageValues, RenderedPage } from '../../contract/index.ts';
import { CACHE_BRIEFLY, isOutage, type PublicData, UNKNOWN_REVISION } from '../cache/public-data.ts';
import { encodingFor, tagOf } from '../http/cached-response.ts';
import { COMPRESSION, compress } from '../http/compress.ts';
import { NO_TRANSFORM } from '../http/middleware/security-headers.ts';
import { canonicalPath, redirectKey } from '../http/paths.ts';
import { createJobQueue } from '../jobs/job-queue.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import type { Pages } from './renderer.ts';

const MB = 2 ** 20;
/** Sizes of the caches. Each kind of page has a separate cache, so that requests with made-up values evict no other page. */
const MAX_CACHED_BYTES: Readonly<Record<PageValues, number>> = {
  fixed: 24 * MB,
  stored: 32 * MB,
  arbitrary: 8 * MB,
};
/** One page with made-up values is rendered at a time. In between, the server handles other requests. */
const ARBITRARY_PAGE_QUEUE = { concurrency: 1, maxQueued: 50 };
/** Trusted Types policies: for a post's content, and for the editor and its clipboard. */
const SITE_TYPES = ['dompurify'] as const;
const ADMIN_TYPES = ['rich-text', 'ProseMirrorClipboard', ...SITE_TYPES] as const;

export interface HtmlOptions {
  readonly origin: string;
  readonly sessionCookie: string;
  readonly adminCookie: string;
  /** True to leave out the testimonials and user counts. */
  readonly hideClaims: boolean;
  readonly data: PublicData;
  /** Returns the path of this site to which visitors of a path without a page are sent, by its `redirectKey`. */
  readonly redirectOf?: (key: string) => Promise<string | undefined>;
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
  { origin, sessionCookie, adminCookie, hideClaims, data, redirectOf }: HtmlOptions,
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
  const cache = createPageCache();
  const queueArbitrary = createJobQueue(ARBITRARY_PAGE_QUEUE);

  const cachedOrRendered = async (ctx: Context): Promise<CachedPage> => {
    const hasSession = ctx.cookies.get(sessionCookie) !== undefined;
    const hasAdminSession = ctx.cookies.get(adminCookie) !== undefined;
    const variant = renderer.variantOf(ctx.path, ctx.search);
    const url = origin + variant.url;
    // Pages contain the year in which they are rendered, and calculate with it.
    const key = `${new Date().getFullYear()} ${hasSession} ${hasAdminSession} ${url}`;
    const cached = cache.get(key);
    if (cached && (await isCurrent(cached, data))) return cached;
    const reading = trackReads(data);
    const values = await variant.values(reading.read);
    const page = await renderer.render({
      url,
      hasSession,
      hasAdminSession,
      hideClaims,
      read: reading.read,
      ...(values === 'arbitrary' && { queue: queueArbitrary }),
    });
    // During an outage, the last page is better than an error.
    if (cached && reading.outage()) return cached;
    cache.delete(key);
    const isComplete = page.isCacheable && !reading.failed() && !development;
    const isCacheable = isComplete && !containsSecret(page, values);
    const revision = reading.revision();
    const cachedPage = {
      ...(await compressPage(page, COMPRESSION[isCacheable && values !== 'arbitrary' ? 'cached' : 'once'])),
      revision,
      showsPosts: isComplete && !page.isConfidential && revision !== undefined,
    };
    if (isCacheable) cache.set(key, values, cachedPage);
    return cachedPage;
  };

  return async (ctx) => {
    const canonical = canonicalPath(ctx.path);
    if (canonical !== undefined && canonical !== ctx.path) {
      redirectTo(ctx, canonical + ctx.search);
      return;
    }
    const cachedPage = await cachedOrRendered(ctx);
    const key = cachedPage.page.status === 404 || ctx.path === '/' ? redirectKey(ctx.path + ctx.search) : '/';
    const target = key === '/' ? undefined : await redirectOf?.(key);
    if (target !== undefined) {
      sendMoved(ctx, localPath(target, origin), key.startsWith('/?') ? '' : ctx.search);
      return;
    }
    if (development) ctx.remove('Content-Security-Policy');
    else ctx.set('Content-Security-Policy', policies[areaOf(ctx.path)]);
    sendPage(ctx, cachedPage, origin);
  };
}

/** Creates the caches of the three kinds of pages. The kind of a page may change, for example when a post is deleted. */
function createPageCache() {
  const createCache = (maxSize: number) =>
    new LRUCache<string, CachedPage>({
      maxSize,
      sizeCalculation: ({ bytes: { br, gzip, identity } }) => br.length + gzip.length + identity.length,
    });
  const caches = {
    fixed: createCache(MAX_CACHED_BYTES.fixed),
    stored: createCache(MAX_CACHED_BYTES.stored),
    arbitrary: createCache(MAX_CACHED_BYTES.arbitrary),
  };
  return {
    get: (key: string) => caches.fixed.get(key) ?? caches.stored.get(key) ?? caches.arbitrary.get(key),
    set: (key: string, kind: PageValues, page: CachedPage) => caches[kind].set(key, page),
    delete: (key: string) => {
      for (const cache of Object.values(caches)) cache.delete(key);
    },
  };
}

/** Redirects to the canonical URL of a page. The path may contain a secret. */
function redirectTo(ctx: Context, location: string): void {
  ctx.status = 301;
  ctx.set({ Location: location, 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' });
}

/** Sends visitors of an earlier path to a page. Their query stays, unless it was that of the post or the target has its own. */
function sendMoved(ctx: Context, target: string, search: string): void {
  ctx.status = 301;
  // Browsers store a 301 for ever otherwise, and an admin may change it.
  ctx.set({ Location: /[?#]/.test(target) ? target : target + search, 'Cache-Control': 'no-cache' });
}

/** Sends a page, or a 304 if the browser has it already. */
function sendPage(ctx: Context, { page, etag, bytes, showsPosts }: CachedPage, origin: string): void {
  ctx.status = page.status;
  if (page.location !== undefined) ctx.set('Location', localPath(page.location, origin));
  if (page.noindex) ctx.set('X-Robots-Tag', 'noindex');
  if (page.status === 503) ctx.set('Retry-After', '2');
  ctx.set('Content-Type', 'text/html; charset=utf-8');
  const isForAnyone = showsPosts && ctx.headers.cookie === undefined;
  const caching = page.isConfidential ? 'no-store' : isForAnyone ? CACHE_BRIEFLY : 'no-cache';
  ctx.set('Cache-Control', `${caching}, ${NO_TRANSFORM}`);
  if (page.isConfidential) ctx.set('Referrer-Policy', 'no-referrer');
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

/** Returns true if a page was rendered for a secret in its URL, not only for the route. */
const containsSecret = ({ isConfidential = false }: RenderedPage, values: PageValues): boolean =>
  isConfidential && values === 'arbitrary';

/** Returns the area of a path. Other spellings of it were redirected. */
function areaOf(path: string): 'site' | 'admin' | 'embed' {
  if (/^\/admin(?:\/|$)/.test(path)) return 'admin';
  return path === '/embed' ? 'embed' : 'site';
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
  const etag = `W/"${tagOf(identity)}"`;
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
  let outage: unknown;
  const readRevision = () =>
    data.revision().catch((error: unknown) => {
      if (isOutage(error)) return UNKNOWN_REVISION;
      throw error;
    });
  return {
    // The revision is read first, so that a change during the reads makes the page stale.
    read: async (path: string): Promise<unknown> => {
      // Each read may wait for the database until it times out.
      if (outage !== undefined) throw outage;
      try {
        revision ??= await readRevision();
        return await data.read(path);
      } catch (error) {
        failed = true;
        if (isOutage(error)) outage = error;
        throw error;
      }
    },
    revision: () => revision,
    failed: () => failed,
    /** Returns true if a read failed because the database is unavailable. */
    outage: () => outage !== undefined,
  };
}
