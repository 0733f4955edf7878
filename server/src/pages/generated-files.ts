import type { Middleware } from 'koa';
import { endpoints, type PostSummary } from '../../contract/index.ts';
import { isOutage, type PublicData, UNKNOWN_REVISION } from '../cache/public-data.ts';
import { VersionedLruCache } from '../cache/versioned-lru-cache.ts';
import { CachedResponse, sendCachedResponse } from '../http/cached-response.ts';
import { COMPRESSION, compress } from '../http/compress.ts';
import { changesFeed } from './changes-feed.ts';
import { factsJson, factsSchema } from './facts-file.ts';
import { feedXml } from './feed.ts';
import { llmsText } from './llms-text.ts';

/** Dates of the last change, by path. */
type LastModified = Readonly<Record<string, string>>;

interface GeneratedFile {
  readonly type: string;
  readonly text: (data: PublicData, origin: string, lastModified: LastModified) => Promise<string>;
  /** True if the file does not depend on posts. */
  readonly isConstant?: true;
}

function constantFile(type: string, textOf: (origin: string) => string): GeneratedFile {
  return { type, text: async (_, origin) => textOf(origin), isConstant: true };
}

/** A day before the first release. */
const FIRST_DAY = '2026-01-01';

const files: Readonly<Record<string, GeneratedFile>> = {
  '/feed.xml': { type: 'application/atom+xml', text: (...args) => feed('atom', ...args) },
  '/rss.xml': { type: 'application/rss+xml', text: (...args) => feed('rss', ...args) },
  '/sitemap.xml': { type: 'application/xml', text: sitemapXml },
  '/robots.txt': constantFile('text/plain', robotsText),
  '/llms.txt': constantFile('text/plain', llmsText),
  '/facts.json': constantFile('application/json', factsJson),
  '/facts.schema.json': constantFile('application/schema+json', factsSchema),
  '/changes.xml': constantFile('application/atom+xml', changesFeed),
};

export function generatedFiles(data: PublicData, origin: string, lastModified: LastModified): Middleware {
  const cache = new VersionedLruCache<CachedResponse>(Object.keys(files).length, isOutage);
  const generate = async ({ type, text }: GeneratedFile) =>
    new CachedResponse({
      type: `${type}; charset=utf-8`,
      bytes: await compress(Buffer.from(await text(data, origin, lastModified)), COMPRESSION.cached),
      cacheControl: 'public, max-age=300',
    });
  const current = async (path: string, file: GeneratedFile): Promise<CachedResponse> => {
    try {
      const version = file.isConstant ? '' : await data.revision();
      return await cache.get(path, version, () => generate(file));
    } catch (error) {
      if (!isOutage(error)) throw error;
      return cache.latest(path) ?? cache.get(path, UNKNOWN_REVISION, () => generate(file));
    }
  };
  return async (ctx, next) => {
    const file = Object.hasOwn(files, ctx.path) ? files[ctx.path] : undefined;
    if (!file) return next();
    const response = await current(ctx.path, file);
    ctx.status = 200;
    sendCachedResponse(ctx, response);
  };
}

/** Returns the feed of posts. If there are none, it is as old as the last change of the site's pages. */
function feed(format: 'atom' | 'rss', data: PublicData, origin: string, lastModified: LastModified) {
  return feedXml(format, data, origin, Object.values(lastModified).toSorted().at(-1) ?? FIRST_DAY);
}

function robotsText(origin: string): string {
  return [
    'User-agent: *',
    'Allow: /api/images/',
    'Disallow: /api/',
    'Disallow: /admin/',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}

const PAGES_WITH_POSTS: readonly string[] = ['/', '/blog'];

/** Returns a sitemap of all public pages, with dates of the last change where known. */
async function sitemapXml(
  data: PublicData,
  origin: string,
  lastModified: Readonly<Record<string, string>>,
): Promise<string> {
  const posts = (await data.read(endpoints.listPosts.path)) as readonly PostSummary[];
  const postDates = posts.map(({ updatedAt }) => updatedAt);
  const findLastDate = (path: string): string | undefined =>
    [lastModified[path], ...(PAGES_WITH_POSTS.includes(path) ? postDates : [])]
      .filter((date) => date !== undefined)
      .toSorted()
      .at(-1);
  const pages = [
    ...publicPaths.map((path) => urlElement(origin + path, findLastDate(path))),
    ...posts.map(({ slug, updatedAt }) => urlElement(`${origin}/blog/${slug}`, updatedAt)),
  ];
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages,
    '</urlset>',
    '',
  ].join('\n');
}

function urlElement(url: string, lastModified?: string): string {
  const lastmod = lastModified === undefined ? '' : `<lastmod>${lastModified}</lastmod>`;
  return `<url><loc>${url.replaceAll('&', '&amp;')}</loc>${lastmod}</url>`;
}

/** Public pages, without posts of the blog. */
export const publicPaths: readonly string[] = [
  '/',
  '/outlook',
  '/blog',
  '/embed',
  '/embed/privacy',
  '/embed/accessibility',
  '/docs/api',
  '/guides',
  '/guides/retirement-planning',
  '/guides/investment-strategies',
  '/guides/social-security',
  '/guides/tax-planning',
  '/guides/healthcare',
  '/explainers',
  '/explainers/4-percent-rule',
  '/explainers/allocation',
  '/explainers/social-security',
  '/explainers/taxes',
  '/privacy-policy',
  '/terms-of-service',
  '/cookie-policy',
  '/disclaimer',
  '/facts',
  '/how-we-calculate',
  '/sitemap-page',
  '/login',
  '/register',
  '/forgot-password',
];
