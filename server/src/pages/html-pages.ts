import { createHash } from 'node:crypto';
import type { Context, Middleware } from 'koa';
import { compressed, KEPT, ONCE } from '../http/compress.ts';
import { encodingFor } from '../http/prepared.ts';
import { isOutage, type PublicData, SHORTLY_KEPT, UNKNOWN_REVISION } from '../public-data.ts';
import { Recent } from '../recent.ts';
import { pagePolicy } from './content-policy.ts';
import type { Pages } from './pages.ts';
import type { RenderedPage } from './renderer.ts';

const MAX_KEPT_BYTES = 64 * 2 ** 20;
/** Routes are found by other spellings too, of which there is no end: these are not kept. */
const PLAIN_PATH = /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/;
/** The policies that may make HTML of text: for a post's content, and for the editor and its clipboard. */
const SITE_TYPES = ['dompurify'] as const;
const ADMIN_TYPES = ['rich-text', 'ProseMirrorClipboard', ...SITE_TYPES] as const;

export interface HtmlOptions {
  /** The address that visitors use. */
  readonly origin: string;
  readonly sessionCookie: string;
  /** What the pages read. */
  readonly data: PublicData;
}

interface PreparedPage {
  readonly page: RenderedPage;
  readonly etag: string;
  readonly bytes: Readonly<Record<'br' | 'gzip' | 'identity', Buffer>>;
  /** What the page's data were called when it was made; undefined where it has read none. */
  readonly revision: string | undefined;
  /** Shows what was published, all of it. */
  readonly showsPosts: boolean;
}

/** Pages rendered on the server. They hold nothing private, so one copy serves everyone. */
export function htmlPages(
  { renderer, development }: Pages,
  { origin, sessionCookie, data }: HtmlOptions,
): Middleware {
  const policies = {
    site: pagePolicy({ inlineScripts: renderer.inlineScripts, trustedTypes: SITE_TYPES }),
    admin: pagePolicy({ inlineScripts: renderer.inlineScripts, trustedTypes: ADMIN_TYPES }),
    embed: pagePolicy({
      inlineScripts: renderer.inlineScripts,
      trustedTypes: SITE_TYPES,
      framesOwn: true,
    }),
  };
  const kept = new Recent<PreparedPage>(MAX_KEPT_BYTES, ({ bytes: { br, gzip, identity } }) => {
    return br.length + gzip.length + identity.length;
  });

  const prepare = async (ctx: Context): Promise<PreparedPage> => {
    const hasSession = ctx.cookies.get(sessionCookie) !== undefined;
    const key = `${hasSession} ${ctx.path}`;
    const found = ctx.search === '' ? kept.get(key) : undefined;
    if (found && (await isCurrent(found, data))) return found;
    const reading = watchedReads(data);
    const page = await renderer.render({
      url: origin + ctx.path + ctx.search,
      hasSession,
      read: reading.read,
    });
    // What the page showed last is better than a page without it.
    if (found && reading.outage()) return found;
    if (found) kept.delete(key);
    const isPlain = ctx.search === '' && PLAIN_PATH.test(ctx.path);
    const isWhole = page.cacheable && !page.confidential && !reading.failed() && !development;
    const keep = isWhole && isPlain;
    const revision = reading.revision();
    const prepared = {
      ...(await compressedPage(page, keep ? KEPT : ONCE)),
      revision,
      showsPosts: isWhole && revision !== undefined,
    };
    if (keep) kept.set(key, prepared);
    return prepared;
  };

  return async (ctx) => {
    const { page, etag, bytes, showsPosts } = await prepare(ctx);
    ctx.status = page.status;
    if (page.location !== undefined) ctx.set('Location', ownPath(page.location, origin));
    if (page.noindex) ctx.set('X-Robots-Tag', 'noindex');
    if (page.status === 503) ctx.set('Retry-After', '2');
    if (development) ctx.remove('Content-Security-Policy');
    else ctx.set('Content-Security-Policy', policies[kindOf(ctx.path)]);
    ctx.set('Content-Type', 'text/html; charset=utf-8');
    if (page.confidential) ctx.set({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' });
    else {
      const isForAnyone = showsPosts && ctx.headers.cookie === undefined;
      ctx.set({ 'Cache-Control': isForAnyone ? SHORTLY_KEPT : 'no-cache', ETag: etag });
    }
    ctx.vary('Accept-Encoding, Cookie');
    if (page.status === 200 && ctx.fresh) {
      ctx.status = 304;
      return;
    }
    const encoding = encodingFor(ctx, bytes);
    if (encoding !== 'identity') ctx.set('Content-Encoding', encoding);
    ctx.body = bytes[encoding];
  };
}

/** However the path is spelt: the router reads it decoded, and in any case. */
function kindOf(path: string): 'site' | 'admin' | 'embed' {
  const plain = decoded(path);
  if (/^\/admin(?:\/|$)/i.test(plain)) return 'admin';
  return /^\/embed\/?$/i.test(plain) ? 'embed' : 'site';
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** A redirect never leaves the site, whatever made the address. */
function ownPath(location: string, origin: string): string {
  const url = URL.parse(location, origin);
  return url?.origin === origin ? url.pathname + url.search + url.hash : '/';
}

async function compressedPage(
  page: RenderedPage,
  quality: number,
): Promise<Pick<PreparedPage, 'page' | 'etag' | 'bytes'>> {
  const identity = Buffer.from(page.html);
  // Weak: the same page in three encodings.
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  return { page, etag, bytes: await compressed(identity, quality) };
}

/** While it cannot be learned whether something changed, what is kept is better than nothing. */
async function isCurrent({ revision }: PreparedPage, data: PublicData): Promise<boolean> {
  return revision === undefined || revision === (await data.revision().catch(() => revision));
}

/** Reads for one page, and what is to be known of them afterwards. */
function watchedReads(data: PublicData) {
  let revision: string | undefined;
  let failed = false;
  let outage = false;
  const learnRevision = () =>
    data.revision().catch((error: unknown) => {
      if (isOutage(error)) return UNKNOWN_REVISION;
      throw error;
    });
  return {
    // The revision first: what changes while it is read makes the page old, not wrong for ever.
    read: async (path: string): Promise<unknown> => {
      try {
        revision ??= await learnRevision();
        return await data.read(path);
      } catch (error) {
        failed = true;
        outage ||= isOutage(error);
        throw error;
      }
    },
    revision: () => revision,
    failed: () => failed,
    /** Some of it could not be read now, but perhaps later. */
    outage: () => outage,
  };
}
