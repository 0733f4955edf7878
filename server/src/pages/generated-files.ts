import type { Middleware } from 'koa';
import { isOutage, type PublicData, UNKNOWN_REVISION } from '../cache/public-data.ts';
import { VersionedLruCache } from '../cache/versioned-lru-cache.ts';
import { CachedResponse, sendCachedResponse } from '../http/cached-response.ts';
import { COMPRESSION, compress } from '../http/compress.ts';
import { feedXml } from './feed.ts';
import { sitemapXml } from './sitemap.ts';

/** Dates of the last change, by path. */
type LastModified = Readonly<Record<string, string>>;

interface GeneratedFile {
  readonly type: string;
  readonly text: (data: PublicData, origin: string, lastModified: LastModified) => Promise<string>;
  /** True if the file does not depend on posts. */
  readonly isConstant?: true;
}

const files: Readonly<Record<string, GeneratedFile>> = {
  '/feed.xml': { type: 'application/atom+xml', text: (data, origin) => feedXml('atom', data, origin) },
  '/rss.xml': { type: 'application/rss+xml', text: (data, origin) => feedXml('rss', data, origin) },
  '/sitemap.xml': { type: 'application/xml', text: sitemapXml },
  '/robots.txt': { type: 'text/plain', text: async (_, origin) => robotsText(origin), isConstant: true },
};

/** Serves files that are generated from the posts. */
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
